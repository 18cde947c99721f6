import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { PostgresStartError } from "./processes/errors.ts";
import type { Identity } from "./processes/identity.ts";
import { giveTo, runAs } from "./processes/run.ts";
import { renameDurably } from "./record.ts";

const DRAFT = "draft-";

export const SUPERUSER = "postgres";

export interface NewCluster {
  readonly place: string;
  readonly password: string;
  /** False for clusters that may be lost in a power failure: tests. */
  readonly durable: boolean;
}

export const newPassword = () => randomBytes(32).toString("base64url");

/**
 * Creates the cluster next to its final name and renames it, so that an interruption leaves only a draft, which the
 * next start removes. The locale is PostgreSQL's built-in C.UTF-8: text sorts by code point and knows Unicode's
 * letters, the same on every machine and after every upgrade of libc or ICU, which could otherwise silently corrupt
 * indexes.
 */
export async function initialize(binaries: Binaries, identity: Identity, cluster: NewCluster): Promise<void> {
  const draft = await mkdtemp(join(cluster.place, DRAFT));
  const data = join(draft, "data");
  const passwordFile = join(draft, "password");
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  // The draft folder itself stays ours: its owner could swap what is about to be renamed.
  for (const path of [data, passwordFile]) await giveTo(identity, path);
  if (identity.other) await chmod(draft, 0o711);

  const outcome = await runAs(identity, [
    binaries.initdb,
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    "--no-instructions",
    ...(cluster.durable ? [] : ["--no-sync"]),
  ]);
  if (!outcome.ok) {
    await rm(draft, { recursive: true, force: true });
    throw new PostgresStartError(`PostgreSQL could not make its cluster in ${cluster.place}: ${outcome.output}`);
  }
  await renameDurably(data, join(cluster.place, "data"));
  await rm(draft, { recursive: true, force: true });
}

/** An initdb whose console was killed may still be writing. What it leaves is removed by the start after. */
export async function removeDrafts(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (name.startsWith(DRAFT)) await rm(join(place, name), { recursive: true, force: true }).catch(() => {});
  }
}
