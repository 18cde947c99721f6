import type { Answered } from "../agents/conversation/port.ts";
import { decide } from "./generated/decisions/decide.ts";
import type { Judgement } from "./harness/harness.ts";
import type { PortPrompt } from "./harness/port-prompt.ts";
import { standardHarnesses } from "./probes/harnesses.ts";

/** As much of a prompt as its decision needs. Plain data. */
export type GradedPrompt = Pick<PortPrompt, "harness" | "probe" | "family" | "question">;

/** As the detectors of the prompt's own harness decide. Pure. A prompt of a custom harness brings what its decision needs. */
export function gradeAnswers(prompt: GradedPrompt, answers: readonly Answered[]): Judgement {
  const standard = standardHarnesses.find(({ name }) => name === prompt.harness);
  return standard ? standard.judge({ ...prompt, stratum: prompt.probe }, answers) : decide(prompt.question, answers);
}
