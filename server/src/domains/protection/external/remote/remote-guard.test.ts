import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutbound } from "../../../../platform/outbound/outbound.ts";
import { askRemoteGuard, LONGEST_TEXT } from "./ask-remote-guard.ts";
import { readRemoteAnswer } from "./read-remote-answer.ts";

test.each([
  ['{"outcome":"pass","score":0.1}', { outcome: "pass", score: 0.1 }],
  ['{"outcome":"pass","score":0,"more":1}', { outcome: "pass", score: 0 }],
  ['{"outcome":"hit","score":1}', { outcome: "hit", score: 1, rule: "remote", spans: [] }],
  [
    '{"outcome":"hit","score":0.9,"rule":"sql","spans":[{"start":0,"end":3,"kind":"keyword"}]}',
    { outcome: "hit", score: 0.9, rule: "sql", spans: [{ start: 0, end: 3, kind: "keyword" }] },
  ],
  ['{"outcome":"undecided","score":0}', { outcome: "undecided", why: "failed" }],
])("reads %s", (body, judgment) => {
  expect(readRemoteAnswer(body, 10)).toMatchObject(judgment);
});

test.each([
  "",
  "OK",
  "null",
  "[]",
  '"pass"',
  "{}",
  '{"outcome":"allow","score":0}',
  '{"outcome":"pass"}',
  '{"outcome":"pass","score":-0.1}',
  '{"outcome":"pass","score":"0"}',
  '{"outcome":"hit","score":2}',
  '{"outcome":"hit","score":1,"rule":7}',
  '{"outcome":"hit","score":1,"rule":"a\\u0000b"}',
  '{"outcome":"hit","score":1,"spans":{}}',
  '{"outcome":"hit","score":1,"spans":[{"start":5,"end":5}]}',
  '{"outcome":"hit","score":1,"spans":[{"start":0,"end":11}]}',
  '{"outcome":"hit","score":1,"spans":[{"start":0.5,"end":2}]}',
  `{"outcome":"hit","score":1,"spans":[${Array.from({ length: 1001 }, () => '{"start":0,"end":1}')}]}`,
])("is undecided about %.60s", (body) => {
  expect(readRemoteAnswer(body, 10)).toMatchObject({ outcome: "undecided", why: "failed" });
});

interface Seen {
  readonly body: unknown;
  readonly authorization: string | undefined;
}

const seen: Seen[] = [];
let reply: (response: ServerResponse, request: IncomingMessage) => void;
const server = createServer(async (request, response) => {
  const body = JSON.parse((await buffer(request)).toString());
  seen.push({ body, authorization: request.headers.authorization });
  reply(response, request);
});
const outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 1_000_000, deadlineMs: 5_000 });
let origin = "";

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await outbound.close();
  server.closeAllConnections();
  server.close();
});

const ask = (more: { text?: string; keyOrigin?: string; signal?: AbortSignal } = {}) =>
  askRemoteGuard(
    outbound,
    { url: `${origin}/judge`, key: "guard-key", keyOrigin: more.keyOrigin ?? origin },
    {
      subject: { channel: "tool_call", text: more.text ?? "{}", toolCall: { name: "send", arguments: {} } },
      signal: more.signal ?? new AbortController().signal,
    },
  );

const json = (body: object) => (response: ServerResponse) =>
  void response.setHeader("content-type", "application/json").end(JSON.stringify(body));

test("sends the text with its place, and the key to its own origin only", async () => {
  reply = json({ outcome: "hit", score: 1, rule: "exfiltration" });
  expect(await ask()).toMatchObject({ outcome: "hit", rule: "exfiltration" });
  expect(seen.at(-1)).toEqual({
    body: { channel: "tool_call", text: "{}", tool_call: { name: "send", arguments: {} } },
    authorization: "Bearer guard-key",
  });
  await ask({ keyOrigin: "https://other.example" });
  expect(seen.at(-1)?.authorization).toBeUndefined();
});

test("is undecided whatever goes wrong on the way, and follows no redirect", async () => {
  const [before, undecided] = [seen.length, (why: string) => ({ outcome: "undecided", why })];
  reply = (response) => void response.writeHead(302, { location: `${origin}/elsewhere` }).end();
  expect(await ask()).toMatchObject(undecided("failed"));
  expect(seen.length).toBe(before + 1);
  reply = (response) => void response.writeHead(500).end('{"outcome":"pass","score":0}');
  expect(await ask()).toMatchObject(undecided("failed"));
  reply = (response) => void response.end("x".repeat(100_000));
  expect(await ask()).toMatchObject(undecided("unavailable"));
  reply = (response) => void response.destroy();
  expect(await ask()).toMatchObject(undecided("unavailable"));
  reply = () => {};
  expect(await ask({ signal: AbortSignal.timeout(50) })).toMatchObject(undecided("too_late"));
  expect(await ask({ text: "x".repeat(LONGEST_TEXT + 1) })).toMatchObject(undecided("unreadable"));
});
