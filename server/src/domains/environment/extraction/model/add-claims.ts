import { chooseCheck } from "@agent-console/analysis/policies/check-choice.ts";
import { severityOf } from "@agent-console/analysis/policies/severity.ts";
import { speaksToMachine } from "@agent-console/analysis/policies/suspicious.ts";
import { topicOf } from "@agent-console/analysis/policies/topic.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import type { PolicyRow, PolicyText } from "../../policies/store.ts";
import { freeNumbers } from "../../rules/numbers.ts";
import {
  insertRules,
  lockNumbers,
  type NewRule,
  type Origin,
  type RuleRow,
  rulesOfPolicy,
  writeRule,
} from "../../rules/store.ts";
import { spanHash } from "../span-hash.ts";
import { type Claim, locate } from "./read-answer.ts";
import type { Section } from "./sections.ts";

export interface Claimed {
  readonly section: Section;
  readonly claims: readonly Claim[];
}

interface Reading {
  readonly policy: PolicyRow;
  readonly text: PolicyText;
  readonly origin: Origin;
  readonly found: readonly Claimed[];
}

/** Rules with at least this much of the longer span in common are one. */
const SAME = 0.6;

/** Adds what a model found: to rules that are there already as a further origin, else as drafts. Words that the text lacks are dropped. */
export async function addClaims(
  act: Act,
  { policy, text, origin, found }: Reading,
): Promise<{ found: number; dropped: number }> {
  await lockNumbers(act, policy.id);
  const rows = await rulesOfPolicy(act, policy.id);
  const hashes = new Set(rows.map(({ span_hash }) => span_hash));
  const free = freeNumbers(new Set(rows.map(({ number }) => number)));
  const added: NewRule[] = [];
  let dropped = 0;
  for (const { section, claims } of found)
    for (const claim of claims) {
      const span = locate(text.content, section, claim.quote);
      if (!span) {
        dropped += 1;
        continue;
      }
      const same = rows.find((row) => isSame(row, span));
      const quote = text.content.slice(...span);
      if (same) await nameOrigin(act, same, origin);
      else if (!hashes.has(spanHash(quote)) && !added.some((rule) => isSame(rule, span))) {
        hashes.add(spanHash(quote));
        added.push({
          ...newRule(act, { claim, quote, span }),
          ...placeIn(policy, text, free.next().value),
          origins: [origin],
        });
      }
    }
  await insertRules(act, added);
  return { found: added.length, dropped };
}

const placeIn = (policy: PolicyRow, text: PolicyText, number: string) => ({
  policy_id: policy.id,
  number,
  text_version: text.version,
  category: policy.category,
});

function isSame(
  { span_start, span_end }: Partial<Pick<RuleRow, "span_start" | "span_end">>,
  [start, end]: readonly [number, number],
): boolean {
  if (span_start == null || span_end == null) return false;
  const common = Math.min(span_end, end) - Math.max(span_start, start);
  return common / Math.max(span_end - span_start, end - start) >= SAME;
}

async function nameOrigin(act: Act, row: RuleRow, origin: Origin): Promise<void> {
  if (row.origins.some(({ kind, name }) => kind === origin.kind && name === origin.name)) return;
  await writeRule(act, row, { origins: [...row.origins, origin] });
}

interface Quoted {
  readonly claim: Claim;
  readonly quote: string;
  readonly span: readonly [number, number];
}

function newRule(
  act: Act,
  { claim, quote, span }: Quoted,
): Omit<NewRule, "policy_id" | "number" | "category" | "origins"> {
  const { type, action, target } = claim;
  return {
    id: newId(act.now),
    position: 1_000_000 + Math.floor(span[0] / 10),
    ...{ tags: null, section: "", quote, span_hash: spanHash(quote), span_start: span[0], span_end: span[1] },
    topic: topicOf(action, target),
    suspicious: speaksToMachine(quote),
    meaning: {
      ...{ rule_type: type, action, target, assignee: "agent", constraints: [], constraint_logic: "all", words: quote },
      consequence: { action: "warn", severity: severityOf(quote, type), message: null },
      test: chooseCheck({ type, text: quote, action, target, assignee: "agent", limits: [] }),
    },
  };
}
