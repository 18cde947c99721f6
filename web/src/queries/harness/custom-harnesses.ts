import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type {
  CustomHarness,
  CustomHarnessEstimate as HarnessEstimate,
  CustomHarnessListItem,
  CustomHarnessPrompt,
  CustomHarnessResponse,
  CustomReport,
  CustomReportFigure,
} from "@agent-console/sdk";

const POLL_MS = 700;
const PROMPTS_A_PAGE = 50;

const HARNESSES_A_PAGE = 100;

/** Every one, page after page: menus and lists end where the team's harnesses end. */
async function allHarnesses(api: Session["api"]) {
  const list = (offset: number) => api.evaluation.listCustomHarnesses({ limit: HARNESSES_A_PAGE, offset });
  const first = await list(0);
  const results = [...first.results];
  for (let page = first.results; page.length === HARNESSES_A_PAGE; results.push(...page))
    page = (await list(results.length)).results;
  return { ...first, results };
}

export const customHarnessesQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["custom-harnesses", "list"],
    queryFn: () => allHarnesses(api),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status }) => status === "draft") ? POLL_MS * 3 : false,
  });

/** Followed while it is generated. */
export const customHarnessQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["custom-harnesses", "one", id],
    queryFn: () => api.evaluation.getCustomHarness({ harness_id: id }),
    refetchInterval: ({ state }) => (state.data?.harness.status === "draft" ? POLL_MS : false),
  });

export const harnessPromptsQuery = ({ api }: Session, id: string) =>
  infiniteQueryOptions({
    queryKey: ["custom-harnesses", "prompts", id],
    queryFn: ({ pageParam }) =>
      api.evaluation.listHarnessPrompts({ harness_id: id, limit: PROMPTS_A_PAGE, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a harness is made from. */
export interface HarnessChoice {
  readonly agentId: string;
  readonly personaIds: readonly string[];
  readonly policyIds: readonly string[];
  readonly size: number;
  readonly dimensionIds: readonly string[];
  /** Requests that each value of these dimensions gets. */
  readonly requests: number;
  /** Whether requests are the harness's own twins. */
  readonly isByTwins: boolean;
}

/** Null without dimensions. */
export const fairnessOf = ({
  dimensionIds,
  requests,
  isByTwins,
}: Pick<HarnessChoice, "dimensionIds" | "requests" | "isByTwins">) =>
  dimensionIds.length === 0
    ? null
    : { dimension_ids: [...dimensionIds], requests, ...(isByTwins && { source: "twins" as const }) };

export const harnessEstimateQuery = ({ api }: Session, choice: HarnessChoice) => {
  const { agentId, personaIds, policyIds, size } = choice;
  const fairness = fairnessOf(choice);
  return queryOptions({
    queryKey: ["custom-harnesses", "estimate", agentId, personaIds, policyIds, size, fairness],
    queryFn: () =>
      api.evaluation.estimateCustomHarness({
        body: {
          agent_id: agentId,
          persona_ids: [...personaIds],
          policy_ids: [...policyIds],
          max_prompts: size,
          fairness,
        },
      }),
    enabled: agentId !== "",
    placeholderData: (before) => before,
    retry: false,
  });
};

/** The result of a run by rule and persona. */
export const customReportQuery = ({ api }: Session, evaluationId: string | undefined) =>
  queryOptions({
    queryKey: ["results", evaluationId, "custom"],
    queryFn: () => api.evaluation.getCustomReport({ evaluation_id: evaluationId ?? "" }),
    enabled: evaluationId !== undefined,
    retry: false,
  });

/** A run names the custom harnesses in it so. */
export const isCustomHarness = (name: string): boolean => name.startsWith("custom:");
export const nameInRun = (name: string): string => `custom:${name}`;
