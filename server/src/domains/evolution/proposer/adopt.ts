/** From the rule-writing agent's answers to the arms of the search. Pure: the same answers always give the same arms. */
import { createHash } from "node:crypto";
import { REMOVED_MARK, scanForSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import type { PortPrompt } from "../../evaluation/port.ts";
import { clauses as library } from "../clauses/list.ts";
import { type Gene, segmentsOf } from "../genomes/genes/gene.ts";
import { splitPrompt } from "../genomes/genes/split-prompt.ts";
import { foldText } from "../genomes/hash/hashes.ts";
import type { CallVerdict, Proposed, Trace } from "../plan/proposed.ts";
import { copies, type Forbidden, forbiddenBy, holdsCanary } from "./copying.ts";
import { giveOrders, holdsAddress, holdsMarks, holdsUnseen } from "./orders.ts";
import { LONGEST_TEXT, openSegments, SHORTEST_TEXT } from "./prompt.ts";
import { type Edit, readAnswer } from "./read-answer.ts";

export interface AnsweredCall {
  readonly category: string;
  readonly caseNumber: string;
  readonly traces: readonly Trace[];
  /** Null without an answer; then `failure` says why. */
  readonly reply: string | null;
  readonly isWhole: boolean;
  readonly failure: string | null;
}

export interface Adopting {
  readonly genes: readonly Gene[];
  /** All prompts of the agent, including the held-out ones. */
  readonly prompts: readonly PortPrompt[];
}

export interface Adopted {
  readonly clauses: readonly Proposed[];
  readonly calls: readonly CallVerdict[];
}

export function adopt({ genes, prompts }: Adopting, calls: readonly AnsweredCall[]): Adopted {
  const said = calls.flatMap(({ traces }) => traces.flatMap(({ turns, replies }) => [...turns, ...replies]));
  const check = checking(genes, forbiddenBy(prompts, said));
  const clauses: Proposed[] = [];
  const verdicts = calls.map(({ category, caseNumber, reply, isWhole, failure }): CallVerdict => {
    if (reply === null)
      return { category, outcome: "failed", adopted: 0, refusals: [failure ?? "The answer was lost."] };
    const reading = readAnswer(reply, { caseNumber, isWhole });
    if ("refusal" in reading) return { category, outcome: "refused", adopted: 0, refusals: [reading.refusal] };
    const refusals: string[] = [];
    let adopted = 0;
    for (const edit of reading.edits) {
      const refusal = check(edit);
      if (refusal === null) {
        clauses.push(proposedBy(edit, category));
        adopted += 1;
      } else refusals.push(refusal);
    }
    return { category, outcome: adopted > 0 ? "adopted" : "refused", adopted, refusals };
  });
  return { clauses, calls: verdicts };
}

function proposedBy({ text, key }: Edit, category: string): Proposed {
  const id = createHash("sha256")
    .update(JSON.stringify([text, key]))
    .digest("hex")
    .slice(0, 12);
  return { id, category, text, replaces: key };
}

/** All checks of one edit, simple ones first. Edits adopted before count as known. The search checks the length. */
function checking(genes: readonly Gene[], forbidden: Forbidden) {
  const open = openSegments(genes);
  const known = new Set([...segmentsOf(genes), ...library].map(({ text }) => foldText(text)));
  return ({ op, text, key }: Edit): string | null => {
    const segment = key === null ? undefined : open.get(key);
    if (op === "replace" && !segment) return "locked";
    if (text.length < SHORTEST_TEXT || text.length > LONGEST_TEXT) return "length";
    if (holdsUnseen(text)) return "unseen_characters";
    if (holdsMarks(text) || splitPrompt(text).length !== 1) return "marks";
    if (segment?.frozen?.some((part) => !text.includes(part))) return "frozen_text_lost";
    if (holdsAddress(text)) return "address";
    if (text.includes(REMOVED_MARK) || scanForSecrets([["", text]]).length > 0) return "secret";
    if (holdsCanary(forbidden, text)) return "canary";
    if (copies(forbidden, text)) return "copied";
    if (giveOrders(text)) return "orders";
    if (known.has(foldText(text))) return "known";
    known.add(foldText(text));
    return null;
  };
}
