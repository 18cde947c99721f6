import { createHash } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { canonicalJson } from "../../../kernel/json/canonical.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { InTeam, LiveVersions } from "../runtime/live-guards.ts";
import { findDetector, type RuleBody } from "./detector.ts";
import { type JudgeNeeds, judgeInputs } from "./judge-inputs.ts";
import { inputsContext, presentDetection } from "./present.ts";
import { subjectsIn } from "./read-inputs.ts";
import type { DetectionBody, ShownDetection } from "./shapes.ts";
import { findDetection, insertDetection, type NewDetection } from "./store.ts";

export interface CreateNeeds extends JudgeNeeds {
  readonly keyring: Keyring;
  readonly liveVersions: LiveVersions;
  readonly wakeups: WakeupSignal;
  readonly ruleBody: RuleBody;
}

/** Characters of all inputs together that are judged before the response. */
const JUDGED_AT_ONCE = 64_000;

interface Request {
  readonly who: Principal;
  readonly body: DetectionBody;
  readonly now: number;
  readonly inTeam: InTeam;
  readonly transaction: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
}

/** Judges the inputs, or stores them for a worker if they are long. The same request again returns what is stored. */
export async function createDetection(needs: CreateNeeds, request: Request): Promise<ShownDetection> {
  const { who, body, now, inTeam, transaction } = request;
  const digest = digestOf(body);
  const stored = await inTeam((act) => kept(needs.keyring, act, body.id, digest));
  if (stored) return stored;
  const asked = { ...needs, inTeam, teamId: who.teamId };
  const detector = await findDetector(asked, body.detector_id);
  const subjects = subjectsIn(body.detector_inputs, detector);
  const ignored = ignoredOf(body);
  const length = subjects.reduce((sum, { text, question }) => sum + text.length + (question?.length ?? 0), 0);
  const isShort = length <= JUDGED_AT_ONCE && !detector.isSlow;
  const outputs = isShort ? await judgeInputs(needs, { who, detector, subjects, ignored }) : [];
  const uid = newId(now);
  const row: NewDetection = {
    ...{ uid, id: body.id, digest, detector_id: body.detector_id, outputs, ignored },
    status: isShort ? "COMPLETED" : "CREATED",
    inputs_sealed: needs.keyring.seal(JSON.stringify(body.detector_inputs), inputsContext(uid)),
  };
  const shown = await transaction(async (act) => {
    await insertDetection(act, row);
    // Another request with the same id may have come first: then its result counts.
    return kept(needs.keyring, act, body.id, digest);
  });
  if (!shown) throw new Error("an inserted detection was not found");
  if (!isShort) needs.wakeups.notify();
  return shown;
}

async function kept(keyring: Keyring, act: Act, id: string, digest: string): Promise<ShownDetection | null> {
  const row = await findDetection(act, id);
  if (!row) return null;
  if (row.digest !== digest) throw fault("DETECTION_EXISTS");
  return presentDetection(keyring, row);
}

const digestOf = ({ detector_id, detector_params, detector_inputs }: DetectionBody): string =>
  createHash("sha256").update(canonicalJson({ detector_id, detector_params, detector_inputs })).digest("hex");

/** Parameters of other consoles' detectors that methods here have no use for. */
const ignoredOf = ({ detector_params: params }: DetectionBody): readonly string[] =>
  Object.entries(params ?? {}).flatMap(([name, value]) => (value === null || value === undefined ? [] : [name]));
