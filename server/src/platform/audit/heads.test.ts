import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Head, HeadsUnreadable, openHeadsFile } from "./heads.ts";

async function newPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "audit-heads-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "data", "audit-heads.jsonl");
}

const head = (team: string, seq: number, digit = "a"): Head => ({
  team_id: team,
  seq,
  hash: digit.repeat(64),
  sealed_at: seq,
});
const run = (team: string, from: number, to: number): Head[] =>
  Array.from({ length: to - from + 1 }, (_, index) => head(team, from + index));

test("heads are returned in the order they were written, from a file that only its owner can read", async () => {
  const path = await newPath();
  const file = openHeadsFile(path);
  expect(await file.read()).toEqual([]);
  await file.append([head("one", 3), head("two", 1)]);
  await file.append([head("one", 5)]);
  expect(await openHeadsFile(path).read()).toEqual([head("one", 3), head("two", 1), head("one", 5)]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("a line cut short by a crash is skipped, and does not garble the next one", async () => {
  const path = await newPath();
  const file = openHeadsFile(path);
  await file.append([head("one", 1)]);
  await appendFile(path, '{"team_id":"one","seq":2,"ha');
  expect(await file.read()).toEqual([head("one", 1)]);
  await file.append([head("one", 3)]);
  expect(await file.read()).toEqual([head("one", 1), head("one", 3)]);
});

test.each(["nonsense", "null", '{"team_id":"one","seq":1,"hash":"short","sealed_at":1}'])(
  "a damaged line (%s) is reported, never skipped",
  async (line) => {
    const path = await newPath();
    const file = openHeadsFile(path);
    await file.append([head("one", 1)]);
    await writeFile(path, `${line}\n${await readFile(path, "utf8")}`);
    await expect(file.read()).rejects.toThrow(HeadsUnreadable);
    await expect(file.read()).rejects.toThrow("line 1");
  },
);

test("a long file is compacted: each team keeps its newest heads", async () => {
  const file = openHeadsFile(await newPath(), 10_000);
  await file.append([head("quiet", 7)]);
  await file.append(run("busy", 1, 200));
  expect(await file.read()).toEqual([head("quiet", 7), ...run("busy", 185, 200)]);
  await file.append(run("busy", 201, 202));
  expect(await file.read()).toEqual([head("quiet", 7), ...run("busy", 185, 202)]);
});

test("a head after which the chain went back is kept permanently", async () => {
  const file = openHeadsFile(await newPath(), 10_000);
  await file.append(run("one", 1, 50));
  await file.append([head("one", 40, "b"), ...run("one", 51, 250)]);
  expect(await file.read()).toEqual([head("one", 50), ...run("one", 235, 250)]);
});
