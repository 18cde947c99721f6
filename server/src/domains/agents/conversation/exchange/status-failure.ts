import { excerpt } from "./excerpt.ts";
import { listOf, membersOf, parseJsonOrUndefined, textOf } from "./json-members.ts";
import type { Failure, FailureKind } from "./observation.ts";
import { retryAfterMs } from "./retry-after.ts";

export interface Refusal {
  readonly host: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly key: string | null;
}

/** What a status other than success means, in the agent's own words as far as it has any. */
export function statusFailure({ host, status, headers, body, key }: Refusal): Failure {
  const kind = kindOfStatus(status);
  const wait = retryAfterMs(headers, Date.now());
  const said = excerpt(wordsOf(body), { max: 200, key });
  return {
    kind,
    detail: `${host} ${verb(status)}${said === "" ? "." : `: ${said}`}`,
    status,
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

export function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return "unauthorised";
  if (status === 429) return "rate_limited";
  // A redirect is not followed: wherever it leads, the agent is not at this address.
  if (status < 400 || status === 404 || status === 405 || status === 410) return "not_found";
  return status >= 500 || status === 408 ? "server_error" : "refused_request";
}

function verb(status: number): string {
  return status < 400 ? `returned ${status}, a redirect, which is not followed` : `returned ${status}`;
}

/** The message inside the forms in which servers report an error; a page of HTML says nothing to anyone. */
function wordsOf(body: string): string {
  const value = parseJsonOrUndefined(body);
  if (value === undefined) return /^\s*</.test(body) ? "" : body;
  const { error, message, detail } = membersOf(value) ?? {};
  const candidates = [membersOf(error)?.["message"], error, message, detail, membersOf(listOf(detail)[0])?.["msg"]];
  return candidates.map(textOf).find((text) => text !== undefined) ?? "";
}
