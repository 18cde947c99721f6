// Generated from the migrations by `npm run generate`. Do not edit.

export interface IdempotentAnswerRow {
  readonly team_id: string;
  readonly user_id: string;
  readonly key: string;
  readonly request_hash: string;
  readonly status: number | null;
  readonly headers: unknown;
  readonly body: string | null;
  readonly created_at: number;
}
