import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundle } from "../../tools/bundle.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const COMMANDS = ["sign-in-link", "backup", "restore", "rotate-keys", "verify-audit"];

/** The programs that tests start, by the name of their bundle. */
const PROGRAMS: Readonly<Record<string, string>> = {
  console: "server/src/main.ts",
  evaluation: "bench/prove/evaluation-console.ts",
  evolution: "bench/prove/evolution-console.ts",
  ...Object.fromEntries(COMMANDS.map((name) => [name, `server/src/app/commands/${name}.ts`])),
};

const folderOf = (): string | undefined => process.env["TEST_PROGRAMS"];

/**
 * Part of every test run (before-all.ts). A console reads some thousand sources, which takes Node a second of
 * processor time; from one file it takes a quarter of that. Tests start dozens of them. What goes through `npm start`
 * has a bundle of its own.
 */
export async function setup(): Promise<void> {
  const folder = `${root}node_modules/.cache/agent-console-test-programs`;
  await removeOld(folder);
  await bundle({ programs: PROGRAMS, folder });
  process.env["TEST_PROGRAMS"] = folder;
}

const HOURS = 3_600_000;

/** Parts of earlier bundles, once no run can be using them. */
async function removeOld(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const written = await stat(`${folder}/${name}`).catch(() => undefined);
    if (written && written.mtimeMs < Date.now() - 2 * HOURS) await rm(`${folder}/${name}`, { force: true });
  }
}

/** The program's bundle, if this is a test run and it has one. */
export function findBundle(program: string): string {
  const folder = folderOf();
  const [name] = Object.entries(PROGRAMS).find(([, source]) => program === `${root}${source}`) ?? [];
  const file = `${folder}/${name}.mjs`;
  return folder && name && existsSync(file) ? file : program;
}
