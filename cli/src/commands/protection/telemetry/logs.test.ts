import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const path = "GET /v1/telemetry/logs";
const found = (streams: string, next = "null") =>
  `{"query":"{}","direction":"backward","start_ns":1799996400000000000,"end_ns":1800000000000000000,"streams":[${streams}],"next_timestamp":${next}}`;
const stream = (labels: object, ...entries: string[]) => `{"labels":${JSON.stringify(labels)},"entries":[${entries}]}`;
const entry = (at: string, line: string) => `{"timestamp":${at},"line":${JSON.stringify(line)}}`;
const answers = {
  [path]: found(
    [
      stream({ service_name: "gateway", level: "warn" }, entry("1799999999123456789", "blocked\u001b[2J")),
      stream(
        { service_name: "bot", level: "info" },
        entry("1799999998000000001", "first"),
        entry("1799999999900000000", "last"),
      ),
    ].join(),
  ),
};

test("lines of all streams come in the order of their time, and can't control the terminal", async () => {
  const { out, ending } = await runCli(["telemetry", "logs"], { answers });
  expect(ending).toBe("passed");
  expect(out.split("\n")).toEqual([
    "2027-01-15 07:59:58.000  info   bot  first",
    "2027-01-15 07:59:59.123  warn   gateway  blocked\u241b[2J",
    "2027-01-15 07:59:59.900  info   bot  last",
    "",
  ]);
});

test("JSON keeps every nanosecond", async () => {
  const { out } = await runCli(["telemetry", "logs", "--json"], { answers });
  expect(out).toContain('"timestamp":1799999999123456789');
});

test("a trace is one more condition of the query", async () => {
  const trace = "af7651916cd43dd8448eb211c80319c";
  const asked = async (...words: string[]) =>
    (await runCli(["telemetry", "logs", ...words, "--from-trace", trace], { answers })).sent.at(-1)?.query?.["logql"];
  const matcher = `trace_id="0${trace}"`;
  expect(await asked()).toBe(`{${matcher}}`);
  expect(await asked('{ level="error" } |= "x"')).toBe(`{${matcher}, level="error" } |= "x"`);
  const wrong = await runCli(["telemetry", "logs", "--from-trace", 'x"} or {'], { answers });
  expect([wrong.ending, wrong.sent.length]).toEqual(["usage", 0]);
});

test("options that make no sense are named", async () => {
  expect(await runCli(["telemetry", "logs", "--range", "3h"])).toMatchObject({
    ending: "usage",
    err: expect.stringContaining("--range takes 15m, 30m"),
  });
  expect((await runCli(["telemetry", "logs", "--limit", "5001"])).ending).toBe("usage");
});

test("a dead backend is said, with its code", async () => {
  const refusal = { code: "TELEMETRY_UNAVAILABLE", detail: "The logs backend can't be reached." };
  const { ending, err } = await runCli(["telemetry", "logs"], { refusal });
  expect(ending).not.toBe("passed");
  expect(err).toContain("The logs backend can't be reached. (TELEMETRY_UNAVAILABLE)");
});

test("follow prints each line once, and goes on where the last answer ended", async () => {
  const stop = new AbortController();
  let times = 0;
  const later = found(
    stream(
      { service_name: "bot", level: "info" },
      entry("1799999999900000000", "last"),
      entry("1800000001000000002", "new"),
    ),
  );
  const ran = await runCli(["telemetry", "logs", "--follow"], {
    answers: {
      get [path]() {
        if (++times === 3) stop.abort();
        return times === 1 ? answers[path] : later;
      },
    },
    signal: stop.signal,
  });
  expect(ran.out.split("\n").map((line) => line.split("  ").at(-1))).toEqual([
    "first",
    "blocked\u241b[2J",
    "last",
    "new",
    "",
  ]);
  expect(ran.sent[1]?.query).toMatchObject({ direction: "forward", start_ns: "1799999995000000000" });
  expect(ran.sent[2]?.query?.["start_ns"]).toBe("1799999996000000002");
});
