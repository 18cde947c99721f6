import { afterAll, beforeAll, expect, test } from "vitest";
import { newLog, plantLogs } from "../../../../../test/protection/telemetry/planted-rows.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { parseJson } from "../../../../kernel/json/parse.ts";

let root: World;
beforeAll(async () => {
  root = await openWorld();
});
afterAll(() => root[Symbol.asyncDispose]());

interface Answer {
  readonly query: string;
  readonly start_ns: bigint;
  readonly end_ns: bigint;
  readonly next_timestamp: bigint | null;
  readonly streams: readonly {
    labels: Record<string, string>;
    entries: readonly { timestamp: bigint; line: string }[];
  }[];
}

/** With every digit: the numbers of the answer are read as the server wrote them. */
async function search(world: World, query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const reply = await world.call("GET", `/v1/telemetry/logs?${new URLSearchParams(query)}`);
  expect(reply.status, reply.text).toBe(200);
  return exact(parseJson(reply.text)) as Answer;
}

function exact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== "object" || value === null) return value;
  if ("source" in value) return BigInt(String(value.source));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exact(inner)]));
}

const linesOf = ({ streams }: Answer): string[] => streams.flatMap(({ entries }) => entries.map(({ line }) => line));
const nowNs = (world: World): bigint => BigInt(world.clock.now) * 1_000_000n;

test("lines are answered by labels, with the query that was run and every digit of their times", async () => {
  const world = await root.another();
  const at = nowNs(world) - 1_234_567_891n;
  await plantLogs(world, [
    newLog({
      atNs: at,
      level: "error",
      line: "timeout after 30 s",
      attrs: { "http.route": "/pay", tries: 3, level: "no" },
    }),
    newLog({ atNs: at - 1n, line: "paid" }),
    newLog({ atNs: at - 2n, level: "error", line: "timeout", attrs: { "http.route": "/pay", tries: 3 } }),
    newLog({ atNs: at - 3_700_000_000_000n, level: "error", line: "timeout long ago" }),
  ]);
  const found = await search(world, {
    level: "error",
    search: "timeout",
    logql: '{service_name=~"check.*"} | tries >= 2',
  });
  expect(found.query).toBe('{service_name=~"check.*", level="error"} |= "timeout" | tries >= 2');
  expect(found.streams).toEqual([
    {
      labels: {
        service_name: "checkout",
        level: "error",
        job: "checkout",
        exporter: "otlp",
        http_route: "/pay",
        tries: "3",
      },
      entries: [
        { timestamp: at, line: "timeout after 30 s" },
        { timestamp: at - 2n, line: "timeout" },
      ],
    },
  ]);
  expect(BigInt(found.end_ns) - BigInt(found.start_ns)).toBe(3_600_000_000_000n);
  expect(found.next_timestamp).toBeNull();
  expect((await search(await root.another())).streams).toEqual([]);
});

test("what a line says in JSON or logfmt can be compared", async () => {
  const world = await root.another();
  const at = nowNs(world) - 1000n;
  const lines = [
    '{"status":503,"took":"1.5s","user":{"id":"u1"}}',
    '{"status":200}',
    'status=504 msg="too late" took=20ms',
    "plain",
  ];
  await plantLogs(
    world,
    lines.map((line, n) => newLog({ atNs: at - BigInt(n), line })),
  );
  const found = async (stages: string) => linesOf(await search(world, { logql: `{} ${stages}` }));
  expect(await found("| json | status >= 500")).toEqual([lines[0]]);
  expect(await found('| json | took > 1s and user_id="u1"')).toEqual([lines[0]]);
  expect(await found('| logfmt | msg=~"too .*" and took < 1s')).toEqual([lines[2]]);
  expect(await found("| json | logfmt | (status == 200 or status == 504)")).toEqual([lines[1], lines[2]]);
  expect(await found('|~ "^pl.i" != "x"')).toEqual([lines[3]]);
  expect(await found('| json | status != ""')).toEqual([lines[0], lines[1]]);
});

test.each(["forward", "backward"])(
  "reading on %s neither loses nor repeats lines that share a nanosecond",
  async (direction) => {
    const world = await root.another();
    const at = nowNs(world) - 1_000_000n;
    const logs = Array.from({ length: 40 }, (_, n) =>
      newLog({ atNs: at + BigInt(Math.floor(n / 7)), line: `line ${n}` }),
    );
    await plantLogs(world, logs);
    const seen: string[] = [];
    let place: Record<string, string> = {};
    for (let pages = 0; pages < 20; pages++) {
      const page = await search(world, { direction, limit: "3", ...place });
      seen.push(...linesOf(page));
      if (page.next_timestamp === null) break;
      place = { [direction === "forward" ? "start_ns" : "end_ns"]: String(page.next_timestamp) };
    }
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
  },
);

test("a query that can't be read is a 422 with its position", async () => {
  const world = await root.another();
  const reply = await world.call(
    "GET",
    `/v1/telemetry/logs?${new URLSearchParams({ logql: '{level="error"} |~ "a(?=b)"' })}`,
  );
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    code: "TELEMETRY_QUERY_INVALID",
    detail: [{ loc: ["query", "logql"], ctx: { at: 21 }, msg: expect.stringContaining("Character 22: lookahead") }],
  });
});

test("parameters have the contract's defaults and bounds", async () => {
  const world = await root.another();
  const found = await search(world);
  expect(found).toMatchObject({ query: "{}", direction: "backward", streams: [], next_timestamp: null });
  const refused = [
    "limit=0",
    "limit=5001",
    "time_range=3h",
    "direction=up",
    "start_ns=-1",
    "end_ns=9223372036854775808",
  ];
  for (const query of refused) expect((await world.call("GET", `/v1/telemetry/logs?${query}`)).status, query).toBe(422);
  for (const query of ["limit=0", "limit=201", "time_range=3h", "min_duration_ms=x"])
    expect((await world.call("GET", `/v1/telemetry/traces?${query}`)).status, query).toBe(422);
  for (const range of ["15m", "30m", "1h", "2h", "6h", "1d", "7d", "30d"])
    expect((await world.call("GET", `/v1/telemetry/logs?time_range=${range}&limit=5000`)).status, range).toBe(200);
});
