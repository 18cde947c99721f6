import { expect, test } from "vitest";
import { newDraft, steps } from "./wizard.ts";

const draft = newDraft({ agentId: "a", policyIds: [] });
const [agent, who, rules, size] = steps;

test("each step says what it lacks, and what was chosen", () => {
  expect([agent.missing({ ...draft, agentId: "" }), agent.missing(draft)]).toEqual(["Choose an agent.", null]);
  expect([who.summary(draft), who.summary({ ...draft, personaIds: ["1", "2"] })]).toEqual([
    "a neutral user",
    "2 personas",
  ]);
  expect(rules.summary({ ...draft, policyIds: ["1"] })).toBe("1 policy");
  expect(rules.summary({ ...draft, policyIds: ["1", "2"] })).toBe("2 policies");
  const named = { ...draft, name: "Refunds" };
  expect([size.missing(draft), size.missing(named)]).toEqual(["Enter a name.", null]);
  expect(size.missing({ ...named, size: 5 })).toBe("Choose 6 to 5,000 prompts.");
  expect(size.missing({ ...named, seed: "x" })).toMatch(/seed/);
  expect(size.missing({ ...named, requests: 5 })).toBeNull();
  expect(size.missing({ ...named, requests: 5, dimensionIds: ["age"] })).toMatch(/20 to 1,000 requests/);
});
