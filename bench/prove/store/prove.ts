import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { openDataFolder } from "../../../e2e/data-folder.ts";
import { verifyPack } from "../../../server/src/domains/evaluation/evidence/verify-pack.ts";
import { createOutbound } from "../../../server/src/platform/outbound/outbound.ts";
import type { ObjectStore } from "../../../server/src/platform/store/object-store.ts";
import { openS3Store } from "../../../server/src/platform/store/s3-store.ts";
import { signedHeaders } from "../../../server/src/platform/store/sign-v4.ts";
import { parseStoreAddress, type S3Address } from "../../../server/src/platform/store/store-address.ts";
import { openAgent } from "../../../server/test/evaluation/run-bed.ts";
import { MortalConsole } from "../kills/mortal-console.ts";
import { type Swift, startSwift } from "./swift.ts";

export interface StorePlan {
  /** Of the evaluation that is moved. */
  readonly prompts: number;
  /** Each archives and brings back once, with a kill in both. */
  readonly rounds: number;
  readonly seed: number;
}

export interface StoreStage {
  readonly name: string;
  readonly words: string;
  readonly mistakes: readonly string[];
}

export interface StoreProof {
  readonly plan: StorePlan;
  readonly swift: string;
  readonly rows: number;
  readonly bytes: number;
  readonly storedBytes: number;
  readonly archiveSeconds: number;
  readonly restoreSeconds: number;
  readonly stages: readonly StoreStage[];
}

const TABLES = ["evaluation_plan", "evaluation_results", "evaluation_retries", "evaluation_controls", "evaluation_log"];
const PATIENCE_MS = 300_000;
const ASKED = 200;

interface Bed {
  readonly console: MortalConsole;
  readonly settings: Record<string, string>;
  readonly swift: Swift;
  readonly store: ObjectStore;
  readonly id: string;
  /** The rows of the evaluation before anything was done to it, as one hash. */
  readonly sum: string;
  readonly plan: StorePlan;
  readonly random: () => number;
}

/** A real console with its archives in someone else's implementation of S3, which is stopped, and whose objects are changed. */
export async function proveStore(plan: StorePlan, tell: (stage: StoreStage) => void): Promise<StoreProof> {
  await using swift = await startSwift();
  const credentials = { ...swift, sessionToken: null };
  const outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 1_000_000, deadlineMs: 60_000 });
  const address = parseStoreAddress(`s3://archive/console?endpoint=${swift.endpoint}`) as S3Address;
  const url = new URL(`${swift.endpoint}/archive`);
  const headers = signedHeaders({ method: "PUT", url }, { credentials, region: address.region, now: new Date() });
  const made = await outbound.request({ url: url.href, method: "PUT", headers });
  if (made.status !== 200) throw new Error(`the bucket was not made: ${made.status}`);
  const settings = {
    SAMPLE: "off",
    STORE_URL: `s3://archive/console?endpoint=${swift.endpoint}`,
    STORE_ACCESS_KEY_ID: swift.accessKeyId,
    STORE_SECRET_ACCESS_KEY: swift.secretAccessKey,
  };
  await using data = await openDataFolder();
  await using console = await MortalConsole.open(data, settings);
  const id = await plantEvaluation(console, plan.prompts);
  const store = openS3Store({ address, credentials, outbound });
  const bed: Bed = {
    ...{ console, settings, swift, store, id, plan },
    sum: await sumOf(console, id),
    random: seededRandom(plan.seed),
  };
  const stages: StoreStage[] = [];
  const add = (stage: StoreStage): void => {
    stages.push(stage);
    tell(stage);
  };
  const undisturbed = await moveUndisturbed(bed);
  add(undisturbed.stage);
  add(await killInBetween(bed));
  add(await wrongKey(bed));
  add(await bucketAway(bed));
  add(await changedObjects(bed));
  add(await deleted(bed));
  const version = await swift.version();
  await outbound.close();
  return { plan, swift: version, ...undisturbed.figures, stages };
}

/** Two runs of an agent: the newest stays, so the older one is moved. Its prompts are multiplied in the database. */
async function plantEvaluation(console: MortalConsole, prompts: number): Promise<string> {
  await using agent = await openAgent((text) => `No: ${text.slice(0, 40)} … ${"lorem ipsum ".repeat(60)}\u2028"\\`);
  const { id: agentId } = await console.call("POST /v1/agent-configurations/", {
    ...{ agent_name: "Support", model_name: "small-chat-1", agent_url: agent.url },
    ...{ rate_limit_requests_per_minute: 6_000_000, agent_params: { max_tokens: 100, timeout: 5 } },
  });
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const wish = { agent_id: agentId, harness_names: ["security"], sample_size: ASKED, concurrency: 32, seed: 1 };
    const { evaluation_id: id } = await console.call("POST /v1/evaluations/", wish);
    await until(async () => (await console.call(`GET /v1/evaluations/${id}`)).status === "completed");
    ids.push(id);
  }
  const [older = "", newer = ""] = ids;
  await console.data.query("update evaluations set created_at = created_at + 10 where id = $1", [newer]);
  await console.data.query("update findings set state = 'fixed'");
  const [counted] = await console.data.query("select max(seq) + 1 as n from evaluation_plan where evaluation_id = $1", [
    older,
  ]);
  const asked = Number(counted?.["n"]);
  const copies = Math.max(0, Math.ceil(prompts / asked) - 1);
  for (const table of ["evaluation_plan", "evaluation_results"]) {
    const columns = await console.data.query(
      `select string_agg(quote_ident(attname), ', ') as names,
         string_agg(case attname when 'seq' then 'seq + ' || $2::int || ' * k' else quote_ident(attname) end, ', ') as copied
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table, asked],
    );
    await console.data.query(
      `insert into ${table} (${columns[0]?.["names"]}) select ${columns[0]?.["copied"]}
       from ${table}, generate_series(1, ${copies}) as k where evaluation_id = $1`,
      [older],
    );
  }
  return older;
}

/** Every row of the evaluation that moves, as PostgreSQL writes it. */
async function sumOf(console: MortalConsole, id: string): Promise<string> {
  const hash = createHash("sha256");
  let rows = 0;
  for (const table of TABLES) {
    const key = table === "evaluation_log" ? "id" : table === "evaluation_controls" ? "n" : "seq";
    const found = await console.data.query(
      `select md5(t::text) as row from ${table} t where evaluation_id = $1 order by ${key}`,
      [id],
    );
    for (const { row } of found) hash.update(`${table} ${row}\n`);
    rows += found.length;
  }
  return rows === 0 ? "no rows" : `${rows} rows ${hash.digest("hex")}`;
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error("it took too long");
    await pause(50);
  }
}

const archiveOf = ({ console, id }: Bed) => console.call(`GET /v1/evaluations/${id}/archive`);
const untilIn = (bed: Bed, state: string): Promise<void> => until(async () => (await archiveOf(bed)).state === state);
const ask = ({ console, id }: Bed, verb: "archive" | "restore") => console.call(`POST /v1/evaluations/${id}/${verb}`);
/** Not in a quarter of an hour, as it would otherwise be after several failures. */
const tryNow = ({ console }: Bed) => console.data.query("update evaluation_archives set retry_at = 0");

/** What is not right, now: all rows are here, or none and an archive. Nothing else is ever true. */
async function mistakesNow(bed: Bed, when: string): Promise<string[]> {
  const [run] = await bed.console.data.query("select archived_at from evaluations where id = $1", [bed.id]);
  const sum = await sumOf(bed.console, bed.id);
  const wanted = run?.["archived_at"] === null ? bed.sum : "no rows";
  return sum === wanted ? [] : [`${when}: ${sum} instead of ${wanted}`];
}

async function moveUndisturbed(bed: Bed) {
  const began = performance.now();
  await ask(bed, "archive");
  await untilIn(bed, "archived");
  const archived = performance.now();
  const { rows, bytes, stored_bytes: storedBytes } = await archiveOf(bed);
  const mistakes = await mistakesNow(bed, "archived");
  const pack = await keptPack(bed);
  mistakes.push(...pack.mistakes);
  const asked = performance.now();
  await ask(bed, "restore");
  await untilIn(bed, "present");
  const restoreSeconds = (performance.now() - asked) / 1000;
  mistakes.push(...(await mistakesNow(bed, "brought back")));
  return {
    figures: { rows, bytes, storedBytes, archiveSeconds: (archived - began) / 1000, restoreSeconds },
    stage: { name: "There and back", words: `${rows} rows, the same afterwards; ${pack.words}`, mistakes },
  };
}

/** While it is archived, its evidence pack is the same file each time, and verifies. */
async function keptPack({ console, id }: Bed) {
  const [one, other] = [
    await console.download(`/v1/evaluations/${id}/evidence`),
    await console.download(`/v1/evaluations/${id}/evidence`),
  ];
  const path = join(console.data.path, "evidence.zip");
  await writeFile(path, one);
  const { keys } = await console.call("GET /v1/evidence-keys");
  const { problems } = await verifyPack(path, keys[0].fingerprint);
  return {
    words: `the evidence pack (${(one.length / 1e6).toFixed(1)} MB) is the same twice, and as signed`,
    mistakes: [
      ...(one.equals(other) ? [] : ["two downloads of the kept pack differ"]),
      ...problems.map(({ where, what }) => `the kept pack: ${where}: ${what}`),
    ],
  };
}

/** The console dies at a random moment of each way, and is started again. */
async function killInBetween(bed: Bed): Promise<StoreStage> {
  const mistakes: string[] = [];
  const moments: Record<string, number> = {};
  for (let round = 1; round <= bed.plan.rounds; round += 1) {
    for (const [verb, goal] of [
      ["archive", "archived"],
      ["restore", "present"],
    ] as const) {
      await ask(bed, verb);
      await pause(bed.random() * 3_000);
      await bed.console.killAndRestart();
      mistakes.push(...(await mistakesNow(bed, `round ${round}, killed in ${verb}`)));
      const { state } = await archiveOf(bed);
      moments[`${verb}: ${state}`] = (moments[`${verb}: ${state}`] ?? 0) + 1;
      await tryNow(bed);
      await untilIn(bed, goal);
      mistakes.push(...(await mistakesNow(bed, `round ${round}, after ${verb}`)));
    }
  }
  const seen = Object.entries(moments).map(([moment, times]) => `${times} × ${moment}`);
  return {
    name: "kill -9 of the console",
    words: `${2 * bed.plan.rounds} kills; found after the restart: ${seen.join(", ")}`,
    mistakes,
  };
}

async function wrongKey(bed: Bed): Promise<StoreStage> {
  const mistakes: string[] = [];
  const right = bed.settings["STORE_SECRET_ACCESS_KEY"] ?? "";
  bed.settings["STORE_SECRET_ACCESS_KEY"] = "another";
  await bed.console.killAndRestart();
  await ask(bed, "archive");
  await until(async () => (await archiveOf(bed)).problem !== null);
  const { state, problem } = await archiveOf(bed);
  if (state !== "archiving" || !problem.includes("403 (SignatureDoesNotMatch)")) mistakes.push(`${state}: ${problem}`);
  mistakes.push(...(await mistakesNow(bed, "with the wrong key")));
  bed.settings["STORE_SECRET_ACCESS_KEY"] = right;
  await bed.console.killAndRestart();
  await tryNow(bed);
  await untilIn(bed, "archived");
  mistakes.push(...(await mistakesNow(bed, "with the right key")));
  return { name: "A wrong key", words: `“${problem}” Archived once the key is right`, mistakes };
}

async function bucketAway(bed: Bed): Promise<StoreStage> {
  const mistakes: string[] = [];
  await bed.swift.stopProxy();
  await ask(bed, "restore");
  await until(async () => (await archiveOf(bed)).problem !== null);
  const { state, problem } = await archiveOf(bed);
  if (state !== "restoring") mistakes.push(`without a store it is ${state}`);
  mistakes.push(...(await mistakesNow(bed, "without a store")));
  await bed.swift.startProxy();
  await tryNow(bed);
  await untilIn(bed, "present");
  mistakes.push(...(await mistakesNow(bed, "with the store again")));
  const asked = ask(bed, "archive");
  await bed.swift.stopProxy();
  await asked;
  await pause(2_000);
  mistakes.push(...(await mistakesNow(bed, "the store went while it was written")));
  await bed.swift.startProxy();
  await tryNow(bed);
  await untilIn(bed, "archived");
  mistakes.push(...(await mistakesNow(bed, "archived after that")));
  return { name: "The store is away", words: `“${problem}” Finished both ways once it is back`, mistakes };
}

async function changedObjects(bed: Bed): Promise<StoreStage> {
  const mistakes: string[] = [];
  const [archive] = await bed.console.data.query("select parts from evaluation_archives where evaluation_id = $1", [
    bed.id,
  ]);
  const parts = archive?.["parts"] as readonly { readonly key: string; readonly bytes: number }[];
  const at = parts[Math.floor(bed.random() * parts.length)];
  if (!at) throw new Error("the archive has no parts");
  const whole = await bed.store.get(at.key, { maxBytes: at.bytes });
  if (!whole) throw new Error("an object is missing");
  const altered = Buffer.from(whole);
  const bit = Math.floor(bed.random() * whole.length);
  altered.writeUInt8(altered.readUInt8(bit) ^ 1, bit);
  const told: string[] = [];
  for (const [name, bytes] of [
    ["one bit changed", altered],
    ["cut", whole.subarray(0, Math.floor(bed.random() * whole.length))],
    ["longer", Buffer.concat([whole, Buffer.from("x")])],
    ["deleted", null],
  ] as const) {
    if (bytes) await bed.store.put(at.key, bytes);
    else await bed.store.delete(at.key);
    await ask(bed, "restore");
    await until(async () => ["archived", "present"].includes((await archiveOf(bed)).state));
    const { state, problem } = await archiveOf(bed);
    if (state !== "archived" || problem === null) mistakes.push(`${name}: ${state}, ${problem}`);
    mistakes.push(...(await mistakesNow(bed, name)));
    told.push(name);
  }
  await bed.store.put(at.key, whole);
  await ask(bed, "restore");
  await untilIn(bed, "present");
  mistakes.push(...(await mistakesNow(bed, "the object as it was")));
  return {
    name: "Changed objects",
    words: `${told.join(", ")}: refused each time; back with the object as it was`,
    mistakes,
  };
}

/** The sweep comes every minute. */
async function deleted(bed: Bed): Promise<StoreStage> {
  await ask(bed, "archive");
  await untilIn(bed, "archived");
  const [row] = await bed.console.data.query(
    "select team_id, place from evaluation_archives where evaluation_id = $1",
    [bed.id],
  );
  const prefix = `teams/${row?.["team_id"]}/evaluations/${bed.id}/${row?.["place"]}/`;
  const before = (await bed.store.list(prefix)).length;
  await bed.console.call(`DELETE /v1/evaluations/${bed.id}`);
  await until(async () => (await bed.store.list(prefix)).length === 0);
  const places = new Set((await bed.store.list(`teams/${row?.["team_id"]}/`)).map((key) => key.split("/")[4]));
  const known = await bed.console.data.query("select prefix from unused_objects");
  const unknown = [...places].filter((place) => !known.some(({ prefix: one }) => String(one).includes(`${place}/`)));
  return {
    name: "Deleted",
    words: `${before} objects are gone with their evaluation; every other object in the bucket is on the list of those to delete`,
    mistakes: unknown.map((place) => `objects at ${place} that nothing knows of`),
  };
}
