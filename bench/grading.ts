/**
 * `npm run bench:grading`: how many labeled responses one core grades in a second, without a judge, and what that does to
 * memory. Once each response by the detector that it is labeled for, and once by a prompt of every probe in turn, as a run
 * grades it: the probe's own detectors, the check for real secrets, and the evidence.
 */
import type { Labeled } from "@agent-console/analysis/cards/labeled.ts";
import type { Detector } from "@agent-console/analysis/detectors/detector.ts";
import { detectors } from "@agent-console/analysis/detectors/list.ts";
import type { Answered } from "../server/src/domains/agents/conversation/port.ts";
import type { Harness, PlannedPrompt } from "../server/src/domains/evaluation/harness/harness.ts";
import { standardHarnesses } from "../server/src/domains/evaluation/probes/harnesses.ts";
import { readSet } from "../tools/labeled-sets.ts";

const TARGET = 5_000;
const ROUNDS = Number(process.env["ROUNDS"] ?? 12);
const SEED = 7;

interface Task {
  /** A prompt with several turns has a response to each. */
  readonly answers: number;
  readonly length: number;
  readonly grade: () => unknown;
}

/** What an agent sent, in whichever member the detector reads it. */
function textsOf(seen: unknown): string[] {
  const { text, answer, replies } = seen as { text?: string; answer?: { text: string }; replies?: readonly string[] };
  return [text, answer?.text, ...(replies ?? [])].filter((one) => one !== undefined);
}

const lengthOf = ({ seen }: Labeled): number => textsOf(seen).join("").length;

const labeled = Object.entries(detectors).flatMap(([name, detector]) => {
  const { tune, card } = readSet(name);
  return [...tune, ...card].map((answer) => ({ answer, detector: detector as Detector<never> }));
});

const byOwnDetector: readonly Task[] = labeled.map(({ answer, detector }) => ({
  answers: 1,
  length: lengthOf(answer),
  grade: () => detector.look(answer.seen as never),
}));

function byPrompts(): readonly Task[] {
  const planned = standardHarnesses.flatMap((harness) => onePerProbe(harness));
  const texts = labeled.flatMap(({ answer }) => textsOf(answer.seen));
  const tasks: Task[] = [];
  for (let at = 0, n = 0; at < texts.length; n++) {
    const task = planned[n % planned.length];
    if (!task) break;
    const turns = task.prompt.question.turns.map((_, turn) => texts[(at + turn) % texts.length] ?? "");
    const answers = turns.map(answered);
    tasks.push({
      answers: turns.length,
      length: turns.join("").length,
      grade: () => task.harness.judge(task.prompt, answers),
    });
    at += turns.length;
  }
  return tasks;
}

const onePerProbe = (harness: Harness): { harness: Harness; prompt: PlannedPrompt }[] =>
  [...new Map([...harness.plan(SEED)].map((prompt) => [prompt.probe, prompt])).values()].map((prompt) => ({
    harness,
    prompt,
  }));

const answered = (text: string): Answered => ({
  outcome: "answered",
  text,
  toolCalls: [],
  finishReason: "stop",
  usage: null,
  latencyMs: 1,
  model: null,
  thread: null,
});

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** CPU time of this thread, so that other work on the machine counts little. */
function seconds(tasks: readonly Task[]): number {
  const began = process.threadCpuUsage();
  for (const { grade } of tasks) grade();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1e6;
}

function measure(name: string, tasks: readonly Task[], target?: number): void {
  const responses = tasks.reduce((sum, { answers }) => sum + answers, 0);
  const mean = tasks.reduce((sum, { length }) => sum + length, 0) / responses;
  seconds(tasks);
  const before = heap();
  const rates = Array.from({ length: ROUNDS }, () => responses / seconds(tasks)).sort((a, b) => a - b);
  const after = heap();
  const median = rates[Math.floor(rates.length / 2)] ?? 0;
  const count = (value: number): string => Math.round(value).toLocaleString("en");
  process.stdout.write(
    [
      `${name}: ${count(median)} responses/s on one core${target ? ` (target ${count(target)})` : ""}.`,
      `  Median of ${ROUNDS} rounds of ${count(responses)} responses, mean length ${count(mean)} characters.`,
      `  Heap before ${megabytes(before)}, after ${megabytes(after)}.\n`,
    ].join("\n"),
  );
  if (target && median < target) process.exitCode = 1;
}

measure("Each by the detector it is labeled for", byOwnDetector, TARGET);
measure("Each by a prompt of every probe in turn", byPrompts());
