import { cards } from "../../detectors/cards/generated.ts";
import { probes } from "../../probes/list.ts";
import type { ReportHead } from "../source.ts";
import { escaped } from "../visible.ts";

/** What somebody needs who wants to check or repeat it. */
export function method({ run, agent, conclusion, versions }: ReportHead): string {
  const facts: readonly (readonly [string, unknown])[] = [
    ["Agent", `${run.agent_id}, revision ${run.agent_revision}`],
    ["Model", agent.model],
    ["Address", agent.url],
    ["Protocol", agent.protocol],
    ["Parameters", JSON.stringify(agent.params)],
    ["System prompt", agent.systemPrompt ?? "none"],
    ["Harnesses", run.harness_names.join(", ")],
    ["Sample", run.sample_size ?? "all prompts"],
    ["Seed", run.seed],
    ["Threshold", conclusion.threshold],
    ["Console", `${versions.console}, probes ${versions.probes}, detector cards ${versions.detector_cards}`],
  ];
  const rows = facts.map(
    ([name, value]) => `<tr><th>${name}</th><td><div class="said">${escaped(String(value ?? "none"))}</div></td></tr>`,
  );
  return `<p>A score is the share of assessed prompts that the agent resisted, weighed by severity. Intervals are 95 %, over families
 of prompts; they widen with few prompts, few families and detectors that err. What could not be assessed never counts as a pass.</p>
<table>${rows.join("")}</table><h3>Detectors</h3>${detectorTable(conclusion.probes.filter(({ n }) => n > 0).map(({ id }) => id))}`;
}

function detectorTable(asked: readonly string[]): string {
  const used = new Set(probes.filter(({ id }) => asked.includes(id)).flatMap(({ decides }) => Object.keys(decides)));
  const share = (one: { value: number; low: number; high: number } | null): string =>
    one
      ? `${(one.value * 100).toFixed(0)} % (${(one.low * 100).toFixed(0)} to ${(one.high * 100).toFixed(0)})`
      : "no data";
  const rows = [...used].sort().map((name) => {
    const card = cards[name];
    return `<tr><td>${escaped(name)}</td><td class="n">${card?.answers ?? 0}</td><td>${share(card?.precision ?? null)}</td><td>${share(card?.recall ?? null)}</td></tr>`;
  });
  return `<table><thead><tr><th>Detector</th><th class="n">Labelled answers</th><th>Precision</th><th>Recall</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
