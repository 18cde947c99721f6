import { type ApiDocument, type ApiResponse, resolve } from "./openapi.ts";
import type { Operation } from "./operations.ts";

/** A curl command that calls the operation. Values to fill in are shell variables. */
export function curlOf(
  { path, verb, security, requestBody }: Pick<Operation, "path" | "verb" | "security" | "requestBody">,
  origin: string,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const example = requestBody?.content?.["application/json"]?.example;
  const method = verb === "GET" ? [] : [`-X ${verb}`];
  const parts = [["curl", ...method, `"${origin}${filled}"`].join(" ")];
  if (security) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (example !== undefined)
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example, null, 2))}`);
  return parts.join(" \\\n  ");
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const isSuccess = (status: string): boolean => status < "4";

/** The responses of a success, by status. */
export const successesOf = (api: ApiDocument, { responses }: Operation): (readonly [string, ApiResponse])[] =>
  Object.entries(responses)
    .filter(([status]) => isSuccess(status))
    .map(([status, response]) => [status, resolve<ApiResponse>(api, response)] as const);

/** The first successful response that has an example. */
export function exampleResponse(api: ApiDocument, operation: Operation): { status: string; example: unknown } | null {
  const [first] = successesOf(api, operation);
  if (!first) return null;
  const [status, { content = {} }] = first;
  const example = Object.values(content)[0]?.example;
  return example === undefined ? null : { status, example };
}

export interface DocumentedError {
  readonly status: string;
  readonly code: string;
  readonly meaning: unknown;
}

/** Every error with a code, by status, with its meaning in the catalog's words. */
export function errorsOf(api: ApiDocument, { responses }: Operation): DocumentedError[] {
  return Object.entries(responses)
    .filter(([status]) => !isSuccess(status) && status !== "default")
    .flatMap(([status, response]) => {
      const content = resolve<ApiResponse>(api, response)?.content?.["application/json"];
      return Object.entries(content?.examples ?? {}).map(([code, example]) => ({
        status,
        code,
        meaning: resolve<{ readonly value?: { readonly detail?: unknown } }>(api, example)?.value?.detail,
      }));
    });
}
