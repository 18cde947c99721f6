import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { chainOf, verify, writeRows } from "../../../test/platform/audit-log.ts";
import { openWorld, type World } from "../../../test/world.ts";
import { createLogger } from "../telemetry/log.ts";
import { type HeadsFile, openHeadsFile } from "./heads.ts";
import { createSealer } from "./sealer.ts";

/** Two busy cores may be slow. What counts is that it happens. */
const patiently = { timeout: 30_000 };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "audit-sealer-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const sealerOf = (world: World, heads: HeadsFile, lines: string[] = []) =>
  createSealer({
    db: world.services.db,
    clock: world.clock,
    heads,
    batch: 10,
    logger: createLogger("error", { write: (line) => void lines.push(line) }),
  });

test("a row is sealed and its head recorded outside the database automatically", async () => {
  await using world = await openWorld();
  const heads = openHeadsFile(join(await newFolder(), "audit-heads.jsonl"));
  const sealer = sealerOf(world, heads);
  sealer.start();
  await vi.waitFor(async () => expect((await heads.read()).length).toBeGreaterThan(0), patiently);
  const before = (await heads.read()).length;
  await writeRows(world, 1);
  await vi.waitFor(async () => expect((await heads.read()).length).toBeGreaterThan(before), patiently);
  const newest = (await chainOf(world)).at(-1);
  expect((await heads.read()).at(-1)).toMatchObject({ seq: newest?.seq, hash: newest?.hash });
  await sealer.stop();
});

test("stopping seals everything in the queue, however many batches it takes", async () => {
  await using world = await openWorld();
  const heads = openHeadsFile(join(await newFolder(), "audit-heads.jsonl"));
  const sealer = sealerOf(world, heads);
  await writeRows(world, 35);
  sealer.start();
  await sealer.stop();
  const verified = await verify(world, { heads: await heads.read() });
  expect(verified).toMatchObject({ pending: 0, finding: null });
  expect((await heads.read()).at(-1)?.seq).toBe(verified.sealed);
});

test("heads that could not be written are written as soon as the disk works again, and the failure is logged once", async () => {
  await using world = await openWorld();
  const folder = join(await newFolder(), "data");
  await writeFile(folder, "a file where the folder should be");
  const file = openHeadsFile(join(folder, "audit-heads.jsonl"));
  let attempts = 0;
  const heads: HeadsFile = {
    ...file,
    append(noted) {
      attempts += 1;
      return file.append(noted);
    },
  };
  const lines: string[] = [];
  const sealer = sealerOf(world, heads, lines);
  await writeRows(world, 2);
  sealer.start();
  await vi.waitFor(async () => expect(await verify(world)).toMatchObject({ pending: 0 }), patiently);
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(2), patiently);
  await rm(folder);
  await sealer.stop();
  expect(lines).toHaveLength(1);
  expect((await heads.read()).at(-1)?.seq).toBe((await verify(world)).sealed);
});
