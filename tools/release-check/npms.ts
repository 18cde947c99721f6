import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startNpm } from "../../e2e/console.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ways = ["9", "10", "11"].flatMap((version) => [[version], [version, "--ignore-scripts"]]);

type Check = (name: string, work: () => Promise<void>) => Promise<void>;

/** A fresh clone, an empty home directory, `npm ci` and a start, with and without install scripts. */
export async function checkNpms(folder: string, check: Check): Promise<void> {
  for (const [version, ...flags] of ways) {
    await check(`npm ${version} ci ${flags.join(" ")}`, async () => {
      const clone = mkdtempSync(join(folder, "clone-"));
      const env = { HOME: mkdtempSync(join(folder, "home-")) };
      const npm = ["npx", "--yes", `npm@${version}`];
      execFileSync("git", ["clone", "--quiet", root, clone]);
      execFileSync("npx", [...npm.slice(1), "ci", ...flags], {
        cwd: clone,
        env: { ...process.env, ...env },
        stdio: "inherit",
      });
      await using testConsole = await startNpm({ installed: { folder: clone, npm }, env });
      const { status } = await fetch(`${testConsole.address}/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    });
  }
}
