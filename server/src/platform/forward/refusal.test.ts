import { expect, test } from "vitest";
import { presentRefusal } from "./refusal.ts";

const catalog = {
  AGENT_NOT_FOUND: { status: 404, text: "", remedy: "" },
  NOT_AUTHENTICATED: { status: 401, text: "", remedy: "" },
};
const presented = (status: number, body: unknown) =>
  JSON.parse(presentRefusal({ status, body: Buffer.from(JSON.stringify(body)), requestId: "r1", catalog }).toString());

test.each([400, 404, 409, 412, 429, 451, 501])(
  "a %d keeps its message and gets a code and the request's id",
  (status) => {
    expect(presented(status, { detail: "No such genome." })).toEqual({
      detail: "No such genome.",
      code: "SERVICE_REFUSED",
      request_id: "r1",
    });
  },
);

test("one of our codes is kept with its own status, and no other code is", () => {
  const code = (status: number, given: unknown) => presented(status, { detail: "x", code: given }).code;
  expect(code(404, "AGENT_NOT_FOUND")).toBe("AGENT_NOT_FOUND");
  for (const given of ["NOT_AUTHENTICATED", "SOMETHING_ELSE", "constructor", 7, null, ["AGENT_NOT_FOUND"]]) {
    expect(code(409, given)).toBe("SERVICE_REFUSED");
  }
});

test("a 422 with one sentence becomes the list that the contract promises", () => {
  expect(presented(422, { detail: "Unknown gene." })).toEqual({
    detail: [{ type: "value_error", loc: ["body"], msg: "Unknown gene.", input: null }],
  });
});

test("a 422 that already is a list passes, entry by entry", () => {
  const problem = { type: "missing", loc: ["body", "genes", 0], msg: "Field required", input: { a: 1 } };
  expect(presented(422, { detail: [problem] })).toEqual({ detail: [problem] });
  const mixed = presented(422, { detail: ["Wrong.", { msg: "Odd", loc: "body", type: "<b>" }, 7, { error: "Bad" }] });
  expect(mixed.detail).toEqual([
    { type: "value_error", loc: ["body"], msg: "Wrong.", input: null },
    { type: "value_error", loc: ["body"], msg: "Odd", input: null },
    { type: "value_error", loc: ["body"], msg: "The service gave no reason that can be shown.", input: null },
    { type: "value_error", loc: ["body"], msg: "Bad", input: null },
  ]);
});

test.each<[string, unknown, string]>([
  ["markup", '<img src=x onerror="steal()">No <b>entry</b><script', "No entry script"],
  ["a comparison", "temperature must be < 2 and > 0", "temperature must be < 2 and > 0"],
  ["control characters and hidden ones", "a\u0000b\u001b[31mc\r\nd\u202ee\u200bf", "a b [31mc d e f"],
  ["lone surrogates", "a\ud800b", "a b"],
  ["an object", { message: "Full." }, "Full."],
  ["a list", ["One.", { msg: "Two." }], "One. Two."],
  ["nothing to show", { deep: { deeper: 1 } }, "The service gave no reason that can be shown."],
  ["a number", 12, "The service gave no reason that can be shown."],
])("only the words of %s are shown", (_what, detail, words) => {
  expect(presented(409, { detail }).detail).toBe(words);
});

test("a refusal stays short, whatever is sent", () => {
  const huge = "<a".repeat(1_000_000);
  expect(presented(409, { detail: huge }).detail.length).toBeLessThanOrEqual(500);
  const problem = { type: "x".repeat(1e6), loc: Array(1e5).fill(huge.slice(0, 10)), msg: huge, input: huge };
  const body = {
    detail: Array(500)
      .fill(problem)
      .slice(0, 3)
      .concat(Array(1000).fill("x".repeat(5000))),
  };
  expect(JSON.stringify(presented(422, body)).length).toBeLessThan(100_000);
});
