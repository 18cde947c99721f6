import { scanForSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { languageOf } from "@agent-console/analysis/text/language.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { OwnClause } from "../clauses/own-clauses.ts";
import { splitPrompt } from "../genomes/genes/split-prompt.ts";
import { foldText } from "../genomes/hash/hashes.ts";
import type { TriggerEvolution } from "../jobs/shapes.ts";
import { giveOrders, holdsMarks, holdsUnseen } from "../proposer/orders.ts";
import { LONGEST_TEXT, SHORTEST_TEXT } from "../proposer/prompt.ts";

/** The rules that the team wrote for a run, after the checks that every other rule passes. A refusal names the rule and the reason. */
export function ownClauses(body: Pick<TriggerEvolution, "own_clauses"> | null): OwnClause[] {
  const known = new Set<string>();
  return (body?.own_clauses ?? []).map(({ title, text }, at) => {
    const written = { title: title?.trim() || null, text: text.trim() };
    const problem = problemIn(written, known);
    if (problem) throw unprocessable(["body", "own_clauses", at, "text"], problem, problem === SECRET ? null : text);
    known.add(foldText(written.text));
    return written;
  });
}

const SECRET = "The rule contains a secret";

function problemIn({ title, text }: OwnClause, known: ReadonlySet<string>): string | null {
  if (text.length < SHORTEST_TEXT || text.length > LONGEST_TEXT)
    return `A rule has ${SHORTEST_TEXT} to ${LONGEST_TEXT} characters`;
  if (holdsUnseen(text) || holdsUnseen(title ?? ""))
    return "A rule is one paragraph without line breaks, control characters or mixed scripts";
  if (scanForSecrets([["", text]]).length > 0) return SECRET;
  if (holdsMarks(text) || splitPrompt(text).length !== 1) return "A rule has no markup, code or headings";
  if (giveOrders(text))
    return "The rule reads like an attempt to override other rules, to disclose something, or to please a test";
  if (known.has(foldText(text))) return "The rule stands here twice";
  return null;
}

/** Rules in another language than the prompt make some agents answer in it. */
export function languageWarnings(own: readonly OwnClause[], systemPrompt: string): string[] {
  const wanted = languageOf(systemPrompt);
  const other = own.filter(({ text }) => wanted !== null && ![wanted, null].includes(languageOf(text)));
  return other.map(
    ({ title, text }) =>
      `Your rule “${title ?? `${text.slice(0, 40)}…`}” is not written in the language of the prompt.`,
  );
}
