/* The page's address, by the History API. */

const here = () => location.pathname + location.hash;

export const route = $state({ path: location.pathname, hash: location.hash.slice(1) });

function arrive() {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

/** Goes to a place; `instead` of this one, which is not to be come back to. */
export function go(to: string, instead = false) {
  if (instead) history.replaceState(null, "", to);
  else if (to !== here()) history.pushState(null, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Follows links within the house without loading the page anew. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

addEventListener("popstate", arrive);
