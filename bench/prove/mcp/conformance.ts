import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const PACKAGE = "@modelcontextprotocol/conformance@0.1.16";

/**
 * Scenarios that ask nothing of a server but the protocol. The others call tools, prompts and resources that only the suite's own
 * example server has.
 */
const SCENARIOS = ["server-initialize", "ping", "tools-list", "resources-list", "dns-rebinding-protection"] as const;

export interface Scenario {
  readonly name: string;
  readonly passed: boolean;
  readonly said: string;
}

/** Runs the official suite against a console with sign-in off. Null if the suite can't be installed here. */
export async function conformance(url: string): Promise<readonly Scenario[] | null> {
  const folder = await mkdtemp(join(tmpdir(), "mcp-conformance-"));
  try {
    const options = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder, PACKAGE];
    const installed = await run("npm", options, { timeout: 120_000 }).then(
      () => true,
      () => false,
    );
    if (!installed) return null;
    const main = join(folder, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
    const found: Scenario[] = [];
    for (const name of SCENARIOS) {
      const asked = run(process.execPath, [main, "server", "--url", url, "--scenario", name], { timeout: 60_000 });
      const { passed, said } = await asked.then(
        ({ stdout }) => ({ passed: true, said: stdout }),
        (error: { stdout?: string; message: string }) => ({ passed: false, said: error.stdout ?? error.message }),
      );
      found.push({ name, passed, said: said.slice(-400) });
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
