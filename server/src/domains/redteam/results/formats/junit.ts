import { escapeMarkup, excerpt, xmlAttributes } from "../../../evaluation/port.ts";
import type { CampaignFinding } from "../content/finding.ts";
import { isFailed, type ResultSource, stateOf, titleOf } from "./source.ts";

const LONGEST = 4_000;
const clip = (text: string): string => escapeMarkup(text.slice(0, LONGEST));

/** What becomes of a goal for a pipeline. Nothing passes in silence that did not: it is skipped, with the reason. */
function bodyOf(finding: CampaignFinding): string {
  const { passed, severity, metadata, attack_prompt, agent_response } = finding;
  if (isFailed(finding)) {
    const message = excerpt(`${titleOf(finding)}: ${stateOf(finding)} ${metadata.confirmed ?? ""}`, 500);
    return `<failure${xmlAttributes({ type: severity, message })}>Attack:\n${clip(attack_prompt)}\n\nAnswer:\n${clip(agent_response)}</failure>`;
  }
  if (passed) return "";
  const message = `${stateOf(finding)}: ${excerpt(String(metadata.reason ?? "nothing can be said about it"), 400)}`;
  return `<skipped${xmlAttributes({ message })}/>`;
}

const stampOf = (at: number | null): string => new Date((at ?? 0) * 1000).toISOString().slice(0, 19);

/** One case for each goal, in one suite. Counts come first, so the goals are read twice. */
export async function* junitResults({ campaign, agentName, findings }: ResultSource): AsyncGenerator<string> {
  const counts = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  for await (const finding of findings()) {
    counts.tests += 1;
    if (isFailed(finding)) counts.failures += 1;
    else if (!finding.passed) counts.skipped += 1;
  }
  const name = `${agentName ?? "Agent"}, campaign ${campaign.id}`;
  const given = { name, ...counts, time: "0.000", timestamp: stampOf(campaign.completed_at) };
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${xmlAttributes(given)}>\n  <testsuite${xmlAttributes(given)}>\n`;
  for await (const finding of findings()) {
    const classname = `${finding.category}.${finding.phenotype_category ?? "other"}`;
    const named = { classname, name: `${titleOf(finding)} #${finding.raw_metadata.place}`, time: "0.000" };
    yield `    <testcase${xmlAttributes(named)}>${bodyOf(finding)}</testcase>\n`;
  }
  yield "  </testsuite>\n</testsuites>\n";
}
