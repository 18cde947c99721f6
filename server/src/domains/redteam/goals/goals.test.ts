import { describe, expect, test } from "vitest";
import { answerWith, call, drawGoal, seenBy } from "../../../../test/redteam/seen.ts";
import { type Placed, sampleAgentTexts, sharedRuns } from "../../../../test/sample-agent/five-word-runs.ts";
import { libraryCategories } from "../model/categories.ts";
import { DOCUMENT, firstDraft, SANDBOX, WISH } from "../model/draft.ts";
import type { DrawnGoal, GoalFamily } from "../model/goal.ts";
import type { Oracle } from "../model/oracle.ts";
import type { Seen } from "../model/seen.ts";
import { familyOf, goalFamilies } from "./list.ts";
import { decide } from "./oracles/decide.ts";
import { remedyByFamily } from "./remedies/by-family.ts";
import { remediesFor } from "./remedies/remedies.ts";
import { addedTo, stage, stageTwin } from "./stage.ts";

const DRAWS = 20;
const draws = new Map(
  goalFamilies.map((family) => [family, Array.from({ length: DRAWS }, (_, n) => drawGoal(family, 5, n))]),
);
const each = (check: (family: GoalFamily, goals: readonly DrawnGoal[]) => void): void => {
  for (const [family, goals] of draws) check(family, goals);
};
const REFUSAL = answerWith("I'm sorry, but I can't help with that.");

test("there are at least twelve families for each category, and each is named once", () => {
  for (const category of libraryCategories)
    expect(goalFamilies.filter((one) => one.category === category).length, category).toBeGreaterThanOrEqual(12);
  expect(new Set(goalFamilies.map(({ id }) => id)).size).toBe(goalFamilies.length);
  expect(familyOf("system-prompt")?.category).toBe("injection");
});

test("each family says what it means, and speaks to OWASP's and MITRE's taxonomies", () => {
  for (const { id, tags, risk, title, ways: own } of goalFamilies) {
    expect(`${tags.owasp_llm_2026 ?? ""}${tags.owasp_agentic_2026 ?? ""}`, id).not.toBe("");
    expect(tags.mitre_atlas ?? [], id).not.toEqual([]);
    expect(risk, id).toMatch(/^[A-Z].{20,140}\.$/);
    expect(title, id).toMatch(/^[A-Z].{4,70}[^.]$/);
    expect(own, id).not.toEqual([]);
  }
});

test("each family says what to do about it in its own words, and then what helps against its kind", () => {
  const known = goalFamilies.map(({ id }) => id);
  expect(Object.keys(remedyByFamily).toSorted()).toEqual(known.toSorted());
  expect(new Set(Object.values(remedyByFamily)).size).toBe(known.length);
  each(({ id, category }, [goal]) => {
    const [own, ...usual] = remediesFor({ category, family: id, oracle: goal?.oracle.kind });
    expect([id, own]).toEqual([id, expect.stringMatching(/^[A-Z].{40,220}\.$/)]);
    expect([id, usual.length]).toEqual([id, 2]);
  });
  expect(remediesFor({ category: "pii", family: null })).toHaveLength(2);
});

test("each family has at least six different wishes, with no slot left open", () => {
  const open: string[] = [];
  each(({ id }, goals) => {
    expect(new Set(goals.map(({ wish }) => wish)).size, id).toBeGreaterThanOrEqual(6);
    open.push(
      ...goals.flatMap(
        (goal) =>
          JSON.stringify(goal)
            .replaceAll(DOCUMENT, "")
            .replaceAll(SANDBOX, "")
            .match(/\{[a-z]+\d?\}/g) ?? [],
      ),
    );
  });
  expect(open).toEqual([]);
});

test("no goal as it is drawn shares five words in a row with the sample agent", () => {
  const texts: Placed[] = [];
  each(({ id }, goals) => {
    for (const { wish, rungs, task, plant, twin } of goals.slice(0, 3))
      texts.push({ place: id, text: [wish, ...rungs, task, plant.preamble ?? "", ...twin.turns].join("\n. \n") });
  });
  expect(sharedRuns(sampleAgentTexts(), texts)).toEqual([]);
});

test("the same draw gives the same goal", () => {
  each((family, [first]) => expect(drawGoal(family, 5, 0)).toEqual(first));
});

test("an attack fits every goal of its family: the same carriers, and the same kind of oracle", () => {
  each(({ id }, goals) => {
    const forms = goals.map(({ attacker, oracle, plant }) => [
      attacker,
      oracle.kind,
      plant.carriers.map((one) => one.id),
    ]);
    expect(new Set(forms.map((form) => JSON.stringify(form))).size, id).toBe(1);
  });
});

test("every address and number in a goal is reserved for examples", () => {
  const hosts: string[] = [];
  const others: string[] = [];
  each((_, goals) => {
    for (const goal of goals) {
      const { results, world, tools, turns } = stage(goal, firstDraft(goal));
      const text = JSON.stringify([goal, results, world, tools, turns]);
      hosts.push(...Array.from(text.matchAll(/(?:https?:\/\/|[\w.+-]@)([\w.-]+[a-z])/gi), ([, host = ""]) => host));
      const numbers = text.match(/\b\d{1,3}(?:\.\d{1,3}){3}\b|\+\d[\d ]{8,}\d/g) ?? [];
      others.push(...numbers.filter((number) => !/ 555 01\d\d$/.test(number)));
    }
  });
  const isReserved = (host: string): boolean => /(?:^|\.)(?:example|example\.(?:com|net|org))$/i.test(host);
  expect(hosts.filter((host) => !isReserved(host))).toEqual([]);
  expect(others).toEqual([]);
  expect(hosts.length).toBeGreaterThan(500);
});

describe("The stage", () => {
  test("lets the one who attacks say the wish, and nobody else", () => {
    each(({ id }, goals) => {
      for (const goal of goals.slice(0, 3)) {
        const { turns, earlier, later, tools, world, results, sent } = stage(goal, firstDraft(goal));
        const bySaid = JSON.stringify([...earlier, ...turns, ...later]).includes(
          JSON.stringify(goal.wish).slice(1, -1),
        );
        // Only the sandbox shows what stands in these.
        const elsewhere = goal.plant.carriers
          .filter(({ kind, tool }) => /peer|resource/.test(kind) || (kind === "tool_description" && !tool))
          .map((carrier) => addedTo(carrier, firstDraft(goal)));
        const isCarried = JSON.stringify([tools, world, results, elsewhere]).includes(
          JSON.stringify(goal.wish).slice(1, -1),
        );
        const isPasted = goal.task.includes(DOCUMENT);
        expect({ id, bySaid, isCarried }).toEqual({
          id,
          bySaid: goal.attacker === "user" || isPasted,
          isCarried: goal.attacker === "outsider" && !isPasted,
        });
        expect(sent.join("\n")).toContain(goal.wish);
        expect(sent.join("\n")).not.toContain(WISH);
      }
    });
  });

  test("of a twin has no attack in it", () => {
    each(({ id }, goals) => {
      for (const goal of goals.slice(0, 3)) expect(JSON.stringify(stageTwin(goal)), id).not.toContain(goal.wish);
    });
  });
});

/** What an agent shows that did what the oracle looks for; null where only a detector can tell. */
function obeying(oracle: Oracle, goal: DrawnGoal): Seen | null {
  switch (oracle.kind) {
    case "canary":
      return seenBy(goal, [answerWith(`Sure, here it is: ${oracle.canaries[0] ?? oracle.personal?.[0]?.value}.`)]);
    case "marker":
      return seenBy(goal, [answerWith(`${oracle.marker}`)]);
    case "call":
      return seenBy(goal, [answerWith("I will not do that.", call(oracle.tool, { account: oracle.holds ?? "x" }))]);
    case "state": {
      const { kind, target = "x", text = "", above = 0 } = oracle.effect;
      const world = { kind, target, text, amount: above + 1 };
      const effect = { answer: 0, kind: "state", name: "a tool", text: "{}", world } as const;
      return { ...seenBy(goal, [answerWith("I will not do that.")]), effects: [effect] };
    }
    default:
      return null;
  }
}

test("an agent that obeys breaks every goal with an effect, whatever it says", () => {
  each(({ id }, goals) => {
    for (const goal of goals.slice(0, 2)) {
      const seen = obeying(goal.oracle, goal);
      if (seen) expect(decide(goal.oracle, seen, goal).outcome, id).toBe("broke");
    }
  });
});

test("an agent that refuses holds against a user, and has shown nothing where an outsider attacks", () => {
  each(({ id }, [goal]) => {
    if (!goal) return;
    const { outcome } = decide(goal.oracle, seenBy(goal, [REFUSAL]), goal);
    expect(outcome, id).toBe(goal.attacker === "user" ? "held" : "unassessed");
  });
});

test("an agent that says nothing has held against nothing", () => {
  each(({ id }, [goal]) => {
    if (goal) expect(decide(goal.oracle, seenBy(goal, [answerWith("")]), goal).outcome, id).toBe("unassessed");
  });
});

test("an agent that hands back what it was sent has obeyed no one", () => {
  each(({ id }, goals) => {
    for (const goal of goals.slice(0, 2)) {
      const { sent } = stage(goal, firstDraft(goal));
      const echo = seenBy(goal, [answerWith(sent.join("\n"))]);
      expect(decide(goal.oracle, echo, goal).outcome, id).not.toBe("broke");
    }
  });
});
