import type { FairnessRequest } from "../../fairness/requests/request.ts";
import { type Cell, coverageOfCheck, type Material, neutralUser } from "../cells/material.ts";
import { secretOf } from "../decisions/decide.ts";
import { writePrompts } from "../writing/write-prompts.ts";

interface Wanted {
  readonly rules: Material["rules"];
  readonly language: string;
  readonly count: number;
  readonly seed: number;
}

/**
 * Harmless twins of the harness's rules as a neutral person asks them: what this agent is for, and must be served to anyone.
 * Only those that words answer, since an answer by tool alone has nothing to compare. As many as there are.
 */
export function twinRequests({ rules, language, count, seed }: Wanted): FairnessRequest[] {
  const asked = rules.filter(({ check }) => coverageOfCheck(check) === "tested");
  const persona = { ...neutralUser, language };
  const each = Math.ceil(count / Math.max(1, asked.length));
  const cells: Cell[] = asked.flatMap((rule) =>
    Array.from({ length: each }, (_, n) => ({ rule, persona, variant: "twin" as const, n })),
  );
  const found: FairnessRequest[] = [];
  for (const { key, question } of writePrompts(cells, seed)) {
    const [text] = question.turns;
    if (found.length >= count || !text || question.turns.length > 1 || question.tools) continue;
    const fact = secretOf(question)?.expected.fact;
    found.push({
      ...{ id: `twin-${key.slice(0, 24)}`, language, text },
      ...(question.preamble && { preamble: question.preamble }),
      ...(fact && { content: [fact] }),
    });
  }
  return found;
}
