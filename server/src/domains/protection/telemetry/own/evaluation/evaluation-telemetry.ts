import { createDescriber, type DescriberNeeds } from "../describer.ts";
import { FigureSums } from "../sums.ts";
import type { EvaluatedPrompt, EvaluationTelemetry } from "./evaluated-prompt.ts";
import { addPrompt } from "./prompt-figures.ts";
import { promptLog, promptSpans } from "./prompt-rows.ts";

export interface OwnEvaluationTelemetry extends EvaluationTelemetry {
  /** Describes what was told, before the writer is closed. */
  describe(): void;
}

export function createEvaluationTelemetry(needs: DescriberNeeds): OwnEvaluationTelemetry {
  const { writer } = needs;
  const sums = new FigureSums();
  const prompts = createDescriber<{ readonly teamId: string; readonly prompt: EvaluatedPrompt }>(
    needs,
    sums,
    ({ teamId, prompt }) => {
      const { agentId, evaluationId } = prompt;
      addPrompt(sums.of({ teamId, agentId, evaluationId }), prompt);
      const spans = promptSpans(prompt);
      for (const span of spans) writer.span(teamId, span);
      const [root] = spans;
      if (root) writer.log(teamId, promptLog(prompt, root));
    },
  );
  return {
    evaluated: (teamId, prompt) => prompts.add({ teamId, prompt }),
    describe: prompts.describe,
  };
}
