import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, openBackend, type TestBackend, text } from "../../../../../test/protection/telemetry/backend.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import { createOutbound, type Outbound } from "../../../../platform/outbound/outbound.ts";
import type { LogsSource } from "../sources.ts";
import { lokiSource } from "./loki.ts";
import { lokiQuery } from "./loki-query.ts";

const TEAM = newId();
const act = { who: { teamId: TEAM } } as Act;
const window = { fromNs: 1_800_000_000_000_000_000n, toNs: 1_800_000_060_000_000_000n };
const asked = { window, query: '{service_name="gateway"}', limit: 3, direction: "backward" } as const;

let backend: TestBackend;
let outbound: Outbound;
let source: LogsSource;
beforeAll(async () => {
  backend = await openBackend();
  outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 1e7, deadlineMs: 1000 });
  const needs = { outbound, logger: { warn: () => {} } };
  source = lokiSource({ url: backend.url, headers: { "X-Scope-OrgID": "console" }, teamLabel: "team_id" }, needs);
});
afterAll(async () => {
  await outbound.close();
  await backend[Symbol.asyncDispose]();
});

type Value = [string, string, object?];
const streams = (...result: { stream: object; values: Value[] }[]) =>
  json({ status: "success", data: { resultType: "streams", result, stats: { summary: { totalLinesProcessed: 4 } } } });
const at = (ns: number): string => String(window.fromNs + BigInt(ns));

describe("lines", () => {
  test("of several streams come in the order asked for, with nanoseconds, labels and level", async () => {
    backend.answer(
      streams(
        { stream: { team_id: TEAM, service_name: "gateway", detected_level: "warn" }, values: [[at(7), "b"]] },
        {
          stream: { team_id: TEAM, service_name: "gateway" },
          values: [[at(9), "c", { structuredMetadata: { agent_id: "1", level: "ERROR" }, parsed: { guard: "pii" } }]],
        },
      ),
    );
    const { entries, nextNs } = await source.find(act, asked);
    expect(entries.map(({ atNs, line, level }) => [atNs - window.fromNs, line, level])).toEqual([
      [9n, "c", "error"],
      [7n, "b", "warn"],
    ]);
    expect(entries[0]?.labels).toEqual({
      ...{ agent_id: "1", level: "ERROR", guard: "pii" },
      ...{ team_id: TEAM, service_name: "gateway" },
    });
    expect(nextNs).toBeNull();
    expect(backend.heard.at(-1)).toMatchObject({ path: "/loki/api/v1/query_range", method: "GET" });
    expect(backend.heard.at(-1)?.headers["x-scope-orgid"]).toBe("console");
    expect(Object.fromEntries(backend.heard.at(-1)?.given ?? [])).toEqual({
      ...{ query: `{service_name="gateway", team_id="${TEAM}"}`, limit: "3", direction: "backward" },
      ...{ start: "1800000000000000000", end: "1800000060000000000" },
    });
  });

  test("a full answer goes on at a nanosecond of which nothing was shown", async () => {
    const values: Value[] = [9, 5, 5].map((ns) => [at(ns), "x"]);
    backend.answer(streams({ stream: { team_id: TEAM }, values }));
    expect(await source.find(act, asked)).toMatchObject({ entries: [{ line: "x" }], nextNs: window.fromNs + 6n });
    backend.answer(streams({ stream: { team_id: TEAM }, values: values.map(() => [at(5), "x"]) }));
    const same = await source.find(act, { ...asked, direction: "forward" });
    expect([same.entries.length, same.nextNs]).toEqual([3, window.fromNs + 6n]);
  });

  test("a long line and many labels are cut", async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, one) => [`l${one}`, "v".repeat(5000)]));
    backend.answer(streams({ stream: { team_id: TEAM }, values: [[at(1), "x".repeat(100_000), many]] }));
    const [entry] = (await source.find(act, asked)).entries;
    expect(entry?.line.length).toBe(32_768);
    expect(Object.keys(entry?.labels ?? {}).length).toBe(64);
    expect(entry?.labels["team_id"]).toBe(TEAM);
  });
});

describe("a Loki that does not answer properly is 502", () => {
  const broken = [
    ["refuses the console", text("no org id", { status: 401 })],
    ["could not evaluate", text("the query would read too many bytes", { status: 400 })],
    ["does not know its own API", text("404 page not found", { status: 404 })],
    ["answered with something", streams({ stream: { team_id: newId() }, values: [[at(1), "of another team"]] })],
    ["answered with something", streams({ stream: {}, values: [[at(1), "of nobody"]] })],
    ["answered with something", json({ status: "success", data: { resultType: "matrix", result: [] } })],
    ["answered with something", streams({ stream: { team_id: TEAM }, values: [["soon", "x"]] })],
    ["answered with something", streams({ stream: { team_id: TEAM }, values: Array(4).fill([at(1), "x"]) })],
  ] as const;
  test.each(broken)("%s", async (said, behavior) => {
    backend.answer(behavior);
    await expect(source.find(act, asked)).rejects.toMatchObject({
      code: "TELEMETRY_UNAVAILABLE",
      voices: { public: expect.stringContaining(`The logs backend ${said}`) },
    });
  });
});

describe("the query for Loki", () => {
  const team = { label: "team_id", id: TEAM };
  const own = `team_id="${TEAM}"`;
  const written = [
    ["{}", `{${own}}`],
    ['{agent_id="7", job!="x"} |= "a"', `{${own}} | agent_id="7" | job!="x" |= "a"`],
    ['{level="error"} | json', `{${own}} | level="error" or detected_level="error" | json`],
    ['{level!~"debug|info"}', `{${own}} | level!~"debug|info" and detected_level!~"debug|info"`],
  ] as const;
  test.each(written)("%s", (query, expected) => expect(lokiQuery(query, team)).toBe(expected));

  const escapes = [
    '{team_id="other"}',
    '{team_id=~".+"}',
    '{team_id!=""}',
    '{service_name="a\\"} or {team_id=~\\".+"}',
    '{service_name=`a"} or {team_id=~".+`}',
    '{service_name="a"} |= "\\"} or {team_id=~\\".*\\"} |= \\""',
    '{service_name="a"} | json | team_id="other" or team_id!="x"',
    '{service_name="\\u0022}"}',
  ];
  test.each(escapes)("%s can't leave the team", (query) => {
    const printed = lokiQuery(query, team);
    const bare = printed.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    expect(bare.match(/[{}]/g)).toEqual(["{", "}"]);
    expect(bare).toMatch(/^\{[^{}]*team_id=""\}/);
    expect(printed.slice(0, printed.indexOf("}", printed.indexOf(own)) + 1)).toContain(`${own}}`);
    expect(bare).not.toMatch(/\} *or/);
  });

  test.each([
    '{a="b"} or {c="d"}',
    '{a="b"} # comment',
    'sum(rate({a="b"}[1m]))',
    '{a="b"',
    '{a="b"} | line_format "x"',
  ])("%s is refused before anything is asked", (query) =>
    expect(() => lokiQuery(query, team)).toThrow(/^Character \d+/),
  );
});
