import { ApiError } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { boundWords, budgetWords, refusalsIn } from "./refusals.ts";

const refusal = { guard: "injection", reason: "No request yet.", bound: null, budget: 0.01, n: 0 };
const refused = (body: object): ApiError => new ApiError(new Response(null, { status: 409 }), body);

test("the guards that may not enforce come from the error document", () => {
  const error = refused({ detail: "No.", code: "PROMOTION_NOT_PROVEN", refusals: [refusal, { guard: 3 }, null] });
  expect(refusalsIn(error)).toEqual([refusal]);
  expect(refusalsIn(refused({ detail: "No.", code: "PROMOTION_NOT_PROVEN" }))).toEqual([]);
  expect(refusalsIn(refused({ detail: "No.", code: "NOT_ALLOWED", refusals: [refusal] }))).toEqual([]);
  expect(refusalsIn(new Error("offline"))).toEqual([]);
});

test("figures in words", () => {
  expect([boundWords(refusal), boundWords({ bound: 0.0247 })]).toEqual(["not enough evidence", "up to 2.47%"]);
  expect(budgetWords(refusal)).toBe("1%");
});
