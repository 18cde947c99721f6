import type { IncomingMessage, ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { beforeAll, expect, test } from "vitest";
import { cutLocks } from "../../../../test/platform/cut-locks.ts";
import { openTestSmtp, type TestSmtp } from "../../../../test/platform/smtp-server.ts";
import { serve } from "../../../../test/platform/web-server.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import type { Act } from "../../../platform/act.ts";
import { expireDeliveries } from "./delivery-store.ts";
import { startDeliveryWorker } from "./delivery-worker.ts";
import type { NotificationEvent } from "./message/events.ts";
import { retryRules } from "./retry.ts";

holdStatementsToTheirTeam();

let smtp: TestSmtp;
let world: World;
beforeAll(async () => {
  smtp = await openTestSmtp();
  world = await openWorld({ environment: { SMTP_URL: smtp.url, SMTP_FROM: "console@example.org" } });
  return async () => {
    await world[Symbol.asyncDispose]();
    await smtp[Symbol.asyncDispose]();
  };
});

const PATH = "/v1/notifications/endpoints";
const alarm: NotificationEvent = {
  ...{ type: "guard.alarm_raised", severity: "critical", path: "/alarms" },
  agent: { id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11", name: "Support\r\nBcc: eve@example.org" },
  title: "No traffic",
  text: "Check it.",
  facts: { alarm_id: "a1" },
};

/** One team a test, so that no test receives another's messages. */
async function team() {
  const owner = await world.stranger();
  const call = (method: string, path: string, body?: object) => world.call(method, PATH + path, { as: owner, body });
  return {
    owner,
    call,
    create: async (body: object) => (await call("POST", "", { name: "n", kind: "webhook", ...body })).body,
  };
}

const say = (owner: Person, event: Partial<NotificationEvent> = {}, fails = false) =>
  world.services.db.transaction(owner.who, async (tx) => {
    const act: Act = { tx, who: owner.who, origin: { requestId: "test", address: "test" }, now: world.clock.now };
    await world.services.teams.port.notify(act, { ...alarm, ...event });
    if (fails) throw new Error("the change failed");
  });

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver that responds as told, with everything it was sent. */
async function receiver(answer: (nth: number, response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = await serve(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers as Received["headers"], body: Buffer.concat(chunks).toString() });
    answer(received.length, response);
  });
  return { ...server, received, titles: () => received.map(({ body }) => JSON.parse(body).data.title) };
}
const accept = (_nth: number, response: ServerResponse) => void response.writeHead(204).end();

// Hours and days as seconds.
const rules = { waits: [20], giveUpAfter: 24_000, switchOffAfter: 72_000, everyMs: 40, graceMs: 100, places: 4 };
const start = () => {
  const worker = startDeliveryWorker({ ...world.services, clock: world.clock }, rules);
  return { [Symbol.asyncDispose]: () => worker.stop() };
};

test("a webhook gets events in order, signed so that the library of Standard Webhooks accepts them", async () => {
  await using server = await receiver(accept);
  const { owner, create, call } = await team();
  const { secret, id } = await create({ address: `${server.url}/hook?token=t` });
  expect(secret).toMatch(/^whsec_/);
  for (const title of ["one", "two", "three"]) await say(owner, { title });
  await expect(say(owner, { title: "never" }, true)).rejects.toThrow("the change failed");
  await using _worker = start();
  await expect.poll(server.titles).toEqual(["one", "two", "three"]);
  const [first] = server.received;
  if (!first) throw new Error("nothing was received");
  expect(new Webhook(secret).verify(first.body, first.headers)).toEqual({
    type: "guard.alarm_raised",
    timestamp: new Date(world.clock.now).toISOString(),
    data: {
      ...{ alarm_id: "a1", team_id: owner.who.teamId, severity: "critical", title: "one", text: "Check it." },
      agent: { id: alarm.agent?.id, name: "Support Bcc: eve@example.org" },
      link: expect.stringMatching(/^https?:.*\/alarms$/),
    },
  });
  expect(() => new Webhook(secret).verify(`${first.body} `, first.headers)).toThrow();
  const rotated = await call("PATCH", `/${id}`, { rotate_secret: true });
  expect(rotated.body.secret).not.toBe(secret);
  await say(owner, { title: "four" });
  await expect.poll(() => server.received.length).toBe(4);
  const last = server.received.at(-1);
  for (const each of [secret, rotated.body.secret])
    expect(new Webhook(each).verify(last?.body ?? "", last?.headers ?? {}));
  expect((await call("GET", "")).text).not.toContain("whsec_");
  const { rows } = await world.behind.query("select * from notification_endpoints where id = $1", [id]);
  expect(JSON.stringify(rows)).not.toMatch(/token=t|whsec_/);
});

test("an endpoint gets only what it asks for, and another team's events never", async () => {
  await using server = await receiver(accept);
  const [mine, theirs] = [await team(), await team()];
  await mine.create({
    address: server.url,
    least_severity: "warning",
    events: ["guard.alarm_raised"],
    agent_ids: [alarm.agent?.id],
  });
  await say(theirs.owner, { title: "theirs" });
  await say(mine.owner, { title: "mild", severity: "info" });
  await say(mine.owner, { title: "other event", type: "guard.alarm_cleared" });
  await say(mine.owner, { title: "other agent", agent: null });
  await say(mine.owner, { title: "asked for" });
  await using _worker = start();
  await expect.poll(server.titles).toEqual(["asked for"]);
});

test("a failed message is retried under the same ID, and those after it wait", async () => {
  await using server = await receiver((nth, response) => {
    response.writeHead(nth < 3 ? 503 : 200).end("x".repeat(5_000));
  });
  const { owner, create, call } = await team();
  const { id } = await create({ address: server.url });
  for (const title of ["one", "two"]) await say(owner, { title });
  await using _worker = start();
  const afterAWhile = () => {
    world.clock.now += 100;
    return server.titles();
  };
  await expect.poll(afterAWhile).toEqual(["one", "one", "one", "two"]);
  expect(new Set(server.received.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
  const listed = async () => (await call("GET", `/${id}/deliveries?limit=1`)).body;
  await expect.poll(async () => (await listed()).results[0]).toMatchObject({ title: "two", status: "delivered" });
  const page = await listed();
  expect(page.results[0].response).toBe("x".repeat(1_024));
  const next = await call("GET", `/${id}/deliveries?cursor=${page.next_cursor}`);
  expect(next.body).toMatchObject({ results: [{ title: "one", attempts: 3, status: "delivered" }], next_cursor: null });
});

test("a receiver that was down for ten minutes gets everything once it is up, in order, by the usual waits", async () => {
  const upAt = world.clock.now + 600_000;
  await using server = await receiver((_nth, response) => {
    response.writeHead(world.clock.now < upAt ? 503 : 204).end();
  });
  const { owner, create } = await team();
  await create({ address: server.url });
  for (const title of ["one", "two", "three"]) await say(owner, { title });
  const usual = { ...retryRules, everyMs: 20, graceMs: 100, places: 4 };
  const worker = startDeliveryWorker({ ...world.services, clock: world.clock }, usual);
  const minuteLater = () => {
    world.clock.now += 60_000;
    return [...new Set(server.titles())];
  };
  await expect.poll(minuteLater).toEqual(["one", "two", "three"]);
  await worker.stop();
  expect(server.titles().filter((title) => title === "two")).toHaveLength(1);
  // After 5, 15, 60 and 300 seconds: few attempts while it is down.
  expect(server.titles().filter((title) => title === "one").length).toBeLessThan(10);
});

test("a worker that dies while it sends loses nothing: the next one sends that message again and then the rest", async () => {
  let hangs = true;
  await using server = await receiver((_nth, response) => void (hangs || response.writeHead(204).end()));
  const { owner, create } = await team();
  await create({ address: server.url });
  for (const title of ["one", "two"]) await say(owner, { title });
  await using _first = start();
  await expect.poll(server.titles).toEqual(["one"]);
  hangs = false;
  // PostgreSQL ends the lock of a killed process with its connection.
  await cutLocks(world.behind);
  await expect.poll(server.titles).toEqual(["one", "one", "two"]);
  expect(new Set(server.received.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
});

test("410 switches an endpoint off at once, and three days of failures do; others are told, and it can be switched on", async () => {
  await using gone = await receiver((_nth, response) => void response.writeHead(410).end());
  await using moved = await receiver((_nth, response) => void response.writeHead(302, { location: "/" }).end());
  await using other = await receiver(accept);
  const { owner, create, call } = await team();
  await create({ address: other.url, events: ["notification.endpoint_disabled"] });
  const first = await create({ address: gone.url, name: "gone" });
  const second = await create({ address: moved.url, name: "moved" });
  await say(owner);
  const stateOf = async (id: string) =>
    (await call("GET", "")).body.results.find((each: { id: string }) => each.id === id);
  await using _worker = start();
  await expect.poll(() => stateOf(first.id)).toMatchObject({ enabled: false, disabled_reason: "gone", waiting: 0 });
  await expect.poll(() => stateOf(second.id)).toMatchObject({ enabled: true, failing_since: expect.any(Number) });
  world.clock.now += rules.giveUpAfter;
  const dead = async () => (await call("GET", `/${second.id}/deliveries?status=dead`)).body.results;
  await expect
    .poll(dead)
    .toMatchObject([{ attempts: 2, response_status: 302, error: expect.stringContaining("redirected") }]);
  world.clock.now += rules.switchOffAfter - rules.giveUpAfter;
  await say(owner);
  await expect.poll(() => stateOf(second.id)).toMatchObject({ enabled: false, disabled_reason: "failing" });
  await expect
    .poll(() => other.titles().sort())
    .toEqual(["Notifications to gone were switched off", "Notifications to moved were switched off"]);
  await say(owner);
  const again = await call("PATCH", `/${first.id}`, { enabled: true });
  expect(again.body).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null, waiting: 0 });
  const { rows } = await world.behind.query(
    "select details->>'reason' as reason from audit_log where action = 'notification_endpoint.switched_off' and team_id = $1 order by at",
    [owner.who.teamId],
  );
  expect(rows).toEqual([{ reason: "gone" }, { reason: "failing" }]);
});

test("a test message shows its result, and mail goes through the operator's mail server", async () => {
  await using server = await receiver((_nth, response) => void response.writeHead(500).end("no"));
  const { owner, create, call } = await team();
  const hook = await create({ address: server.url });
  expect((await call("POST", `/${hook.id}/test`)).body).toMatchObject({
    ...{ delivered: false, response_status: 500, response: "no", error: "The endpoint returned the status 500." },
  });
  const mail = await create({ kind: "mail", address: "oncall@example.org" });
  expect(mail.secret).toBeNull();
  expect((await call("POST", `/${mail.id}/test`)).body).toMatchObject({ delivered: true, response_status: null });
  await say(owner);
  await using _worker = start();
  await expect.poll(() => smtp.mails.length).toBe(2);
  expect(smtp.mails[1]?.to).toEqual(["oncall@example.org"]);
  expect(smtp.mails[1]?.source).toMatch(/^Subject: \[Agent Console\] Critical: No traffic$/m);
  expect(smtp.mails[1]?.source).not.toMatch(/^Bcc:/m);
  const [delivery] = (await call("GET", `/${mail.id}/deliveries`)).body.results;
  expect(smtp.mails[1]?.source).toContain(`Message-ID: <${delivery.id}@`);
});

test("a channel gets blocks without a signature, and what was sent goes out again under its ID, after what waits", async () => {
  let status = 500;
  await using server = await receiver((_nth, response) => void response.writeHead(status).end());
  const { owner, create, call } = await team();
  const channel = await create({ kind: "slack", address: `${server.url}/services/T0/token` });
  expect(channel).toMatchObject({ secret: null, events: expect.not.arrayContaining(["evaluation.completed"]) });
  await say(owner, { type: "evaluation.completed", title: "as expected" });
  await say(owner, { title: "one" });
  await using _worker = start();
  await expect.poll(() => server.received.length).toBeGreaterThan(0);
  const [first] = server.received;
  expect(JSON.parse(first?.body ?? "")).toMatchObject({
    text: expect.stringContaining("one"),
    blocks: expect.any(Array),
  });
  expect(first?.headers).not.toHaveProperty("webhook-signature");
  const deliveries = async () => (await call("GET", `/${channel.id}/deliveries`)).body.results;
  await expect.poll(deliveries).toMatchObject([{ attempts: 1 }]);
  world.clock.now += rules.giveUpAfter;
  await expect.poll(deliveries).toMatchObject([{ event: "guard.alarm_raised", status: "dead" }]);
  const [{ id }] = await deliveries();
  status = 204;
  const again = await call("POST", `/${channel.id}/deliveries/${id}/redeliver`);
  expect([again.status, again.body]).toMatchObject([202, { id, status: "pending", attempts: 0 }]);
  await expect.poll(deliveries).toMatchObject([{ id, status: "delivered", attempts: 1 }]);
  const other = await create({ address: server.url });
  const wrong = await call("POST", `/${other.id}/deliveries/${id}/redeliver`);
  expect([wrong.status, wrong.body.code]).toEqual([404, "DELIVERY_NOT_FOUND"]);
  await call("PATCH", `/${channel.id}`, { enabled: false });
  expect((await call("POST", `/${channel.id}/deliveries/${id}/redeliver`)).body.code).toBe("ENDPOINT_OFF");
});

test("addresses that may not be called, and mail without a mail server, are refused with a reason", async () => {
  const { create } = await team();
  const refused = async (body: object) => (await create(body)).detail[0];
  for (const address of [
    "http://169.254.169.254/latest",
    "http://10.0.0.1/",
    "ftp://hooks.example/",
    "https://u:p@hooks.example/",
  ]) {
    expect(await refused({ address })).toMatchObject({ loc: ["body", "address"] });
  }
  expect(await refused({ kind: "mail", address: "https://hooks.example/" })).toMatchObject({
    loc: ["body", "address"],
  });
  await using bare = await openWorld();
  const body = { name: "n", kind: "mail", address: "oncall@example.org" };
  expect((await bare.call("POST", PATH, { body })).body.code).toBe("MAIL_NOT_CONFIGURED");
  expect((await bare.call("GET", PATH)).body).toEqual({ results: [], mail_available: false });
});

test("what was delivered is deleted after 30 days, and what waits is not", async () => {
  const { owner, create, call } = await team();
  const { id } = await create({ address: "http://127.0.0.1:9/" });
  await say(owner);
  await call("POST", `/${id}/test`);
  await expireDeliveries(world.services.db, Math.floor(world.clock.now / 1000) + 31 * 86_400);
  expect((await call("GET", `/${id}/deliveries`)).body.results).toMatchObject([{ status: "pending" }]);
});
