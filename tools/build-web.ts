/**
 * Builds the web console into web/dist. Without development packages there is no bundler, and the console serves the
 * API only.
 */
import { fileURLToPath } from "node:url";
import { rememberWebBuild } from "./built-web.ts";

const root = fileURLToPath(new URL("../web", import.meta.url));
const vite = await import("vite").catch(() => null);
if (vite) {
  await vite.build({ root, configFile: `${root}/vite.config.ts`, logLevel: "warn" });
  rememberWebBuild();
} else process.stdout.write("The web console is not built: vite is not installed.\n");
