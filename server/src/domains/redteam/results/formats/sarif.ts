import { createHash } from "node:crypto";
import { stringifyJson } from "../../../../kernel/json/stringify.ts";
import { excerpt, removeLinks, SARIF_SCHEMA, sarifLevel, sarifScore, visible } from "../../../evaluation/port.ts";
import { goalFamilies } from "../../goals/list.ts";
import type { CampaignFinding } from "../content/finding.ts";
import { headlineWords, isFailed, type ResultSource, stateOf, titleOf } from "./source.ts";

const LONGEST_TEXT = 4_000;
const gist = (text: string): string => excerpt(text, 500);
const familyById = new Map(goalFamilies.map((family) => [family.id, family]));

/** Each goal whose attack worked as a result, and each family as a rule. */
export async function* sarifResults(source: ResultSource): AsyncGenerator<string> {
  const rules = new Map<string, ReturnType<typeof ruleOf>>();
  // Rules come before results, so the goals are read twice.
  for await (const finding of source.findings()) {
    if (isFailed(finding) && !rules.has(ruleId(finding))) rules.set(ruleId(finding), ruleOf(finding));
  }
  const ruleAt = new Map([...rules.keys()].map((id, at) => [id, at]));
  const driver = {
    name: "Agent Console",
    rules: [...rules.values()],
    properties: { library: source.campaign.library },
  };
  const run = stringifyJson({ tool: { driver }, ...circumstances(source) });
  yield `{"$schema":${JSON.stringify(SARIF_SCHEMA)},"version":"2.1.0","runs":[${run.slice(0, -1)},"results":[`;
  let separator = "\n";
  for await (const finding of source.findings()) {
    if (!isFailed(finding)) continue;
    yield separator + stringifyJson(resultOf(source, finding, ruleAt.get(ruleId(finding)) ?? 0));
    separator = ",\n";
  }
  yield "\n]}]}\n";
}

/** The family, or what another tool calls it. */
const ruleId = ({ phenotype_category: family, raw_metadata }: CampaignFinding): string =>
  visible(String(family ?? raw_metadata.probe ?? "other")).slice(0, 200);

function ruleOf(finding: CampaignFinding) {
  const id = ruleId(finding);
  const family = familyById.get(id);
  const tags = Object.entries(family?.tags ?? {}).flatMap(([name, ids]) =>
    (ids ?? []).map((entry) => `${name}/${entry}`),
  );
  return {
    id,
    shortDescription: { text: family?.title ?? id },
    fullDescription: { text: family?.risk ?? id },
    ...helpOf(finding),
    defaultConfiguration: { level: sarifLevel(finding.severity) },
    properties: {
      tags: [...new Set(["security", finding.category, ...tags])],
      "security-severity": sarifScore(finding.severity),
    },
  };
}

function helpOf({ metadata: { advice } }: CampaignFinding) {
  return Array.isArray(advice) && advice.length > 0
    ? { help: { text: advice.map((line) => `- ${line}`).join("\n") } }
    : {};
}

function circumstances(source: ResultSource) {
  const { campaign, summary, agentName } = source;
  const at = (seconds: number | null): string => new Date((seconds ?? 0) * 1000).toISOString();
  return {
    automationDetails: { id: `agent-console/redteam/${campaign.agent_id}/${campaign.id}` },
    invocations: [
      {
        executionSuccessful: campaign.status === "completed",
        startTimeUtc: at(campaign.started_at ?? campaign.created_at),
        endTimeUtc: at(campaign.completed_at ?? Math.floor(source.madeAt / 1000)),
      },
    ],
    columnKind: "utf16CodeUnits",
    properties: {
      ...{ agent: visible(agentName ?? ""), tool: campaign.tool, status: campaign.status, seed: campaign.seed },
      ...{ headline: headlineWords(source), summary },
    },
  };
}

function resultOf({ campaign }: ResultSource, finding: CampaignFinding, ruleIndex: number) {
  const { severity, category, metadata, attack_prompt, agent_response, attack_type, detector_id } = finding;
  const often = metadata.confirmed ? `Worked again ${metadata.confirmed} times with fresh secrets.` : "";
  const says = metadata.verdict_by ? `A verdict of ${metadata.verdict_by}, not of this console.` : "";
  const words = [`${titleOf(finding)}: ${stateOf(finding)}.`, often, says];
  const exchange = [`Attack: ${gist(attack_prompt)}`, `Answer: ${gist(agent_response)}`];
  const id = metadata.finding_id;
  return {
    ...{ ruleId: ruleId(finding), ruleIndex, level: sarifLevel(severity) },
    message: { text: removeLinks([...words, ...exchange].filter(Boolean).join("\n")) },
    locations: [
      {
        // Services that show results by file need one; an agent has none, so its ID takes that place.
        physicalLocation: { artifactLocation: { uri: `agents/${campaign.agent_id}` }, region: { startLine: 1 } },
        logicalLocations: [{ fullyQualifiedName: `redteam/${category}/${ruleId(finding)}`, kind: "module" }],
      },
    ],
    partialFingerprints: { "campaign/v1": fingerprint(campaign.agent_id, finding) },
    ...(typeof id === "string" ? { correlationGuid: id } : {}),
    properties: {
      ...{ severity, state: stateOf(finding), confirmed: metadata.confirmed, attack_type, detector: detector_id },
      ...{ campaign: campaign.id, goal: finding.raw_metadata.key },
      attack: excerpt(attack_prompt, LONGEST_TEXT),
      answer: excerpt(agent_response, LONGEST_TEXT),
    },
  };
}

/** The same goal of the same family, broken in the same agent, is the same result in every campaign, with any seed. */
function fingerprint(
  agentId: string,
  { category, phenotype_category, raw_metadata, detector_id }: CampaignFinding,
): string {
  const goal = phenotype_category === null ? raw_metadata.probe : raw_metadata.key;
  return createHash("sha256")
    .update([agentId, category, phenotype_category ?? "", String(goal ?? ""), detector_id ?? ""].join("\n"))
    .digest("hex")
    .slice(0, 32);
}
