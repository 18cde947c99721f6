import { afterAll, beforeAll, expect, test } from "vitest";
import { word } from "../../../../test/protection/guarded-agent.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { sql } from "../../../platform/db/sql.ts";
import { startDetectionWorker } from "./detection-worker.ts";

holdStatementsToTheirTeam();

// One world, and so one thread that judges, for all tests.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const post = (world: World, body: object) => world.call("POST", "/v1/detections", { body });

async function detector(world: World): Promise<string> {
  const config_body = { "input-guards": ["g"], "output-guards": ["g"], g: word("orion") };
  return `config:${(await world.call("POST", "/v1/guard-configs", { body: { config_body } })).body.id}`;
}

test("short texts are judged before the response, one output for each input, and the same id returns what is stored", async () => {
  const detector_inputs = [
    { prompt: "of Orion" },
    { prompt: "hello" },
    { response: "orion", question: "what?" },
    { prompt: "x", detection_method: "user" },
  ];
  const body = { id: "order 4711: ä", detector_id: await detector(world), detector_inputs };
  const created = await post(world, { ...body, detector_params: { model: "gpt", api_key_proxy: "sk-secret" } });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ id: body.id, status: "COMPLETED", error_message: null });
  const { detector_outputs: outputs } = created.body;
  expect(outputs.map(({ label }: { label: string }) => label)).toEqual(["flagged", "clean", "flagged", "clean"]);
  expect(outputs[0]).toMatchObject({
    score: 1,
    details: { rule: "word", action: "block", spans: [{ start: 3, end: 8 }], ignored: ["api_key_proxy", "model"] },
  });
  const path = `/v1/detections/${encodeURIComponent(body.id)}`;
  expect((await world.call("GET", path)).body).toEqual(created.body);
  expect((await post(world, { ...body, detector_params: { model: "gpt", api_key_proxy: "sk-secret" } })).body).toEqual(
    created.body,
  );
  expect((await post(world, body)).body.code).toBe("DETECTION_EXISTS");
  const stored = JSON.stringify((await world.behind.query("select * from detections")).rows);
  expect(stored).not.toMatch(/Orion|sk-secret/);
  expect((await world.call("GET", path, { as: await world.stranger() })).status).toBe(404);
});

test("inputs are gone after a day, and the detection after thirty", async () => {
  await post(world, { id: "expiring", detector_id: await detector(world), detector_inputs: [{ prompt: "orion" }] });
  const after = async (days: number) => {
    const now = Math.floor(world.clock.now / 1000) + days * 86_400 + 60;
    await world.services.db.authenticating((tx) => tx.run(sql`select expire_detections(${now})`));
    return (await world.call("GET", "/v1/detections/expiring")).body;
  };
  expect(await after(0)).toMatchObject({ detector_inputs: [{ prompt: "orion" }] });
  expect(await after(1)).toMatchObject({ detector_inputs: null, detector_outputs: [{ label: "flagged" }] });
  expect((await after(30)).code).toBe("DETECTION_NOT_FOUND");
});

test("what is wrong in a request is a 422 at its place", async () => {
  const detector_id = await detector(world);
  const places = async (body: object) => {
    const reply = await post(world, { id: "a", detector_id, detector_inputs: [{ prompt: "x" }], ...body });
    return [reply.status, reply.body.detail?.[0]?.loc];
  };
  expect(await places({ detector_id: "no-such-method" })).toEqual([422, ["body", "detector_id"]]);
  expect(await places({ id: "a/b" })).toEqual([422, ["body", "id"]]);
  expect(await places({ detector_id: "rule:1" })).toEqual([422, ["body", "detector_id"]]);
  expect(await places({ detector_inputs: [{ question: "?" }] })).toEqual([422, ["body", "detector_inputs", 0]]);
  const unknown = [{ prompt: "x" }, { prompt: "x", detection_method: "mind" }];
  expect(await places({ detector_inputs: unknown })).toEqual([422, ["body", "detector_inputs", 1, "detection_method"]]);
  const missing = `config:${"0".repeat(8)}-0000-7000-8000-${"0".repeat(12)}`;
  expect((await post(world, { id: "a", detector_id: missing, detector_inputs: [{ prompt: "x" }] })).status).toBe(404);
});

test("a text that no guard could judge is unassessed, never clean", async () => {
  const config_body = { "document-guards": ["g"], g: word("orion") };
  const { id } = (await world.call("POST", "/v1/guard-configs", { body: { config_body } })).body;
  const empty = (await world.call("POST", "/v1/guard-configs", { body: { config_body: { "input-guards": [] } } })).body;
  const judged = await post(world, { id: "a", detector_id: `config:${id}`, detector_inputs: [{ prompt: "orion" }] });
  expect(judged.body.detector_outputs[0]).toMatchObject({ label: "flagged", details: { channel: "document" } });
  const both = [{ prompt: "hello", response: "orion" }];
  const answered = await post(world, { id: "c", detector_id: `config:${id}`, detector_inputs: both });
  expect(answered.body.detector_outputs[0]).toMatchObject({ label: "unassessed", details: { channel: "output" } });
  const open = await post(world, {
    id: "b",
    detector_id: `config:${empty.id}`,
    detector_inputs: [{ prompt: "orion" }],
  });
  expect(open.body.detector_outputs[0]).toMatchObject({
    score: 0,
    label: "unassessed",
    details: { why: "unavailable" },
  });
});

test("long texts are judged by a worker, which continues where a dead one stopped", async () => {
  const filler = "word ".repeat(700);
  const detector_inputs = Array.from({ length: 45 }, (_, at) => ({ prompt: at % 9 === 0 ? `${filler}orion` : filler }));
  const created = await post(world, { id: "long", detector_id: await detector(world), detector_inputs });
  expect(created.body).toMatchObject({ status: "CREATED", detector_outputs: [] });
  // A worker died after the first page: its number is no living worker's.
  const done = JSON.stringify(Array.from({ length: 20 }, () => ({ score: 0.5, label: "clean", details: {} })));
  await world.behind.query("update detections set status = 'PROCESSING', worker = 999999, outputs = $1", [done]);
  const { guards, ...services } = world.services;
  const worker = startDetectionWorker({ ...services, ...guards, ruleBody: async () => null });
  const read = async () => (await world.call("GET", "/v1/detections/long")).body;
  await expect.poll(read).toMatchObject({ status: "COMPLETED" });
  await worker.stop();
  const { detector_outputs: outputs } = await read();
  expect(outputs.map(({ score }: { score: number }) => score)).toEqual(
    detector_inputs.map((_, at) => (at < 20 ? 0.5 : at % 9 === 0 ? 1 : 0)),
  );
});
