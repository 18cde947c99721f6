/**
 * Which questions can be judged on this agent at all. A detector that cannot tell which way an answer went says nothing about
 * a change, and the decision would wait for pairs that never come; so a few questions of each family are asked of the agent
 * as it stands, and families without a single judgement are left out, by name.
 */
import type { AgentLine, PortPrompt } from "../../evaluation/port.ts";
import { variantOf } from "./plan/candidate.ts";
import type { Prepared } from "./prepare.ts";
import type { JobRow } from "./row.ts";

export interface Pilot {
  readonly asked: number;
  readonly unjudged: readonly string[];
  readonly requests: number;
  readonly tokens: number;
}

export const noPilot: Pilot = { asked: 0, unjudged: [], requests: 0, tokens: 0 };

const QUESTIONS_FOR_A_FAMILY = 2;

export async function askPilot(
  line: AgentLine,
  { planned, base }: Prepared,
  { job, signal }: { job: JobRow; signal: AbortSignal },
): Promise<Pilot> {
  const families = Map.groupBy([...planned.train, ...planned.holdout], ({ family }) => family);
  const queue: PortPrompt[] = [...families.values()].flatMap((prompts) => prompts.slice(0, QUESTIONS_FOR_A_FAMILY));
  const variant = variantOf(base);
  const judged = new Set<string>();
  let [asked, requests, tokens] = [0, 0, 0];
  const lane = async (): Promise<void> => {
    for (let prompt = queue.shift(); prompt; prompt = queue.shift()) {
      const answer = await line.ask(prompt, variant, signal);
      // One that broke on the way says nothing about the question.
      if (answer.outcome !== "unassessed" || answer.isError) judged.add(prompt.family);
      asked += 1;
      requests += answer.requests;
      tokens += answer.tokens;
    }
  };
  await Promise.all(Array.from({ length: job.settings.concurrency }, lane));
  return { asked, requests, tokens, unjudged: [...families.keys()].filter((family) => !judged.has(family)) };
}
