import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stage } from "./stage.ts";

/** The oldest that npm has for the platform and that the package admits, and the first of the long-lived one after it. */
const VERSIONS = process.arch === "x64" ? ["20.3.0", "22.0.0"] : ["20.5.1", "22.0.0"];

/** The built command line on older versions of Node: help, a list, and an evaluation that is watched to its end. */
export async function otherVersions(stage: Stage, wrong: (mistake: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "nodes-"));
  try {
    for (const version of VERSIONS) {
      const carrier = `node-${process.platform}-${process.arch}@${version}`;
      execFileSync("npm", ["install", "--silent", "--no-save", "--ignore-scripts", "--prefix", folder, carrier]);
      const program = join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
      const ran = (...words: readonly string[]) => stage.cli(words, { program });
      if ((await ran("--help")).code !== 0) wrong(`${version}: --help failed`);
      const list = await ran("agents", "list", "--json");
      if (list.code !== 0 || !list.out.includes("order-bot")) wrong(`${version}: no list: ${list.err}`);
      const run = await ran("evaluate", stage.agents[0] ?? "", "--sample-size", "20", "--watch", "--json");
      const code = { passed: 0, failed: 1, inconclusive: 3 }[String(JSON.parse(run.out || "{}").verdict)];
      if (code === undefined || run.code !== code) wrong(`${version}: watch ended with ${run.code}: ${run.err}`);
    }
    return `help, lists and watching on Node ${VERSIONS.join(" and ")}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
