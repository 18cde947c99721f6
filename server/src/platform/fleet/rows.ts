// Generated from the migrations by `npm run generate`. Do not edit.

export interface ProcessRow {
  readonly id: string;
  readonly role: string;
  readonly version: string;
  readonly host: string;
  readonly pid: number;
  readonly address: string;
  readonly started_at: number;
  readonly seen_at: number;
  readonly activity: unknown;
}
