import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bed, openBed } from "../../../../test/evaluation/run-bed.ts";
import { cutLocks } from "../../../../test/platform/cut-locks.ts";
import { S3_CREDENTIALS, serveS3 } from "../../../../test/platform/s3-server.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { evaluation } from "../domain.ts";
import { verifyPack } from "../evidence/verify-pack.ts";
import { startArchiveWorker } from "./archive-worker.ts";
import { sweepObjects } from "./sweep.ts";

holdStatementsToTheirTeam();

const TABLES = ["evaluation_plan", "evaluation_results", "evaluation_retries", "evaluation_controls", "evaluation_log"];

let bed: Bed;
let s3: Awaited<ReturnType<typeof serveS3>>;
let worker: ReturnType<typeof startArchiveWorker>;
/** The agent's runs, oldest first. The last one is its newest, and stays. */
let runs: string[];

beforeAll(async () => {
  s3 = await serveS3();
  bed = await openBed({
    prompts: 12,
    // Text that a careless copy would change.
    answer: (text) => (/ [0-3]$/.test(text) ? "leak" : 'No. "\\u0041\\n" \\ \t é 🜁 \u2028 {"a":  1}\r\n'),
    environment: {
      STORE_URL: `s3://archive/console?endpoint=${s3.url}`,
      STORE_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
      STORE_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
    },
  });
  bed.startWorker();
  runs = [];
  for (let n = 0; n < 5; n += 1) {
    const id = await bed.startRun();
    await bed.until(id, "completed");
    runs.push(id);
    // Runs are ordered by the second.
    await bed.world.behind.query("update evaluations set created_at = created_at - 100 + $2 where id = $1", [id, n]);
  }
  await bed.world.behind.query("update findings set state = 'fixed'");
  worker = startArchiver();
});
afterAll(async () => {
  await worker.stop();
  await bed[Symbol.asyncDispose]();
  await s3[Symbol.asyncDispose]();
});

function startArchiver() {
  const { services } = bed.world;
  return startArchiveWorker(services, { everyMs: 20, graceMs: 100, places: 2 });
}

const call = (method: string, id: string, path: string) => bed.world.call(method, `/v1/evaluations/${id}/${path}`);
const archiveOf = async (id: string) => (await call("GET", id, "archive")).body;

async function until(id: string, isReached: (archive: { state: string; problem: string | null }) => boolean) {
  for (;;) {
    const archive = await archiveOf(id);
    if (isReached(archive)) return archive;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const untilIn = (id: string, state: string) => until(id, (archive) => archive.state === state);

/** Everything that leaves the database with a run, byte by byte as PostgreSQL writes it. */
async function rowsOf(id: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const { rows } = await bed.world.behind.query(
      `select t::text as line from ${table} t where evaluation_id = $1 order by 1`,
      [id],
    );
    found.push(...rows.map(({ line }) => `${table} ${line}`));
  }
  return found;
}

const actions = async (id: string): Promise<string[]> =>
  (await bed.world.behind.query("select action from audit_log where target_id = $1 order by action", [id])).rows.map(
    ({ action }) => action,
  );

async function archive(id: string) {
  const { status, body } = await call("POST", id, "archive");
  expect([status, body.state]).toEqual([202, "archiving"]);
  return untilIn(id, "archived");
}

async function bringBack(id: string) {
  const { status, body } = await call("POST", id, "restore");
  expect([status, body.state]).toEqual([202, "restoring"]);
  return untilIn(id, "present");
}

test("an archived evaluation leaves no row of its journal, keeps its report, and comes back byte by byte", async () => {
  const [id = ""] = runs;
  const before = await rowsOf(id);
  const shown = (await bed.world.call("GET", `/v1/evaluation-results/${id}/results`)).body;
  const archived = await archive(id);
  expect(archived).toMatchObject({ store: "s3", rows: before.length, problem: null, hold: null });
  expect(await rowsOf(id)).toEqual([]);
  const run = await bed.run(id);
  expect(run).toMatchObject({ archived_at: expect.any(Number), verdict: shown.verdict });
  const report = (await bed.world.call("GET", `/v1/evaluation-results/${id}/results?report_only=true`)).body;
  expect(report).toEqual({ ...shown, results: [], next_cursor: null });
  // What the store has is of no use to whoever can read it.
  const stored = Buffer.concat([...s3.objects.values()]).toString("latin1");
  expect(stored).not.toContain("security");
  await bringBack(id);
  expect(await rowsOf(id)).toEqual(before);
  expect((await bed.world.call("GET", `/v1/evaluation-results/${id}/results`)).body).toEqual(shown);
  expect((await actions(id)).filter((action) => /archive|restore/.test(action))).toEqual([
    ...["evaluation.archive_requested", "evaluation.archived", "evaluation.restore_requested", "evaluation.restored"],
  ]);
});

/** Operations on one evaluation that answer the same whether it is archived or not. */
const INDEPENDENT = [
  ...["evaluation.get", "evaluation.delete", "evaluation.events", "evaluation.getVerdict", "evaluation.getSummary"],
  ...["evaluation.deleteSummary", "evaluation.archive", "evaluation.restore", "evaluation.getArchive"],
  // Kept with the archive.
  "evaluation.evidencePack",
  // Only evaluations in progress can be paused or canceled, and those are not archived.
  ...["evaluation.pause", "evaluation.cancel"],
];

test("whatever needs the journal of an archived evaluation says that it is archived, and how to bring it back", async () => {
  const [, id = ""] = runs;
  await archive(id);
  const needing = evaluation.operations.filter(
    (operation) => operation.path.includes("{evaluation_id}") && !INDEPENDENT.includes(operation.id),
  );
  expect(needing.length).toBeGreaterThan(15);
  for (const { method, path, id: name, example } of needing) {
    const extra = name === "evaluation.compare" ? `?with=${id}` : "";
    const body = (example as { request?: unknown }).request;
    const reply = await bed.world.call(method, path.replace("{evaluation_id}", id) + extra, body ? { body } : {});
    expect([path, reply.status, reply.body.code]).toEqual([path, 409, "EVALUATION_ARCHIVED"]);
    expect(reply.body.detail).toContain("Bring it back");
  }
  const compared = await call("GET", runs[0] ?? "", `compare?with=${id}`);
  expect([compared.status, compared.body.code]).toEqual([409, "EVALUATION_ARCHIVED"]);
});

const packOf = async (id: string) => {
  const reply = await bed.world.app.inject({
    url: `/v1/evaluations/${id}/evidence`,
    headers: { host: "127.0.0.1", authorization: `Bearer ${bed.world.owner.token}` },
  });
  return {
    status: reply.statusCode,
    pack: reply.rawPayload,
    code: reply.statusCode === 200 ? null : reply.json().code,
  };
};

test("an archived evaluation gives the evidence pack that was made before its rows left, or says why not", async () => {
  const [, id = ""] = runs;
  const { status, pack } = await packOf(id);
  expect(status).toBe(200);
  expect((await packOf(id)).pack.equals(pack)).toBe(true);
  const folder = await mkdtemp(join(tmpdir(), "kept-pack-"));
  const file = join(folder, "pack.zip");
  await writeFile(file, pack);
  const { keys } = (await bed.world.call("GET", "/v1/evidence-keys")).body;
  const { problems, manifest } = await verifyPack(file, keys[0].fingerprint);
  await rm(folder, { recursive: true });
  expect([problems, manifest?.evaluation_id]).toEqual([[], id]);
  expect(await actions(id)).toContain("evaluation.evidence_exported");
  const objects = [...s3.objects].filter(([key]) => key.includes(id));
  const bytes = objects.reduce((all, [, content]) => all + content.length, 0);
  expect((await archiveOf(id)).stored_bytes).toBe(bytes);
  // Neither a changed object nor one of the release before, which kept no packs, gives half a pack.
  const [key = "", whole = Buffer.alloc(0)] = objects.find(([name]) => name.endsWith("/pack-1")) ?? [];
  s3.objects.set(key, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]));
  const damaged = await packOf(id);
  expect([damaged.status, damaged.code]).toEqual([503, "ARCHIVE_UNREADABLE"]);
  s3.objects.set(key, whole);
  const { rows } = await bed.world.behind.query(
    "update evaluation_archives a set pack = null from evaluation_archives b where a.id = b.id and a.evaluation_id = $1 returning b.pack",
    [id],
  );
  const former = await packOf(id);
  expect([former.status, former.code]).toEqual([409, "EVALUATION_ARCHIVED"]);
  await bed.world.behind.query("update evaluation_archives set pack = $2 where evaluation_id = $1", [
    id,
    JSON.stringify(rows[0].pack),
  ]);
});

test("another team's evaluation is the same 404, archived or not", async () => {
  const stranger = await bed.world.stranger();
  const unknown = "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c37";
  for (const path of ["archive", "restore", "logs", "evidence"]) {
    const method = path === "archive" || path === "restore" ? "POST" : "GET";
    const [one, other] = [
      await bed.world.call(method, `/v1/evaluations/${runs[1]}/${path}`, { as: stranger }),
      await bed.world.call(method, `/v1/evaluations/${unknown}/${path}`, { as: stranger }),
    ];
    expect([one.status, one.body.detail]).toEqual([404, other.body.detail]);
  }
});

test("the export of a team contains the rows of its archives", async () => {
  const { teamId } = bed.world.owner.who;
  const { text } = await bed.world.call("GET", `/v1/teams/${teamId}/export`);
  const kinds = text
    .split("\n")
    .filter((line) => line.includes(runs[1] ?? "-") && line.includes("archived_evaluation_results"));
  expect(kinds).toHaveLength(12);
});

test("an altered or missing object is refused, nothing comes back of it, and the archive stays", async () => {
  const [, id = ""] = runs;
  const [key = ""] = [...s3.objects.keys()].filter((one) => one.includes(id));
  const whole = s3.objects.get(key) ?? Buffer.alloc(0);
  const altered = Buffer.from(whole);
  altered.writeUInt8(altered.readUInt8(40) ^ 1, 40);
  for (const [bytes, sentence] of [
    [altered, "is not what was written"],
    [whole.subarray(0, 50), "is not what was written"],
    [null, "is missing"],
  ] as const) {
    if (bytes) s3.objects.set(key, bytes);
    else s3.objects.delete(key);
    await call("POST", id, "restore");
    const { problem } = await until(id, ({ state, problem }) => state === "archived" && problem !== null);
    expect(problem).toContain(sentence);
    expect(await rowsOf(id)).toEqual([]);
  }
  s3.objects.set(key, whole);
  await bringBack(id);
  expect(await rowsOf(id)).not.toEqual([]);
});

test("while the store is away or lets nobody in, everything stays readable, with the reason; later it is archived", async () => {
  const [, , id = ""] = runs;
  const before = await rowsOf(id);
  s3.misbehave(() => [403, "<Error><Code>AccessDenied</Code></Error>"]);
  await call("POST", id, "archive");
  const { problem, state } = await until(id, (archive) => archive.problem !== null);
  expect([state, problem]).toEqual(["archiving", expect.stringContaining("403 (AccessDenied)")]);
  expect(await rowsOf(id)).toEqual(before);
  expect((await call("GET", id, "logs")).status).toBe(200);
  s3.misbehave();
  await bed.world.behind.query("update evaluation_archives set retry_at = 0");
  await untilIn(id, "archived");
});

test("a worker that dies with its objects written leaves nothing behind, and the next one finishes", async () => {
  const [, , , id = ""] = runs;
  const before = await rowsOf(id);
  const dead = Promise.withResolvers<void>();
  // The first read back never answers.
  s3.misbehave((request) => {
    if (request.method !== "GET") return undefined;
    dead.resolve();
    return "hang";
  });
  await call("POST", id, "archive");
  await dead.promise;
  const { rows } = await bed.world.behind.query("select place from evaluation_archives where evaluation_id = $1", [id]);
  await cutLocks(bed.world.behind, 7140120);
  s3.misbehave();
  await untilIn(id, "archived");
  expect([...s3.objects.keys()].filter((key) => key.includes(rows[0].place))).not.toEqual([]);
  const now = () => ({ milliseconds: () => Date.now() + 8 * 86_400_000 });
  await sweepObjects({ ...bed.world.services, clock: now() });
  expect([...s3.objects.keys()].filter((key) => key.includes(rows[0].place))).toEqual([]);
  await bringBack(id);
  expect(await rowsOf(id)).toEqual(before);
});

test("an evaluation in use stays, and the refusal says what for", async () => {
  const { behind } = bed.world;
  const refused = async (id: string | undefined) => {
    const { status, body } = await call("POST", id ?? "", "archive");
    return [status, body.code, body.hold];
  };
  const [first = "", , , last = "", newest = ""] = runs;
  expect(await refused(newest)).toEqual([409, "EVALUATION_IN_USE", "newest"]);
  await behind.query("update evaluations set label = 'branch:main' where id = $1", [last]);
  expect(await refused(last)).toEqual([409, "EVALUATION_IN_USE", "baseline"]);
  await behind.query("update evaluations set label = null");
  await behind.query("update findings set state = 'open'");
  // The newest run has the newest evidence: an older one is not needed for it.
  expect((await archiveOf(first)).hold).toBeNull();
  await behind.query("update finding_runs set at = at + 1000 where evaluation_id = $1", [last]);
  expect(await refused(last)).toEqual([409, "EVALUATION_IN_USE", "finding"]);
  await behind.query("update finding_runs set at = at - 1000 where evaluation_id = $1", [last]);
});

test("the objects of a deleted evaluation are deleted", async () => {
  const [, , id = ""] = runs;
  expect([...s3.objects.keys()].some((key) => key.includes(id))).toBe(true);
  await bed.world.call("DELETE", `/v1/evaluations/${id}`);
  await sweepObjects({ ...bed.world.services, clock: { milliseconds: Date.now } });
  expect([...s3.objects.keys()].some((key) => key.includes(id))).toBe(false);
});
