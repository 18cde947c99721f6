import { ENGINE } from "@agent-console/analysis/policies/reading/read-rules.ts";
import { topicOf } from "@agent-console/analysis/policies/topic.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { TeamsPort } from "../../teams/port.ts";
import type { PolicyRow, PolicyText } from "../policies/store.ts";
import { loseWords, moveRules, rewordRules } from "../rules/follow-text.ts";
import { freeNumbers } from "../rules/numbers.ts";
import { insertRules, lockNumbers, type NewRule, type Origin, type RuleRow, rulesOfPolicy } from "../rules/store.ts";
import { meaningOf } from "./meaning.ts";
import { type Changes, type Found, foundIn, planChanges } from "./plan-changes.ts";
import type { PolicyReader } from "./policy-reader.ts";
import { insertRun } from "./store.ts";

export interface ExtractionNeeds {
  readonly policyReader: PolicyReader;
  readonly teams: { readonly port: Pick<TeamsPort, "notify"> };
}

const EMBEDDED: Origin = { kind: "embedded", ...ENGINE };
/** A document with more is no policy. */
const MOST_RULES = 5_000;
const MOST_FACTS = 500;

/** Reads a policy's text: rules find their words again, reworded ones wait for a decision, new sentences become drafts. */
export async function readPolicy(
  { policyReader, teams }: ExtractionNeeds,
  act: Act,
  { policy, text }: { readonly policy: PolicyRow; readonly text: PolicyText },
): Promise<string> {
  const candidates = await policyReader.read({ content: text.content, blocks: text.blocks });
  // The text stays, and so do the rules: a reading that was stopped says nothing about them.
  if (!candidates) return insertRun(act, { ...unread(policy.id, text.version), problem: TOO_LONG });
  await lockNumbers(act, policy.id);
  const rows = await rulesOfPolicy(act, policy.id);
  const changes = planChanges(rows, foundIn(text.content, candidates).slice(0, MOST_RULES));
  await follow(act, changes, text.version);
  await insertRules(act, newRules(act, { policy, rows, added: changes.added, version: text.version }));
  const facts = candidates.filter(({ type }) => type === "fact").slice(0, MOST_FACTS);
  const run = {
    policyId: policy.id,
    textVersion: text.version,
    found: changes.added.length,
    facts: facts.map(({ span }) => ({ char_start: span[0], char_end: span[1], text: text.content.slice(...span) })),
  };
  const id = await insertRun(act, run);
  await recordAudit(act, {
    action: "policy.read",
    target: { kind: "policy", id: policy.id },
    details: {
      ...{ text_version: text.version, kept: changes.kept.length, reworded: changes.reworded.length },
      ...{ gone: changes.gone.length, added: changes.added.length },
    },
  });
  await tellRulesReady(teams.port, act, { policy, added: changes.added.length, reworded: changes.reworded.length });
  return id;
}

interface ReadyRules {
  readonly policy: PolicyRow;
  readonly added: number;
  readonly reworded: number;
}

async function tellRulesReady(
  { notify }: Pick<TeamsPort, "notify">,
  act: Act,
  { policy, added, reworded }: ReadyRules,
): Promise<void> {
  if (added + reworded === 0) return;
  await notify(act, {
    ...{ type: "policy.rules_ready", severity: "info", agent: null, path: `/environment/policies/${policy.id}` },
    title: `${added + reworded} rules of ${policy.name} wait for review`,
    text: "Approve or reject each rule. Only approved rules are tested and enforced.",
    facts: { policy_id: policy.id, added, reworded },
  });
}

const TOO_LONG = "Reading the text took too long or too much memory. Split the document into several policies.";
const unread = (policyId: string, textVersion: number) => ({ policyId, textVersion, found: 0, facts: [] });

async function follow(act: Act, { kept, reworded, gone }: Changes<RuleRow>, version: number): Promise<void> {
  const place = ({ found }: { found: Found }) => ({
    ...{ span_start: found.candidate.span[0], span_end: found.candidate.span[1], text_version: version },
    ...{ position: found.position, quote: found.quote, span_hash: found.hash },
    section: sectionOf(found),
  });
  await moveRules(
    act,
    kept.map((one) => ({ row: one.row, place: place(one) })),
  );
  await rewordRules(
    act,
    reworded.map((one) => ({
      row: one.row,
      place: place(one),
      meaning: meaningOf(one.found.candidate, one.found.quote),
    })),
  );
  await loseWords(act, gone);
}

const sectionOf = ({ candidate }: Found): string => candidate.section.join(" › ").slice(0, 500);

interface Additions {
  readonly policy: PolicyRow;
  readonly rows: readonly RuleRow[];
  readonly added: readonly Found[];
  readonly version: number;
}

function newRules(act: Act, { policy, rows, added, version }: Additions): NewRule[] {
  const taken = new Set(rows.map(({ number }) => number));
  const free = freeNumbers(taken);
  return added.map((found) => {
    const { candidate, quote, hash, position } = found;
    const number = ownNumber(candidate.number, taken) ?? free.next().value;
    taken.add(number);
    return {
      id: newId(act.now),
      policy_id: policy.id,
      ...{ number, position, quote, span_hash: hash, text_version: version },
      ...{ span_start: candidate.span[0], span_end: candidate.span[1], section: sectionOf(found) },
      ...{ category: policy.category, tags: null, topic: topicOf(candidate.action, candidate.target) },
      ...{ confidence: candidate.confidence, suspicious: candidate.suspicious, origins: [EMBEDDED] },
      meaning: meaningOf(candidate, quote),
    };
  });
}

const MOST_SENTENCES = 100;

/** The document's own number; the second sentence under it is 4.2-2. */
function ownNumber(number: string | null, taken: ReadonlySet<string>): string | null {
  if (number === null) return null;
  for (let n = 1; n <= MOST_SENTENCES; n++) {
    const wanted = n === 1 ? number : `${number}-${n}`;
    if (!taken.has(wanted)) return wanted;
  }
  return null;
}
