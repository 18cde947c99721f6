import type { Clock } from "../../../kernel/clock.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { deleteRows, RowWriter, sumRows } from "../../../platform/domain/moved-rows.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { type ObjectStore, StoreError } from "../../../platform/store/object-store.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import { openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { EvidenceKeys } from "../evidence/keys.ts";
import { type MadePack, makePack } from "../evidence/make-pack.ts";
import { jobIdentity } from "../runs/dependencies.ts";
import { getRun } from "../runs/read-runs.ts";
import { lockRun, markForRescoring, updateArchived } from "../runs/store/runs.ts";
import { selectHolds, type WatchedRuns } from "./holds.ts";
import { journalOf } from "./journal.ts";
import { openArchive } from "./read-archive.ts";
import {
  ARCHIVE_LOCKS,
  type ArchiveRow,
  type ClaimedArchive,
  claimArchive,
  deleteArchive,
  giveUpRestore,
  hasLabelsSince,
  lockClaimed,
  markArchived,
  postponeArchive,
  releaseArchive,
  selectArchivesAtWork,
} from "./store.ts";
import { writeArchive } from "./write-archive.ts";

export interface ArchiveWorkerNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly store: ObjectStore | null;
  readonly watchedRuns: WatchedRuns;
  readonly evidenceKeys: EvidenceKeys;
}

interface Job extends Omit<ArchiveWorkerNeeds, "store"> {
  readonly store: ObjectStore;
  readonly context: JobContext;
  readonly claimed: ClaimedArchive;
  readonly signal: AbortSignal;
}

const archiveRules: WorkerRules = { everyMs: 1_000, graceMs: 5_000, places: 1 };

/** Moves runs to the store and back. One worker has a run at a time; whatever kills it, the next one begins again. */
export function startArchiveWorker(needs: ArchiveWorkerNeeds, rules: WorkerRules = archiveRules): Worker {
  const { store } = needs;
  const kind: JobKind = {
    name: "archiving",
    lockSpace: ARCHIVE_LOCKS,
    list: async (tx) => (store ? selectArchivesAtWork(tx) : []),
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, jobIdentity);
      const claimed = { id: job.id, worker };
      let state: ArchiveRow["state"] = "archiving";
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimArchive(act, claimed),
          async work(row, { signal }) {
            state = row.state;
            if (!store) return;
            const at = { ...needs, store, context, claimed, signal };
            await (state === "archiving" ? archive(at, row) : restore(at, row));
          },
          async fail(act, error) {
            const isOfStore = error instanceof StoreError;
            if (!isOfStore) needs.logger.error({ err: error, job_id: job.id }, "a run could not be moved");
            const problem = isOfStore ? error.message : "The console could not finish it. Its log has the reason.";
            if (isOfStore && error.kind === "damaged" && state === "restoring")
              await giveUpRestore(act, claimed, problem);
            else await postponeArchive(act, claimed, problem);
          },
          release: (act) => releaseArchive(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

/** Written and read back first. Then, in one transaction: the same rows are still there, they go, and the mark is set. */
async function archive(job: Job, row: ArchiveRow): Promise<void> {
  const { context, claimed, signal, watchedRuns } = job;
  const { evaluation_id: id } = row;
  const held = await context.inTeam((act) => selectHolds({ watchedRuns }, act, [id]));
  const source = { read: context.inTeam, signal };
  const written = held.size > 0 ? null : await writeArchive(job, row, { ...source, pack: await packOf(job, id) });
  await context.transaction(async (act) => {
    const run = await lockRun(act, id);
    if (!run || !(await lockClaimed(act, claimed, "archiving"))) return;
    const isHeld = (await selectHolds({ watchedRuns }, act, [id])).size > 0;
    if (isHeld || !written) return deleteArchive(act, row);
    const { sum } = await sumRows((read) => read(act), journalOf(id));
    if (sum !== written.sum) throw new StoreError("unavailable", "The evaluation changed while it was written.");
    await deleteRows(act, journalOf(id));
    await markArchived(act, row, written);
    await updateArchived(act, id, Math.floor(act.now / 1000));
    const details = { rows: written.rows, sum: written.sum };
    await recordAudit(act, { action: "evaluation.archived", target: { kind: "evaluation", id }, details });
  });
}

/** Later there is nothing to make it of. A run that never completed has none. */
async function packOf({ context, evidenceKeys }: Job, id: string): Promise<MadePack | null> {
  const { status } = await context.inTeam((act) => getRun(act, id));
  return status === "completed" ? makePack(context.inTeam, evidenceKeys, id) : null;
}

/** All rows come back, and are hashed as they now are, in the transaction that takes the mark away. */
async function restore(job: Job, row: ArchiveRow): Promise<void> {
  const { context, claimed, signal } = job;
  const { evaluation_id: id } = row;
  const opened = await openArchive(job, row, signal);
  await context.transaction(async (act) => {
    const run = await lockRun(act, id);
    if (!run || !(await lockClaimed(act, claimed, "restoring"))) return;
    const writer = new RowWriter(act, journalOf(id));
    for await (const lines of opened.parts()) await writer.write(lines);
    const { sum, rows } = await sumRows((read) => read(act), journalOf(id), writer.heads);
    if (sum !== row.rows_sum) throw new StoreError("damaged", "The archive has other rows than were written to it.");
    await updateArchived(act, id, null);
    if (run.status === "completed" && (await hasLabelsSince(act, row))) await markForRescoring(act, run);
    await deleteArchive(act, row);
    await recordAudit(act, { action: "evaluation.restored", target: { kind: "evaluation", id }, details: { rows } });
  });
}
