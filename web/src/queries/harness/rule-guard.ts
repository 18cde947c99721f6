import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

interface Asked {
  readonly ruleId: string;
  readonly agentId: string;
  readonly harnessId: string | undefined;
  readonly evaluationId: string | undefined;
}

/** The guard that follows from a rule, tried on a harness of the agent. */
export const ruleGuardQuery = ({ api }: Session, { ruleId, agentId, harnessId, evaluationId }: Asked) =>
  queryOptions({
    queryKey: ["rule-guard", ruleId, agentId, harnessId, evaluationId],
    queryFn: () =>
      api.evaluation.tryRuleGuard({
        rule_id: ruleId,
        body: { agent_id: agentId, harness_id: harnessId ?? null, evaluation_id: evaluationId ?? null },
      }),
    retry: false,
  });
