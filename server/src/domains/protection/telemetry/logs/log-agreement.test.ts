import { printLogql } from "@agent-console/analysis/query/logql/print-logql.ts";
import type { LabelCondition, LabelMatcher, LogQuery, Stage } from "@agent-console/analysis/query/logql/syntax.ts";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newLog, plantLogs } from "../../../../../test/protection/telemetry/planted-rows.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import type { Act } from "../../../../platform/act.ts";
import { logLevels, type NewLog } from "../store/new-rows.ts";
import { embeddedLogs } from "./embedded-logs.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const random = seededRandom(4);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const words = ["red", "blue", "a.b", "%_", "", "é😀", 'q"\\', "10"];

const line = (): string =>
  pick([
    () => `${pick(words)} ${pick(words)}`,
    () => JSON.stringify({ color: pick(words), n: Math.floor(random() * 5), deep: { color: pick(words) } }),
    () => `color=${JSON.stringify(pick(["red", "blue"]))} n=${Math.floor(random() * 5)}`,
  ])();

const logAt = (atNs: bigint): NewLog =>
  newLog({
    ...{ atNs, line: line(), level: pick(logLevels), service: pick(["red", "blue"]), job: pick(["red", ""]) },
    ...{ testId: pick([null, "red", "blue"]), attrs: pick([{}, { "a.b": "red" }, { color: "blue", test_id: "red" }]) },
  });

const matcher = (labels: readonly string[]): LabelMatcher => ({
  ...{ label: pick(labels), by: pick(["=", "!=", "=~", "!~"] as const) },
  value: pick(["red", "blue", "", "re.|blue", "info|error", "[a-z]+"]),
});

const stage = (): Stage =>
  pick<() => Stage>([
    () => ({ kind: "line", by: pick(["|=", "!="] as const), value: pick(words) }),
    () => ({ kind: "line", by: pick(["|~", "!~"] as const), value: pick(["^r", "e.*d", "\\d$", "(?i)RED|blue"]) }),
    () => ({ kind: pick(["json", "logfmt"] as const) }),
    () => ({ kind: "condition", condition: condition() }),
  ])();

function condition(): LabelCondition {
  if (random() < 0.5) return { kind: "text", matcher: matcher(["color", "deep_color", "color_extracted", "level"]) };
  const number = { unit: "number", amount: 2, source: "2" } as const;
  return { kind: "amount", label: "n", by: pick(["=", "!=", ">", "<="] as const), value: number };
}

const query = (): LogQuery => ({
  matchers: Array.from({ length: Math.floor(random() * 3) }, () =>
    matcher(["service_name", "job", "level", "test_id", "a_b", "color"]),
  ),
  stages: Array.from({ length: Math.floor(random() * 4) }, stage),
});

/** What a query means, said once more: with the engine's own regular expressions, and with nothing left to PostgreSQL. */
function found({ matchers, stages }: LogQuery, log: NewLog): boolean {
  let labels = new Map<string, string>([
    ...Object.entries(log.attrs).map(([key, value]): [string, string] => [key.replaceAll(".", "_"), String(value)]),
    ...([
      ["service_name", log.service],
      ["level", log.level],
      ["job", log.job],
      ["test_id", log.testId ?? ""],
    ] as const),
  ]);
  const fits = ({ label, by, value }: LabelMatcher): boolean => {
    const is = labels.get(label) ?? "";
    return (by.endsWith("~") ? new RegExp(`^(?:${value})$`, "u").test(is) : is === value) !== by.startsWith("!");
  };
  return (
    matchers.every(fits) &&
    stages.every((one) => {
      if (one.kind === "line") {
        const regex = one.value.startsWith("(?i)")
          ? new RegExp(one.value.slice(4), "iu")
          : new RegExp(one.by.endsWith("~") ? one.value : "", "u");
        return (one.by.endsWith("~") ? regex.test(log.line) : log.line.includes(one.value)) !== one.by.startsWith("!");
      }
      if (one.kind === "condition") {
        const { condition: asked } = one;
        if (asked.kind === "text") return fits(asked.matcher);
        if (asked.kind !== "amount") throw new Error("not made here");
        const text = labels.get(asked.label) ?? "";
        if (text === "" || Number.isNaN(Number(text))) return false;
        const [is, by] = [Number(text), asked.by];
        return by === "=" ? is === 2 : by === "!=" ? is !== 2 : by === ">" ? is > 2 : is <= 2;
      }
      const read = one.kind === "json" ? jsonMembers(log.line) : pairs(log.line);
      labels = new Map([
        ...labels,
        ...read.map(([key, value]): [string, string] => [
          labels.get(key) !== undefined && labels.get(key) !== "" ? `${key}_extracted` : key,
          value,
        ]),
      ]);
      return true;
    })
  );
}

function jsonMembers(text: string): [string, string][] {
  if (!text.startsWith("{")) return [];
  const { color, n, deep } = JSON.parse(text);
  return [
    ["color", color],
    ["n", String(n)],
    ["deep_color", deep.color],
  ];
}

function pairs(text: string): [string, string][] {
  const whole = /^color="(\w+)" n=(\d)$/.exec(text);
  return whole
    ? [
        ["color", whole[1] ?? ""],
        ["n", whole[2] ?? ""],
      ]
    : [];
}

test("random queries find in the store what a plain reading of the language finds in the rows", async () => {
  const now = BigInt(world.clock.now) * 1_000_000n;
  const logs = Array.from({ length: 150 }, (_, n) => logAt(now - BigInt(n) * 977_000_003n));
  await plantLogs(world, logs);
  const source = embeddedLogs();
  const window = { fromNs: now - 3_600_000_000_000n, toNs: now + 1n };
  const { who } = world.owner;
  let hits = 0;
  for (let n = 0; n < 20; n++) {
    const asked = query();
    const text = printLogql(asked);
    const answer = await world.services.db.transaction(who, (tx) =>
      source.find({ tx, who } as Act, { window, query: text, limit: 5000, direction: "backward" }),
    );
    const expected = logs.filter((log) => found(asked, log));
    expect(
      answer.entries.map(({ atNs }) => atNs),
      text,
    ).toEqual(expected.map(({ atNs }) => atNs));
    hits += expected.length;
  }
  expect(hits).toBeGreaterThan(100);
});
