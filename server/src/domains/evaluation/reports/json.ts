import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { presentRun } from "../runs/read-runs.ts";
import type { ReportSource } from "./content/source.ts";

/** The whole report as one object, its prompts last, so that it can be written as it is read. */
export async function* jsonReport({ head, prompts }: ReportSource): AsyncGenerator<string> {
  const { run, agent, conclusion, inspection, counts, versions, madeAt } = head;
  const opening = stringifyJson({
    format: "agent-console/report@1",
    generated_at: Math.floor(madeAt / 1000),
    versions,
    evaluation: presentRun({ ...run, agent_name: agent.name }, madeAt),
    agent: { id: run.agent_id, revision: run.agent_revision, ...agent },
    findings: counts,
    report: conclusion,
    inspection,
  });
  yield `${opening.slice(0, -1)},"results":[`;
  let separator = "\n";
  for await (const line of prompts()) {
    yield separator + stringifyJson(line);
    separator = ",\n";
  }
  yield "\n]}\n";
}
