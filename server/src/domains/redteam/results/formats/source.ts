import type { CampaignFinding } from "../content/finding.ts";
import type { ResultsHead } from "../content/read-results.ts";

/** What the writers of files read. */
export interface ResultSource extends ResultsHead {
  /** Null where the agent was deleted. */
  readonly agentName: string | null;
  /** Milliseconds. */
  readonly madeAt: number;
  /** In the order of the plan. Each call reads them again. */
  findings(): AsyncIterable<CampaignFinding>;
}

/** An imported test keeps its tool's verdict, also where a retest has one beside it. */
const isTheirs = ({ metadata }: CampaignFinding): boolean =>
  metadata.retested_by !== undefined || metadata.state === null || metadata.state === undefined;

/** What only a judge says decides nothing. */
const isOpinion = ({ metadata }: CampaignFinding): boolean => metadata.basis === "opinion";

/** The state of a goal: the console's own result, or what another tool says. */
export function stateOf(finding: CampaignFinding): string {
  const { state, their_verdict, verdict_by, retested_by } = finding.metadata;
  if (!isTheirs(finding)) return isOpinion(finding) ? `${state}, in a judge's opinion` : String(state);
  return `${their_verdict} (${verdict_by})${retested_by === undefined ? "" : `, ${state} when asked again`}`;
}

/** Whether the attack worked, as the goal's state says. */
export const isFailed = (finding: CampaignFinding): boolean =>
  isTheirs(finding)
    ? finding.metadata.their_verdict === "hit"
    : !isOpinion(finding) && (finding.metadata.state === "confirmed" || finding.metadata.state === "seen");

export const titleOf = ({ raw_metadata, attack_type }: CampaignFinding): string =>
  String(raw_metadata.title ?? raw_metadata.probe ?? attack_type ?? "Goal");

/** "2026-11-17 04:10 UTC" */
export const momentOf = (seconds: number | null): string =>
  seconds === null ? "not yet" : `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** The one sentence about the campaign. */
export const headlineWords = ({ figures }: ResultsHead): string => figures.headline.words;
