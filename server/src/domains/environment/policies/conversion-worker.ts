import type { Clock } from "../../../kernel/clock.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Conversion } from "../../../platform/convert/converted.ts";
import type { Converter } from "../../../platform/convert/converter.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import { openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { PolicyHooks } from "./hooks.ts";
import { getPolicy } from "./manage.ts";
import { lockPolicy, touchPolicy, writeText } from "./store.ts";
import {
  type Claimed,
  type ClaimedFile,
  CONVERSION_LOCKS,
  claimFile,
  endConversion,
  type FileEnd,
  readPiece,
  releaseFile,
  selectToConvert,
} from "./stores/file-store.ts";

export interface ConversionNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly converter: Converter;
  readonly policyHooks: PolicyHooks;
}

const rulesByDefault: WorkerRules = { everyMs: 1_000, graceMs: 1_000, places: 2 };

/** A file that was begun as often as this and never finished ends whoever reads it. */
const MOST_ATTEMPTS = 3;
const GIVEN_UP =
  "The file could not be read: each attempt was interrupted. Upload it again, or upload the text itself.";
const BROKEN = "The file could not be read because of an error in the console. See its log.";

/** Turns uploaded files into texts. After a kill, another worker begins again. */
export function startConversionWorker(needs: ConversionNeeds, rules: WorkerRules = rulesByDefault): Worker {
  const kind: JobKind = {
    name: "policy conversion",
    lockSpace: CONVERSION_LOCKS,
    list: selectToConvert,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, { prefix: "policy-conversion", scopes: ["full"] });
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimFile(act, claimed),
          async work(file, attempt) {
            const bytes = piecesOf(context, claimed);
            const conversion = await converted(needs, file, { bytes, signal: attempt.signal });
            await context.transaction((act) => finish(needs.policyHooks, act, { claimed, file, conversion }));
          },
          async fail(act, error) {
            needs.logger.warn({ err: error, policy_id: job.id }, "a policy file could not be converted");
            await end(act, claimed, { ...FAILED, problem: BROKEN });
          },
          release: (act) => releaseFile(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

/** Read one by one: a whole file takes several times its size on the way from the database. */
async function* piecesOf(context: JobContext, claimed: Claimed): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const piece = await context.inTeam((act) => readPiece(act, claimed, at));
    if (piece.length === 0) return;
    yield piece;
    at += piece.length;
  }
}

interface Reading {
  readonly bytes: AsyncIterable<Buffer>;
  readonly signal: AbortSignal;
}

async function converted(needs: ConversionNeeds, file: ClaimedFile, { bytes, signal }: Reading): Promise<Conversion> {
  if (file.attempts > MOST_ATTEMPTS) return { state: "failed", kind: null, problem: GIVEN_UP };
  return needs.converter.convert({ name: file.name, bytes }, { teamId: file.team_id, signal });
}

const FAILED = { state: "failed", kind: null, engine: null, pages: null, characters: null, warnings: [] } as const;

interface Finished {
  readonly claimed: Claimed;
  readonly file: ClaimedFile;
  readonly conversion: Conversion;
}

/** The text, what rules make of it, and that the file is read are one transaction: after a kill, none of it has happened. */
async function finish(hooks: PolicyHooks, act: Act, { claimed, file, conversion }: Finished): Promise<void> {
  // In the order in which uploads and changes lock: the policy first.
  if (!(await lockPolicy(act, claimed.id))) return;
  if (!(await end(act, claimed, endOf(conversion)))) return;
  if (conversion.state === "done") {
    const { content, blocks } = conversion;
    const text = await writeText(act, claimed.id, { content, blocks, source: "file" });
    await hooks.onNewText(act, await getPolicy(act, claimed.id), text);
  }
  await recordAudit(act, {
    action: "policy.file_read",
    target: { kind: "policy", id: claimed.id },
    outcome: conversion.state === "done" ? "done" : "failed",
    details: { file: file.name, kind: conversion.kind },
  });
}

async function end(act: Act, claimed: Claimed, ending: FileEnd): Promise<boolean> {
  const isOurs = await endConversion(act, claimed, ending);
  if (isOurs) await touchPolicy(act, claimed.id);
  return isOurs;
}

function endOf(conversion: Conversion): FileEnd {
  if (conversion.state === "failed") return { ...FAILED, kind: conversion.kind, problem: conversion.problem };
  const { kind, engine, pages, warnings, content } = conversion;
  return { state: "done", kind, engine, pages, characters: content.length, warnings, problem: null };
}
