import type { ErrorCode } from "@agent-console/sdk";

/** What the console said when it refused a request. */
export interface Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly requestId: string | null;
  /** The error document. */
  readonly body: unknown;
}

/** Told by its name, because reading the command table must not load the client that defines the class. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === "ApiError";

/** A failure of the console or a limit: the same request can succeed later. */
export const isPassing = ({ status }: Refusal): boolean => status >= 500 || status === 429;
