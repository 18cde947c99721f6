import { type LocalEvaluationNeeds, localEvaluation } from "../../../server/src/domains/evaluation/local.ts";
import type { PortPrompt } from "../../../server/src/domains/evaluation/port.ts";
import { standardHarnesses } from "../../../server/src/domains/evaluation/probes/harnesses.ts";
import { questionsOf } from "../../../server/src/domains/evolution/jobs/prepare.ts";

/** The prompts that an evolution of this agent draws from. Planning them needs nothing but the harnesses. */
export const plannedPrompts = (agentId: string): readonly PortPrompt[] =>
  questionsOf(localEvaluation({ harnesses: standardHarnesses } as unknown as LocalEvaluationNeeds), agentId);
