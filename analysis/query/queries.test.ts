import { describe, expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { acceptedLogql, acceptedTraceql, refusedLogql, refusedTraceql } from "./examples.ts";
import { QueryFault } from "./fault/query-fault.ts";
import { parseLogql } from "./logql/parse-logql.ts";
import { confineLogql, printLogql } from "./logql/print-logql.ts";
import { parseTraceql } from "./traceql/parse-traceql.ts";
import { confineTraceql, printTraceql } from "./traceql/print-traceql.ts";

const languages = [
  { name: "LogQL", parse: parseLogql as (text: string) => unknown, accepted: acceptedLogql, refused: refusedLogql },
  {
    name: "TraceQL",
    parse: parseTraceql as (text: string) => unknown,
    accepted: acceptedTraceql,
    refused: refusedTraceql,
  },
];

const reprinted = {
  LogQL: (text: string) => printLogql(parseLogql(text)),
  TraceQL: (text: string) => printTraceql(parseTraceql(text)),
};

describe.each(languages)("$name", ({ name, parse, accepted, refused }) => {
  test.each(refused)("refuses $query", ({ query, character, why }) => {
    expect(() => parse(query)).toThrow(new QueryFault(character - 1, why));
  });

  test.each(accepted)("prints $query so that it reads the same", ({ query }) => {
    const printed = reprinted[name as keyof typeof reprinted](query);
    expect(parse(printed)).toEqual(parse(query));
  });

  test("ends with a tree or a position inside the query, whatever it is given", () => {
    const random = seededRandom(86);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const pieces = [
      ...'{}()[]"`\\|&!=~<>.,*+? \n',
      "json",
      "and",
      "or",
      "span.",
      "10ms",
      "a",
      "=~",
      "|~",
      "\u0000",
      "\ud800",
      "😀",
      "é",
    ];
    const whole = [...accepted, ...refused].map(({ query }) => query);
    for (let n = 0; n < 800; n++) {
      let text = random() < 0.5 ? pick(whole) : "";
      for (let edits = Math.ceil(random() * 12); edits > 0; edits--) {
        const at = Math.floor(random() * (text.length + 1));
        text =
          text.slice(0, at) +
          pick(pieces).repeat(random() < 0.02 ? 600 : 1) +
          text.slice(at + Math.floor(random() * 3));
      }
      try {
        parse(text);
      } catch (error) {
        expect(error, text).toBeInstanceOf(QueryFault);
        const { at } = error as QueryFault;
        expect(at >= 0 && at <= Math.max(text.length, 4096), text).toBe(true);
        continue;
      }
      const printed = reprinted[name as keyof typeof reprinted](text);
      if (printed.length <= 4096) expect(parse(printed), text).toEqual(parse(text));
    }
  });
});

test("bounds hold: length, conditions, nesting", () => {
  expect(() => parseLogql(`{a="${"x".repeat(5000)}"}`)).toThrow("at most 4096 characters");
  expect(() => parseLogql(`{}${' |= "a"'.repeat(101)}`)).toThrow("at most 100 conditions");
  expect(() => parseTraceql(`{ ${"(".repeat(40)}name="a"${")".repeat(40)} }`)).toThrow("nested deeper than 32");
  expect(() => parseTraceql(`{ ${"!".repeat(40)}(name="a") }`)).toThrow("nested deeper than 32");
  expect(() => parseLogql(`{} |~ "${"(".repeat(40)}a${")".repeat(40)}"`)).toThrow("groups are nested deeper than 32");
});

test("a confined query holds for the team alone, also if it names another one", () => {
  expect(printLogql(confineLogql(parseLogql('{team_id="b"} |= "x"'), "team_id", 'a"'))).toBe(
    '{team_id="b", team_id="a\\""} |= "x"',
  );
  const wide = parseTraceql('{ name = "a" || resource.team_id = "b" }');
  expect(printTraceql(confineTraceql(wide, "team_id", "a"))).toBe(
    '{ (name = "a" || resource.team_id = "b") && resource.team_id = "a" }',
  );
  expect(printTraceql(confineTraceql(parseTraceql("{}"), "team_id", "a"))).toBe('{ resource.team_id = "a" }');
});
