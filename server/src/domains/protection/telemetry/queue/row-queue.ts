import type { NewLog, NewSpan } from "../store/new-rows.ts";
import { Fifo } from "./fifo.ts";
import { sizeOfRow } from "./row-size.ts";

export type Row =
  | { readonly kind: "span"; readonly row: NewSpan; readonly bytes: number }
  | { readonly kind: "log"; readonly row: NewLog; readonly bytes: number };

export interface QueueLimits {
  readonly rows: number;
  readonly bytes: number;
}

interface Waiting {
  /** What guards did, which is kept longest. */
  readonly interventions: Fifo<Row>;
  readonly others: Fifo<Row>;
}

/** So much of the limit is freed at once: looking for the team that has most costs time. */
const SLACK = 100;

/**
 * Rows that wait to be stored, by team. When they are too many or too large, rows of the team that has most are dropped, so
 * that the flood of one costs no other its rows: its oldest first, and interventions of guards last.
 */
export class RowQueue {
  private readonly teams = new Map<string, Waiting>();
  private readonly limits: QueueLimits;
  private readonly onDropped: (teamId: string, row: Row) => void;
  rows = 0;
  bytes = 0;

  constructor(limits: QueueLimits, onDropped: (teamId: string, row: Row) => void) {
    this.limits = limits;
    this.onDropped = onDropped;
  }

  addSpan(teamId: string, row: NewSpan): void {
    this.add(teamId, { kind: "span", row, bytes: sizeOfRow(row) });
  }

  addLog(teamId: string, row: NewLog): void {
    this.add(teamId, { kind: "log", row, bytes: sizeOfRow(row) });
  }

  waitingTeams(): readonly string[] {
    return [...this.teams.keys()];
  }

  /** Rows that are taken still count as held, until `release`: they are in memory while they are written. */
  take(teamId: string, most: number): readonly Row[] {
    const waiting = this.teams.get(teamId);
    if (!waiting) return [];
    const taken: Row[] = [];
    for (const list of [waiting.interventions, waiting.others])
      while (taken.length < most) {
        const row = list.shift();
        if (!row) break;
        taken.push(row);
      }
    if (isEmpty(waiting)) this.teams.delete(teamId);
    return taken;
  }

  release(rows: readonly Row[]): void {
    for (const { bytes } of rows) this.forget(bytes);
  }

  private add(teamId: string, row: Row): void {
    const waiting = this.teams.get(teamId) ?? { interventions: new Fifo<Row>(), others: new Fifo<Row>() };
    this.teams.set(teamId, waiting);
    (isIntervention(row) ? waiting.interventions : waiting.others).push(row);
    this.rows += 1;
    this.bytes += row.bytes;
    if (this.rows > this.limits.rows || this.bytes > this.limits.bytes) this.makeRoom();
  }

  private makeRoom(): void {
    const rows = this.limits.rows - Math.floor(this.limits.rows / SLACK);
    const bytes = this.limits.bytes - Math.floor(this.limits.bytes / SLACK);
    for (const list of ["others", "interventions"] as const) {
      while (this.rows > rows || this.bytes > bytes) {
        const crowded = this.crowded(list);
        if (!crowded) break;
        this.dropSome(crowded, list, { rows, bytes });
      }
    }
  }

  private dropSome(teamId: string, list: keyof Waiting, { rows, bytes }: QueueLimits): void {
    const waiting = this.teams.get(teamId);
    if (!waiting) return;
    for (let n = 0; n < SLACK && (this.rows > rows || this.bytes > bytes); n++) {
      const row = waiting[list].shift();
      if (!row) break;
      this.forget(row.bytes);
      this.onDropped(teamId, row);
    }
    if (isEmpty(waiting)) this.teams.delete(teamId);
  }

  private crowded(list: keyof Waiting): string | null {
    let found: string | null = null;
    let most = 0;
    for (const [teamId, waiting] of this.teams)
      if (waiting[list].length > most) {
        most = waiting[list].length;
        found = teamId;
      }
    return found;
  }

  private forget(bytes: number): void {
    this.rows -= 1;
    this.bytes -= bytes;
  }
}

const isEmpty = ({ interventions, others }: Waiting): boolean => interventions.length === 0 && others.length === 0;

const URGENT: ReadonlySet<string> = new Set(["warn", "error", "fatal"]);

/** The gateway writes a line of this level when a guard stopped something, or could not judge it. */
const isIntervention = ({ kind, row }: Row): boolean =>
  kind === "log" && row.source === "gateway" && URGENT.has(row.level);

export const timeOf = (one: Row): bigint => (one.kind === "span" ? one.row.startNs : one.row.atNs);
