import { useMutation, useQueryClient } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { CustomHarnessResponse } from "../../../queries/harness/custom-harnesses.ts";
import { useSession } from "../../../session/use-session.ts";

const phases = ["reading", "planning", "writing", "checking"] as const;
const phaseWords: Readonly<Record<string, string>> = {
  reading: "Reading rules and personas",
  planning: "Planning which rule is tested by whom",
  writing: "Writing prompts",
  checking: "Checking for repeated prompts",
};

interface GeneratingProps {
  readonly harnessId: string;
  readonly workflow: CustomHarnessResponse["workflow"];
  readonly mayCancel: boolean;
}

export function Generating({ harnessId, workflow, mayCancel }: GeneratingProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.evaluation.cancelCustomHarness({ harness_id: harnessId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["custom-harnesses"] }),
  });
  const { done, total } = workflow?.progress ?? { done: 0, total: 0 };
  const at = (phases as readonly string[]).indexOf(workflow?.phase ?? "");
  return (
    <Section title="Generating" note="You can leave this page">
      <p role="status" className="harness-phase">
        {phaseWords[workflow?.phase ?? ""] ?? "Waiting for a worker"}…
        {total > 0 && ` ${count(done)} of ${count(total)} prompts`}
      </p>
      <progress
        className="harness-progress"
        max={Math.max(1, total)}
        value={total > 0 ? done : 0}
        aria-label="Prompts written"
      />
      <ol className="harness-phases">
        {phases.map((phase, index) => (
          <li key={phase} className={index < at ? "past" : index === at ? "strong" : "mut"}>
            {phaseWords[phase]}
          </li>
        ))}
      </ol>
      <Refused error={cancel.error} />
      {mayCancel && (
        <button type="button" className="btn" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel generation
        </button>
      )}
    </Section>
  );
}
