import { stringifyJson } from "../../../../kernel/json/stringify.ts";
import type { ResultSource } from "./source.ts";

/** The same object as the operation for results returns, with all goals and longer texts. */
export async function* jsonResults({ campaign, summary, figures, findings }: ResultSource): AsyncGenerator<string> {
  const opening = stringifyJson({ job_id: campaign.id, tool: campaign.tool, summary, raw_output: figures });
  yield `${opening.slice(0, -1)},"findings":[`;
  let separator = "\n";
  for await (const finding of findings()) {
    yield separator + stringifyJson(finding);
    separator = ",\n";
  }
  yield "\n]}\n";
}

/** One goal a line. */
export async function* jsonlResults({ findings }: ResultSource): AsyncGenerator<string> {
  for await (const finding of findings()) yield `${stringifyJson(finding)}\n`;
}
