import type { ErrorCode } from "./errors/error-code.ts";
import type { ValidationError } from "./generated.ts";

/** A refusal by the console. Network failures stay the errors of `fetch`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /**
   * From the error catalog. Null for a 422 that lists problems, and for responses that are not the console's. A newer
   * console can send a code that this SDK does not list: `isErrorCode(error.code)` is false for it.
   */
  readonly code: ErrorCode | null;
  readonly detail: string;
  readonly requestId: string | null;
  /** The problems of the request, each with its location. Empty unless the status is 422. */
  readonly problems: readonly ValidationError[];
  readonly headers: Headers;
  /** The error document as the console sent it. Null for responses that are not JSON. */
  readonly body: unknown;

  constructor(response: Response, body: unknown) {
    const { detail, code, request_id: requestId } = (isObject(body) ? body : {}) as Record<string, unknown>;
    const problems = Array.isArray(detail) ? (detail as ValidationError[]) : [];
    const words = typeof detail === "string" ? detail : worded(problems) || `The answer was ${response.status}`;
    super(typeof code === "string" ? `${words} (${code})` : words);
    this.status = response.status;
    this.code = typeof code === "string" ? (code as ErrorCode) : null;
    this.detail = words;
    this.requestId = typeof requestId === "string" ? requestId : response.headers.get("x-request-id");
    this.problems = problems;
    this.headers = response.headers;
    this.body = body;
  }
}

/** Parses a refusal. A proxy's HTML page becomes an error without a code instead of a parse failure. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    return new ApiError(response, JSON.parse(text));
  } catch {
    return new ApiError(response, null);
  }
}

function worded(problems: readonly ValidationError[]): string {
  return problems.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
