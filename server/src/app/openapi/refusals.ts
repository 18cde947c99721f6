import { type OperationSpec, standingCodes } from "../../kernel/operation.ts";
import type { Draft, Json } from "./draft.ts";

const REQUEST_ID = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";

const headers = {
  RetryAfter: { description: "Seconds to wait before you retry.", schema: { type: "integer", minimum: 1 } },
  Allow: { description: "Methods that this path supports.", schema: { type: "string" } },
  Challenge: { description: "Authentication scheme to use.", schema: { type: "string" } },
} as const;

/** The errors of an operation by status. Those that many operations share are components. */
export function refusalsOf(op: OperationSpec, draft: Draft): Readonly<Record<string, Json>> {
  const standing = byStatus(standingCodes(op), draft);
  const all = byStatus([...standingCodes(op), ...(op.errors ?? [])], draft);
  const own = [...all]
    .filter(([status]) => status !== 422)
    .map(([status, codes]) => {
      const shared = standing.get(status)?.length === codes.length;
      const response = refusal(status, codes, draft);
      return [status, shared ? draft.refer("responses", codes.map(pascal).join("Or"), response) : response] as const;
    });
  return {
    ...Object.fromEntries(own),
    422: unprocessable(all.get(422) ?? [], draft),
    default: draft.refer("responses", "Refused", {
      description: "Any other error, for example one returned before the request reached the operation.",
      content: { "application/json": { schema: draft.errors.errorAnswer } },
    }),
  };
}

function byStatus(codes: readonly string[], draft: Draft): Map<number, string[]> {
  const groups = Map.groupBy([...new Set(codes)], (code) => draft.entry(code).status);
  return new Map([...groups].sort(([a], [b]) => a - b));
}

function refusal(status: number, codes: readonly string[], draft: Draft): Json {
  return {
    description: describe(codes, draft),
    ...headersFor(status, codes, draft),
    content: { "application/json": { schema: draft.errors.errorAnswer, examples: examplesOf(codes, draft) } },
  };
}

/** Most 422 responses list problems. Some operations also return a code of their own. */
function unprocessable(codes: readonly string[], draft: Draft): Json {
  const example = draft.refer("examples", "ValidationFailed", {
    summary: "A field is missing",
    value: { detail: [{ type: "missing", loc: ["body", "name"], msg: "Field required", input: {} }] },
  });
  const { httpValidationError, errorAnswer } = draft.errors;
  const description = "Invalid request. `detail` lists every error.";
  const response = (schema: Json, examples: Json, words: string): Json => ({
    description: words,
    content: { "application/json": { schema, examples } },
  });
  if (codes.length === 0) {
    return draft.refer(
      "responses",
      "ValidationFailed",
      response(httpValidationError, { ValidationFailed: example }, description),
    );
  }
  return response(
    { anyOf: [httpValidationError, errorAnswer] },
    { ValidationFailed: example, ...examplesOf(codes, draft) },
    `${description}\n\n${describe(codes, draft)}`,
  );
}

function describe(codes: readonly string[], draft: Draft): string {
  return codes.map((code) => `- \`${code}\`: ${draft.entry(code).text}`).join("\n");
}

function examplesOf(codes: readonly string[], draft: Draft): Json {
  const pairs = codes.map((code) => {
    const { text } = draft.entry(code);
    return [code, draft.refer("examples", code, { value: { detail: text, code, request_id: REQUEST_ID } })] as const;
  });
  return Object.fromEntries(pairs);
}

function headersFor(status: number, codes: readonly string[], draft: Draft): Json {
  const challenge = codes.includes("NOT_AUTHENTICATED");
  const retry = status === 429 || status === 503;
  if (status === 405) return { headers: { Allow: draft.refer("headers", "Allow", headers.Allow) } };
  if (!challenge && !retry) return {};
  return {
    headers: {
      ...(challenge ? { "WWW-Authenticate": draft.refer("headers", "Challenge", headers.Challenge) } : {}),
      ...(retry ? { "Retry-After": draft.refer("headers", "RetryAfter", headers.RetryAfter) } : {}),
    },
  };
}

function pascal(code: string): string {
  return code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
