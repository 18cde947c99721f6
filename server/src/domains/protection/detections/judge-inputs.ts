import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { RemoteGuards } from "../runtime/remote-guards.ts";
import type { Tally } from "../runtime/tally.ts";
import type { Detector } from "./detector.ts";
import { type Output, outputOf } from "./outputs.ts";

export interface JudgeNeeds {
  readonly runner: GuardRunner;
  readonly tally: Tally;
  readonly remoteGuards: RemoteGuards;
}

interface Inputs {
  readonly who: Principal;
  readonly detector: Detector;
  readonly subjects: readonly Subject[];
  readonly ignored: readonly string[];
}

/** One output for each input, in order. Each counts as a request if an agent lives by the detector. */
export async function judgeInputs(needs: JudgeNeeds, inputs: Inputs): Promise<readonly Output[]> {
  const { who, detector, subjects, ignored } = inputs;
  const remote = needs.remoteGuards(who);
  const decisions = await needs.runner.judge(detector, subjects, remote ? { remote } : {});
  for (const [at, decision] of decisions.entries()) {
    const subject = subjects[at];
    if (!detector.live || !subject) continue;
    const { channel, text } = subject;
    await needs.tally.judged(who.teamId, detector.live, { texts: [{ channel, text, decision }], whole: decision });
  }
  return decisions.map((decision, at) => outputOf(decision, { ignored, channel: subjects[at]?.channel ?? "user" }));
}
