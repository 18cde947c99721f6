import { hasWeb } from "./pages/serve-web.ts";
import type { Config } from "./settings/config.ts";
import type { RunningConsole } from "./start.ts";

/** What the operator sees once the console is ready: its address, its data directory, and how to sign in. */
export function greeting(config: Config, running: RunningConsole): string {
  const address = config.publicUrl ?? running.address;
  if (config.domain) return `The ${config.domain} service of Agent Console is running at ${running.address}\n`;
  if (config.role === "worker")
    return `An Agent Console worker is running. Health check: ${running.address}/health/ready\n`;
  if (config.role === "gateway")
    return `An Agent Console gateway is running at ${address}/gateway. Health check: ${running.address}/health/ready\n`;
  const lines = [`Agent Console is running at ${address}`, `Data: ${running.connections.place}`, ""];
  if (!config.local && config.hosts.length === 0 && !config.publicUrl) {
    lines.push(
      "Warning: the console listens on a network address, but neither CONSOLE_HOSTS nor PUBLIC_URL is set.",
      "Until you set one of them, only IP addresses and host names without a dot are accepted.",
      "",
    );
  }
  if (config.auth === "off") {
    lines.push("Authentication is off: every request from this machine acts as the local owner.");
  } else if (running.firstOwnerToken) {
    lines.push("No owner account yet. Open this link within 15 minutes to create one:", "");
    lines.push(`  ${address}/welcome#token=${running.firstOwnerToken}`, "");
    lines.push("The link works once. `npm run sign-in-link` prints a new one.");
  } else {
    lines.push(`Sign in at ${address}/welcome. Can't sign in? Run npm run sign-in-link -- --email YOU`);
  }
  lines.push(`API reference: ${address}/docs`);
  if (!hasWeb()) lines.push("The web console is not built. Run `npm run prepare`, then start again.");
  return `${lines.join("\n")}\n\n`;
}
