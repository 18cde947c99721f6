import type { Clock } from "../../../kernel/clock.ts";
import { Fault } from "../../../kernel/errors.ts";
import { Unprocessable } from "../../../kernel/unprocessable.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import { type Attempt, openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { LiveVersions } from "../runtime/live-guards.ts";
import { findDetector, type RuleBody } from "./detector.ts";
import { type JudgeNeeds, judgeInputs } from "./judge-inputs.ts";
import { openInputs } from "./present.ts";
import { subjectsIn } from "./read-inputs.ts";
import {
  appendOutputs,
  type Claimed,
  claimDetection,
  DETECTION_LOCKS,
  type DetectionRow,
  endDetection,
  releaseDetection,
  selectInProgress,
} from "./store.ts";

export interface DetectionWorkerNeeds extends EngineNeeds, JudgeNeeds {
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly liveVersions: LiveVersions;
  readonly ruleBody: RuleBody;
}

const rulesByDefault: WorkerRules = { everyMs: 500, graceMs: 5_000, places: 2 };
/** Inputs that are judged between two writes. A worker that takes over repeats at most so many. */
const AT_A_TIME = 20;

/** Judges detections that are too long to wait for. The next worker continues where a dead one stopped. */
export function startDetectionWorker(needs: DetectionWorkerNeeds, rules: WorkerRules = rulesByDefault): Worker {
  const kind: JobKind = {
    name: "detection",
    lockSpace: DETECTION_LOCKS,
    list: selectInProgress,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, { prefix: "detection", scopes: ["guards"] });
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimDetection(act, claimed),
          work: (row, attempt) => work(needs, { context, claimed, row, attempt }),
          fail: (act, error) => endDetection(act, claimed, { status: "ERROR", message: messageOf(error) }),
          release: (act) => releaseDetection(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

interface Place {
  readonly context: JobContext;
  readonly claimed: Claimed;
  readonly row: DetectionRow;
  readonly attempt: Attempt;
}

async function work(needs: DetectionWorkerNeeds, { context, claimed, row, attempt }: Place): Promise<void> {
  const inputs = openInputs(needs.keyring, row);
  const end = (status: "COMPLETED" | "ERROR", message: string | null) =>
    context.transaction((act) => endDetection(act, claimed, { status, message }));
  if (!inputs) return end("ERROR", "The inputs expired before they were judged.");
  const asked = { ...needs, inTeam: context.inTeam, teamId: context.job.teamId };
  const detector = await findDetector(asked, row.detector_id);
  const subjects = subjectsIn(inputs, detector);
  const who = await context.inTeam(async (act) => act.who);
  for (let at = row.outputs.length; at < subjects.length; at += AT_A_TIME) {
    if (attempt.isStopping()) return;
    const page = subjects.slice(at, at + AT_A_TIME);
    const outputs = await judgeInputs(needs, { who, detector, subjects: page, ignored: row.ignored });
    const isOurs = await context.transaction((act) => appendOutputs(act, claimed, outputs));
    if (!isOurs) return;
  }
  await end("COMPLETED", null);
}

/** What a client may know. */
const messageOf = (error: unknown): string => {
  if (error instanceof Unprocessable) return error.problems[0]?.msg ?? "The request can't be judged.";
  return error instanceof Fault && error.code === "GUARD_CONFIG_NOT_FOUND"
    ? "The guard config was deleted."
    : "The texts could not be judged.";
};
