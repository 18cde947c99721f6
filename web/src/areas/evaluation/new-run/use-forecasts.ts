import type { CreateEvaluationRequest, EvaluationPreflight } from "@agent-console/sdk";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useSession } from "../../../session/use-session.ts";
import type { Plan } from "../../../terms/plans.ts";

/** The estimate of a run with each of these plans, so that they can be compared. */
export function useForecasts(
  body: Omit<CreateEvaluationRequest, "plan">,
  wanted: readonly Plan[],
): Readonly<Record<Plan, UseQueryResult<EvaluationPreflight>>> {
  const { api } = useSession();
  const queryOf = (plan: Plan) => ({
    queryKey: ["preflight", { ...body, plan }],
    queryFn: () => api.evaluation.preflight({ body: { ...body, plan } }),
    enabled: wanted.includes(plan),
    placeholderData: keepPreviousData,
  });
  return {
    quick: useQuery(queryOf("quick")),
    standard: useQuery(queryOf("standard")),
    deep: useQuery(queryOf("deep")),
  };
}
