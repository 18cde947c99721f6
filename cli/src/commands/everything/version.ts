import { command } from "../../command/command.ts";
import { VERSION } from "../../endings/version.ts";

export const version = command({
  words: ["version"],
  summary: "Print the version of this command line, and of the console if there is one",
  access: "read",
  scope: "none",
  arguments: [],
  options: {},
  async run({ address, answer, facts, terminal, signal }) {
    const served = await consoleVersion(address, signal);
    return answer({ version: VERSION, console: address, console_version: served, node: process.version }, () =>
      facts([
        ["agent-console", VERSION],
        ["node", process.version],
        ["console", served === null ? `${address} (no answer)` : `${address} ${served}`],
        ...(terminal.environment["CONSOLE_PROFILE"]
          ? ([["profile", terminal.environment["CONSOLE_PROFILE"]]] as const)
          : []),
      ]),
    );
  },
});

const LONGEST_MS = 3000;

/** Null if nothing answers. */
async function consoleVersion(address: string, signal: AbortSignal): Promise<string | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  const response = await fetch(`${address}/v1/auth/oidc`, { signal: limit, redirect: "error" }).catch(() => null);
  await response?.body?.cancel().catch(() => {});
  return response?.headers.get("x-agent-console-version") ?? null;
}
