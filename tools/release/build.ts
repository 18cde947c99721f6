import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./files.ts";

/** A folder that a package's modules come from, in the bundler's words. */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Builds the pages and the command line, and says which packages the bundler put into the pages. */
export async function buildPages(root: string): Promise<readonly string[]> {
  const vite = await import("vite");
  const bundled = new Set<string>();
  await vite.build({
    root: join(root, "web"),
    configFile: join(root, "web/vite.config.ts"),
    logLevel: "warn",
    plugins: [
      {
        name: "bundled-packages",
        generateBundle: (_, bundle) => {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== "chunk") continue;
            for (const id of chunk.moduleIds) {
              const name = PACKAGE.exec(id)?.[1];
              if (name) bundled.add(name);
            }
          }
        },
      },
    ],
  });
  execFileSync(process.execPath, [join(root, "tools/build-cli.ts")], { cwd: root, stdio: "inherit" });
  return [...bundled].sort();
}

export interface Sources {
  readonly commit: string;
  /** Seconds since 1970. */
  readonly time: number;
}

/** The commit that is built. Refuses a folder with changes: the files would not be what the provenance says. */
export function sourcesAt(root: string): Sources {
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain");
  if (changed !== "")
    throw new Error(`Commit first: a release is made from a commit, and these files differ.\n${changed}`);
  return {
    commit: git("rev-parse", "HEAD"),
    time: Number(process.env["SOURCE_DATE_EPOCH"] ?? git("log", "-1", "--format=%ct")),
  };
}

export const inputsOf = (root: string): Files =>
  new Map(["package-lock.json", "CHANGELOG.md"].map((name) => [name, { bytes: readFileSync(join(root, name)) }]));
