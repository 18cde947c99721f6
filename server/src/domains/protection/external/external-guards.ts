import { type Judgment, type Options, type Subject, undecided } from "@agent-console/analysis/guards/guard.ts";
import type { Clock } from "../../../kernel/clock.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Database, Subject as Team } from "../../../platform/db/database.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import { askGuardJudge, type JudgeNeeds } from "./ask-judge.ts";
import { type GuardModels, judgeWithModel } from "./model/models.ts";
import { remoteKeyContext } from "./register-remote-guard.ts";
import { askRemoteGuard } from "./remote/ask-remote-guard.ts";
import { type ExternalGuardRow, findGuard } from "./store.ts";

export interface ExternalNeeds extends JudgeNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly outbound: Pick<Outbound, "request">;
  readonly models: GuardModels;
}

/** A question to a guard that is not the console's own. */
export interface ExternalQuestion {
  readonly method: string;
  readonly options: Options;
  readonly subject: Subject;
  readonly signal: AbortSignal;
}

/** Asks guards that a team brought itself: on its behalf, with its keys, about its texts. */
export function askExternal(
  needs: ExternalNeeds,
  { teamId, userId }: Team,
): (question: ExternalQuestion) => Promise<Judgment> {
  const job = { id: newId(needs.clock.milliseconds()), teamId, userId };
  const context = openJobContext(needs, job, { prefix: "guard", scopes: ["read"] });
  return (question) => askOne(needs, context, question);
}

async function askOne(needs: ExternalNeeds, context: JobContext, question: ExternalQuestion): Promise<Judgment> {
  const { method, options } = question;
  switch (method) {
    case "remote": {
      const row = await registered(context, "remote", options["guard"]);
      return row ? judgeWithRow(needs, row, question) : UNKNOWN;
    }
    case "model": {
      const row = await registered(context, "model", options["model"]);
      return row ? judgeWithRow(needs, row, question) : UNKNOWN;
    }
    case "judge":
      return askGuardJudge(needs, context, question);
    default:
      return undecided("unavailable", `The console can't ask a guard of the method ${method}.`);
  }
}

const UNKNOWN = undecided("unavailable", "The guard that the config names is not registered.");
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function registered(
  context: JobContext,
  kind: "remote" | "model",
  id: unknown,
): Promise<ExternalGuardRow | null> {
  if (typeof id !== "string" || !UUID.test(id)) return null;
  return context.inTeam((act) => findGuard(act, kind, id));
}

type RowNeeds = Pick<ExternalNeeds, "keyring" | "outbound" | "models">;

/** The judgment of a registered guard, for a config as for its card. */
export function judgeWithRow(
  { keyring, outbound, models }: RowNeeds,
  row: ExternalGuardRow,
  { subject, signal }: Pick<ExternalQuestion, "subject" | "signal">,
): Promise<Judgment> {
  if (row.kind === "remote") {
    const key = row.key_sealed === null ? null : keyring.open(row.key_sealed, remoteKeyContext(row.id));
    const reach = { url: row.url ?? "", key, keyOrigin: row.key_origin };
    return askRemoteGuard(outbound, reach, { subject, signal });
  }
  const model = {
    ...{ file: row.file ?? "", tokenizer: row.tokenizer ?? "", sha256: row.sha256 ?? "" },
    ...{ tokenizerSha256: row.tokenizer_sha256, labels: row.labels ?? [], attackLabel: row.attack_label ?? "" },
    threshold: row.threshold ?? 1,
  };
  return judgeWithModel(models, model, subject.text);
}
