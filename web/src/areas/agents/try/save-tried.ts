import type { TestSet } from "@agent-console/sdk";
import type { Session } from "../../../session/session.ts";

/** The test set that tried prompts go to. */
const TRIED_SET = "Tried prompts";

export type Expected = "answers" | "refuses";

/** A case of the console's own format, on a line of its own. */
export const caseLine = (prompt: string, expected: Expected, at: Date): string =>
  JSON.stringify({ id: `tried ${at.toISOString()}`, prompt, [expected]: true });

/** A set that was uploaded with this name since, in another format or with guarded texts, is left alone. */
const isOurs = ({ name, format, layout, guard_count }: TestSet): boolean =>
  name === TRIED_SET && format === "jsonl" && layout === "own" && guard_count === 0;

/** Adds the prompt to the team's own tests: as the next version of their set, or as the first of a new one. Its name. */
export async function saveTried(api: Session["api"], prompt: string, expected: Expected): Promise<string> {
  const at = new Date();
  const line = caseLine(prompt, expected, at);
  const { results } = await api.evaluation.listTestSets();
  const set = results.find(isOurs);
  if (set) {
    const file = await api.evaluation.downloadTestSet({ test_set_id: set.id, version: set.version });
    const content = `${(await new Response(file).text()).trimEnd()}\n${line}`;
    await api.evaluation.addTestSetVersion({ test_set_id: set.id, body: { format: "jsonl", content } });
    return set.name;
  }
  const isTaken = results.some(({ name }) => name === TRIED_SET);
  const name = isTaken ? `${TRIED_SET} ${at.toISOString().slice(0, 19).replaceAll(":", ".")}` : TRIED_SET;
  await api.evaluation.createTestSet({ body: { name, format: "jsonl", content: line } });
  return name;
}
