import { csvRow } from "../../../evaluation/port.ts";
import type { CampaignFinding } from "../content/finding.ts";
import { momentOf, type ResultSource, stateOf, titleOf } from "./source.ts";

const columns: readonly (readonly [string, (finding: CampaignFinding, source: ResultSource) => unknown])[] = [
  ["agent", (_, { agentName }) => agentName],
  ["campaign_id", (_, { campaign }) => campaign.id],
  ["tool", (_, { campaign }) => campaign.tool],
  ["completed_at", (_, { campaign }) => momentOf(campaign.completed_at)],
  ["goal", ({ raw_metadata }) => raw_metadata.key],
  ["title", titleOf],
  ["category", ({ category }) => category],
  ["family", ({ phenotype_category: family }) => family],
  ["severity", ({ severity }) => severity],
  ["state", stateOf],
  ["passed", ({ passed }) => passed],
  ["confirmed", ({ metadata }) => metadata.confirmed],
  ["queries_to_first", ({ metadata }) => metadata.queries_to_first],
  ["attack_type", ({ attack_type: type }) => type],
  ["attack_score", ({ attack_score: score }) => score],
  ["detector", ({ detector_id: detector }) => detector],
  ["finding_id", ({ metadata }) => metadata.finding_id],
  ["reason", ({ metadata }) => metadata.reason ?? metadata.their_reason],
  ["attack", ({ attack_prompt: prompt }) => prompt],
  ["minimized", ({ metadata }) => metadata.minimized],
  ["answer", ({ agent_response: answer }) => answer],
];

/** One line for each goal. */
export async function* csvResults(source: ResultSource): AsyncGenerator<string> {
  yield csvRow(columns.map(([name]) => name));
  for await (const finding of source.findings()) yield csvRow(columns.map(([, read]) => read(finding, source)));
}
