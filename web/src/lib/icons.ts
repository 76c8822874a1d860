/* Small marks used beside words, as paths of 24 x 24. */
export const ICON = {
  back: "M15 5 8 12l7 7",
  log: "M5 6h.1M9 6h10M5 12h.1M9 12h10M5 18h.1M9 18h7",
  settings:
    "M4 8h9m4 0h3M4 16h3m4 0h9M15 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  hint: "M12 3.5a6 6 0 0 0-3.6 10.8c.6.5 1 1.2 1 2v.4h5.2v-.4c0-.8.4-1.5 1-2A6 6 0 0 0 12 3.5zM9.8 20h4.4",
  undo: "M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-3",
  talk: "M5 5h14v10.5h-8L7 19v-3.5H5zM8.5 9h7M8.5 12h4.5",
  close: "M6 6l12 12M18 6 6 18",
  yes: "M5 12.5 10 17.5 19.5 7",
  no: "M6 6l12 12M18 6 6 18",
  more: "M9 5l7 7-7 7",
  first: "M17 6l-7 6 7 6M7 6v12",
  before: "M15 5 8 12l7 7",
  next: "M9 5l7 7-7 7",
  you: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  last: "M7 6l7 6-7 6M17 6v12",
} as const;

export type IconName = keyof typeof ICON;
