import { expect, test } from "vitest";
import { misfitOf, nameFor } from "./policy-file.ts";

test("a policy is named after its file", () => {
  expect(nameFor("refund_policy-v2.docx")).toBe("Refund policy v2");
  expect(nameFor("Handbook 3.1.pdf")).toBe("Handbook 3.1");
  expect(nameFor(".txt")).toBe("");
});

test("files that can't be read are refused before they are sent", () => {
  expect(misfitOf({ name: "a.pdf", size: 10 })).toBeNull();
  expect(misfitOf({ name: "without-ending", size: 10 })).toBeNull();
  expect(misfitOf({ name: "a.pdf", size: 0 })).toMatch(/empty/);
  expect(misfitOf({ name: "a.pdf", size: 11 * 1024 * 1024 })).toMatch(/10 MiB/);
  expect(misfitOf({ name: "a.DOCM", size: 10 })).toMatch(/Only PDF/);
});
