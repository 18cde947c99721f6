import { redactSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { languageOf } from "@agent-console/analysis/text/language.ts";
import type { CheckIdentity, ConfigurationCheck } from "../check/check.ts";
import { failed, resisted, skip } from "../check/finding.ts";
import type { Inspected } from "../check/inspected.ts";
import { demands, forbids } from "./polarity.ts";
import { type Statement, statementsOf } from "./statements.ts";

export type Pattern = (statement: Statement) => boolean;

/** The first lexicon is the word that is forbidden or demanded; the others must be in the same statement. */
export const forbid =
  (anchor: RegExp, ...others: readonly RegExp[]): Pattern =>
  (statement) =>
    others.every((other) => has(statement, other)) && forbids(statement, anchor);

export const demand =
  (anchor: RegExp, ...others: readonly RegExp[]): Pattern =>
  (statement) =>
    others.every((other) => has(statement, other)) && demands(statement, anchor);

/** Lexicons that make a rule by standing together. */
export const state =
  (...lexicons: readonly RegExp[]): Pattern =>
  (statement) =>
    lexicons.every((lexicon) => has(statement, lexicon));

/** `search` starts at the beginning whatever the lexicon was used for before. */
const has = ({ folded }: Statement, lexicon: RegExp): boolean => folded.search(lexicon) !== -1;

type PromptRule = CheckIdentity & {
  /** The rule in a few words, to go after "a rule". */
  readonly rule: string;
  readonly kept: readonly Pattern[];
  /** Statements that say the contrary: worse than no rule. */
  readonly broken?: readonly Pattern[];
  /** Why the rule is of no concern to this agent; null where it is. */
  readonly spared?: (agent: Inspected) => string | null;
};

/** No real prompt is longer, and reading one would delay other requests. */
const LONGEST = 100_000;

/** A check that the system prompt has a rule. Only that it is written: whether it is kept, the probes ask. */
export function promptRule({ rule, kept, broken = [], spared, ...identity }: PromptRule): ConfigurationCheck {
  return {
    ...identity,
    look: (agent) => {
      const statements = spared?.(agent) ?? promptOf(agent);
      if (typeof statements === "string") return skip(statements);
      const contrary = statements.find((statement) => broken.some((pattern) => pattern(statement)));
      if (contrary) return failed(`The system prompt contradicts a rule ${rule}.`, [evidence(contrary)]);
      const found = statements.find((statement) => kept.some((pattern) => pattern(statement)));
      if (found) return resisted(`The system prompt has a rule ${rule}.`, [evidence(found)]);
      return failed(`No rule ${rule} was found in the system prompt.`);
    },
  };
}

const evidence = ({ written }: Statement) => ({ where: "agent_system_prompt", text: written });

/** Every rule reads the same prompt; it is parsed once for each inspection. */
const taken = new WeakMap<Inspected, readonly Statement[] | string>();

/** What the prompt says, or why it is not read. */
function promptOf(agent: Inspected): readonly Statement[] | string {
  const known = taken.get(agent);
  if (known !== undefined) return known;
  const prompt = agent.agent_system_prompt;
  const read = unreadable(prompt) ?? statementsOf(redactSecrets(prompt ?? ""));
  taken.set(agent, read);
  return read;
}

function unreadable(prompt: string | null): string | null {
  if (prompt === null || prompt.trim() === "")
    return "No system prompt is configured here; the agent may have its own.";
  if (prompt.length > LONGEST) return `The system prompt has more than ${LONGEST} characters.`;
  const language = languageOf(prompt);
  return language === "other" || language === "it" || language === "nl"
    ? "The system prompt's language is not supported by this check."
    : null;
}
