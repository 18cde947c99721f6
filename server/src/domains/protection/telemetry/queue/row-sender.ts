import { type Database, isUnavailable, sqlState } from "../../../../platform/db/database.ts";
import { dayOfNs, type TelemetryDays } from "../store/days.ts";
import { insertLogs, insertSpans } from "../store/insert.ts";
import { markBatch } from "../store/writers.ts";
import { type Row, type RowQueue, timeOf } from "./row-queue.ts";

interface SenderNeeds {
  readonly db: Database;
  readonly days: TelemetryDays;
  readonly queue: RowQueue;
  /** The process, by which the database tells its batches from those of others. */
  readonly source: string;
  /** So many rows are written at once. */
  readonly batch: number;
  readonly drop: (teamId: string, rows: number) => void;
}

/** Keeps its rows and its number until it is stored, so that it counts once however often it is sent. */
interface Batch {
  /** Given when it is first sent: the database takes only numbers that rise. */
  sequence: number | null;
  readonly rows: readonly Row[];
}

export interface RowSender {
  /** Teams with something to store. */
  teams(): ReadonlySet<string>;
  /** Stores what waits for a team. Throws if that should be tried again. */
  send(teamId: string): Promise<void>;
}

const NO_PARTITION = "23514";
const NO_TEAM = "23503";

export function createRowSender({ db, days, queue, source, batch, drop }: SenderNeeds): RowSender {
  const unconfirmed = new Map<string, Batch[]>();
  let sequence = 0;

  function nextBatches(teamId: string): Batch[] {
    const rows = queue.take(teamId, batch);
    const kept = rows.filter((row) => days.storable(timeOf(row)));
    if (kept.length < rows.length) {
      queue.release(rows.filter((row) => !kept.includes(row)));
      drop(teamId, rows.length - kept.length);
    }
    return kept.length === 0 ? [] : [{ sequence: null, rows: kept }];
  }

  async function sendAll(teamId: string, batches: Batch[]): Promise<void> {
    for (let first = batches[0]; first; first = batches[0]) {
      try {
        await store(teamId, first);
      } catch (error) {
        const state = sqlState(error);
        if (state === NO_PARTITION) days.forget();
        if (isUnavailable(error) || !isRefusal(error)) throw error;
        if (state !== NO_TEAM && first.rows.length > 1) {
          batches.splice(0, 1, ...halvesOf(first));
          continue;
        }
        if (state !== NO_TEAM) drop(teamId, 1);
      }
      batches.shift();
      queue.release(first.rows);
    }
  }

  async function store(teamId: string, sent: Batch): Promise<void> {
    const { rows } = sent;
    await days.ensure(new Set(rows.map((row) => dayOfNs(timeOf(row)))));
    sent.sequence ??= ++sequence;
    const mark = { source, sequence: sent.sequence };
    await db.transaction({ teamId, userId: "" }, async (tx) => {
      if (!(await markBatch(tx, teamId, mark))) return;
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        const some = rows.slice(at, at + ROWS_AT_ONCE);
        const spans = some.flatMap((one) => (one.kind === "span" ? [one.row] : []));
        await insertSpans(tx, teamId, spans);
        const logs = some.flatMap((one) => (one.kind === "log" ? [one.row] : []));
        await insertLogs(tx, teamId, logs);
      }
    });
  }

  return {
    teams: () => new Set([...unconfirmed.keys(), ...queue.waitingTeams()]),
    async send(teamId) {
      // What was waiting when this began, and no more: other teams wait too.
      for (let left = Math.ceil(queue.rows / batch) + 1; left > 0; left--) {
        const batches = unconfirmed.get(teamId) ?? nextBatches(teamId);
        if (batches.length === 0) return;
        unconfirmed.set(teamId, batches);
        await sendAll(teamId, batches);
        unconfirmed.delete(teamId);
      }
    },
  };
}

/** Of its values, and not of the moment: sent again, it would be refused again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || /^(22|23)/.test(sqlState(error) ?? "");

/** A row that the database refuses must not keep the others from being stored: it is looked for by halves, and dropped. */
function halvesOf({ rows }: Batch): Batch[] {
  const middle = rows.length >> 1;
  return [
    { sequence: null, rows: rows.slice(0, middle) },
    { sequence: null, rows: rows.slice(middle) },
  ];
}

/** Writing a row as the database reads it takes 20 µs of the thread that answers requests: they wait for no more than these. */
const ROWS_AT_ONCE = 40;
