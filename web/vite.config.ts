import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/* `npm run dev` passes what is not the client's to a running `atout --port 8000`. */
const server = process.env.ATOUT ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/atout/static",
    emptyOutDir: true,
    /* No data: addresses and no inline script, so that the server's policy can be strict. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /* How long a slow machine takes is no warning. */
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
