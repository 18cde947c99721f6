/**
 * Which questions can be judged on this agent at all. A detector that cannot tell which way an answer went says nothing about
 * a change, and the decision would wait for pairs that never come; so a few questions of each family are asked of the agent
 * as it stands, and families without a single judgement are left out, by name.
 */
import type { AgentLine, Answered, PortPrompt } from "../../evaluation/port.ts";
import { variantOf } from "./plan/candidate.ts";
import { categoryOf } from "./plan/problem.ts";
import type { Prepared } from "./prepare.ts";
import type { Trace } from "./proposer/proposed.ts";
import type { JobRow } from "./row.ts";

export interface Pilot {
  readonly asked: number;
  readonly unjudged: readonly string[];
  readonly requests: number;
  readonly tokens: number;
  /** What failed of the half that searches, in the order of the questions; the other half is nobody's to read. */
  readonly failures: readonly Failure[];
}

export interface Failure extends Trace {
  readonly category: string;
}

export const noPilot: Pilot = { asked: 0, unjudged: [], requests: 0, tokens: 0, failures: [] };

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
  const train = new Set(planned.train);
  const failures = new Map<PortPrompt, Failure>();
  const order = [...queue];
  let [asked, requests, tokens] = [0, 0, 0];
  const lane = async (): Promise<void> => {
    for (let prompt = queue.shift(); prompt; prompt = queue.shift()) {
      const answer = await line.ask(prompt, variant, signal);
      // One that broke on the way says nothing about the question.
      if (answer.outcome !== "unassessed" || answer.isError) judged.add(prompt.family);
      if (answer.outcome === "failed" && train.has(prompt)) failures.set(prompt, failureOf(prompt, answer));
      asked += 1;
      requests += answer.requests;
      tokens += answer.tokens;
    }
  };
  await Promise.all(Array.from({ length: job.settings.concurrency }, lane));
  return {
    ...{ asked, requests, tokens, failures: order.flatMap((prompt) => failures.get(prompt) ?? []) },
    unjudged: [...families.keys()].filter((family) => !judged.has(family)),
  };
}

/** What stood before the first turn, a document or what a tool gave back, is often what led the agent astray. */
function failureOf(prompt: PortPrompt, { replies, reason }: Answered): Failure {
  const { before = [], turns } = prompt.question;
  const opening = [...before.map(({ text }) => text), turns[0]].filter(Boolean).join("\n\n");
  return { category: categoryOf(prompt), turns: [opening, ...turns.slice(1)], replies, finding: reason };
}
