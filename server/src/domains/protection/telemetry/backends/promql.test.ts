import { expect, test } from "vitest";
import { equals, prometheusName, quoteString, selector } from "./promql.ts";

const hostile = [
  `a"} or vector(1) or {x="`,
  "a\\",
  'a\\"',
  "a\n# comment",
  "a`b`",
  "a'b'",
  "{team_id=~`.+`}",
  "\u2028\u202e\u0000\ud800",
  "😀",
  "a,team_id=~.+",
];

test.each(hostile)("the value %j can't leave its quotes, and is the same text inside", (value) => {
  const written = quoteString(value);
  expect(written).toMatch(/^"(?:[\w .:/@+-]|\\u[\da-f]{4}|\\U[\da-f]{8})*"$/);
  const read = written.slice(1, -1).replace(/\\u(.{4})|\\U(.{8})/g, (_, short, long) => {
    return String.fromCodePoint(Number.parseInt(short ?? long, 16));
  });
  expect(read).toBe(value.toWellFormed());
});

test("a metric name has no characters but those of Prometheus, and can't be an operator", () => {
  expect(prometheusName("gen_ai.client.token.usage")).toBe("gen_ai_client_token_usage");
  expect(prometheusName('x"} or {y="')).toBe("x___or__y__");
  expect(prometheusName("1st")).toBe("_1st");
  expect(selector("or", [equals("team_id", ["t"])])).toBe('{__name__="or",team_id="t"}');
});

test("several values are alternatives, each of them literal", () => {
  expect(equals("model", ["gpt-5.2", "a|.*"])).toBe(
    'model=~"gpt-5\\u005c.2\\u007ca\\u005c\\u007c\\u005c.\\u005c\\u002a"',
  );
});
