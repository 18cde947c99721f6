// Generated from the migrations by `npm run generate`. Do not edit.

export interface RecentWriterRow {
  readonly writer: string;
  readonly until: number;
}

export interface ReplicaBeatRow {
  readonly id: number;
  readonly at: number;
}
