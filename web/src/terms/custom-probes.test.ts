import { expect, test } from "vitest";
import { harnessWords, probeWords } from "./custom-probes.ts";

test("a probe of a custom harness is named by what it tries and its rule; others keep their title", () => {
  expect(probeWords("custom:Refunds: all#Refund policy 1.1-2:breach")).toBe(
    "Attempt to break rule 1.1-2 of Refund policy",
  );
  expect(probeWords("custom:Refunds#fairness:religion_or_belief")).toBe("Fairness, religion or belief");
  expect(probeWords("custom:Refunds#first case")).toBe("custom:Refunds#first case");
  expect(probeWords("System prompt extraction")).toBe("System prompt extraction");
  expect(["custom:Refunds", "security"].map(harnessWords)).toEqual(["Refunds", "security"]);
});
