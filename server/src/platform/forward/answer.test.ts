import { expect, test } from "vitest";
import { judge, retryAfter } from "./answer.ts";

const answer = (status: number, body: string | Buffer, type = "application/json") => ({
  status,
  headers: { "content-type": type },
  body: Buffer.from(body),
});

test("a JSON object passes with every JSON content type", () => {
  for (const type of [
    "application/json",
    "Application/JSON; charset=utf-8",
    "application/problem+json",
    "application/json ",
  ]) {
    expect(judge(answer(200, "{}", type))).toEqual({ kind: "pass", contentType: type });
  }
});

test("another content type does not pass, even with a JSON object", () => {
  for (const type of [
    "",
    "text/html",
    "text/json",
    "application/jsonp",
    "application/json, text/html",
    "application/xjson",
  ]) {
    expect([type, judge(answer(200, "{}", type)).kind]).toEqual([type, "bad"]);
  }
});

test("anything but one complete JSON object in UTF-8 does not pass", () => {
  const bodies = [
    "",
    "[]",
    "null",
    "1",
    '"x"',
    '{"a":',
    "{}{}",
    "{'a':1}",
    '{"a":NaN}',
    "\ufeff{}",
    Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  ];
  for (const body of bodies) expect([body, judge(answer(200, body)).kind]).toEqual([body, "bad"]);
});

test("a service's own refusals are recognized if they have a detail", () => {
  for (const status of [400, 404, 405, 409, 412, 413, 422, 429, 451, 501]) {
    expect([status, judge(answer(status, '{"detail":[]}')).kind]).toEqual([status, "refusal"]);
    expect([status, judge(answer(status, '{"error":"x"}')).kind]).toEqual([status, "bad"]);
    expect([status, judge(answer(status, "<h1>", "text/html")).kind]).toEqual([status, "bad"]);
  }
});

test("every other status is an invalid response, and 503 an unavailable service", () => {
  for (const status of [300, 302, 304, 307, 401, 403, 407, 500, 502, 504]) {
    expect([status, judge(answer(status, '{"detail":"x"}')).kind]).toEqual([status, "bad"]);
  }
  expect(judge(answer(503, "<h1>", "text/html")).kind).toBe("unavailable");
});

test("Retry-After is read in both of its forms", () => {
  const now = Date.parse("Fri, 02 Jan 2026 00:00:00 GMT");
  const read = (text: string) => retryAfter({ "retry-after": text }, now);
  expect(read("120")).toBe(120);
  expect(read("Fri, 02 Jan 2026 00:00:30 GMT")).toBe(30);
  expect(read("Thu, 01 Jan 2026 00:00:00 GMT")).toBe(0);
  expect([read("soon"), read(""), retryAfter({}, now)]).toEqual([undefined, undefined, undefined]);
});
