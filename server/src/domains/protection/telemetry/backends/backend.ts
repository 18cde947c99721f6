import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { type Fault, fault } from "../../../../kernel/errors.ts";
import { parseJsonInSlices } from "../../../../kernel/json/parse-in-slices.ts";
import { createBreaker } from "../../../../platform/forward/breaker.ts";
import type { Answer } from "../../../../platform/outbound/exchange.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import { OutboundError, type OutboundErrorKind } from "../../../../platform/outbound/outbound-error.ts";

/** A backend as the operator set it. */
export interface BackendSetting {
  readonly url: string;
  /** For authentication, and the tenant of Mimir, Loki and Tempo. Never logged. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface BackendNeeds {
  readonly outbound: Outbound;
  readonly logger: Pick<Logger, "warn">;
}

export interface Question {
  readonly path: string;
  readonly query?: URLSearchParams;
  /** Sent as a form: queries can be longer than an address. */
  readonly form?: URLSearchParams;
  /** What is asked for may not be there, which a 404 then says. */
  readonly mayBeAbsent?: true;
}

export interface Backend {
  /** The JSON value of the answer; null if what may be absent is. Everything else is a fault. */
  ask(question: Question): Promise<unknown>;
  /** For an answer that is not what its API promises. The reason goes to the log. */
  misunderstood(answer: { readonly wrong: string; readonly isPartial?: true }): Fault;
}

export const DEADLINE_MS = 10_000;
const MOST_BYTES = 8_000_000;
const MOST_VALUES = 500_000;
/** What a backend says of an error is cut before it is logged. */
const LONGEST_REASON = 300;
const FAILURES_IN_A_ROW = 3;
const PAUSE_MS = 5_000;

export function createBackend(title: string, { url, headers }: BackendSetting, needs: BackendNeeds): Backend {
  const breaker = createBreaker({ failures: FAILURES_IN_A_ROW, pauseMs: PAUSE_MS, now: () => performance.now() });
  const sent = Object.freeze({ ...headers, accept: "application/json" });
  const sentWithForm = Object.freeze({ ...sent, "content-type": "application/x-www-form-urlencoded" });

  function unavailable(said: string, reason: string, retryAfter?: number): Fault {
    needs.logger.warn({ backend: title, reason }, "telemetry backend failed");
    return fault("TELEMETRY_UNAVAILABLE", {
      public: `The ${title} backend ${said}.`,
      internal: `${title} backend: ${reason}`,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }

  async function call({ path, query, form }: Question): Promise<Answer> {
    const entry = breaker.enter();
    if (!entry.admitted)
      throw unavailable("did not answer several times and is not asked for a few seconds", "paused", PAUSE_MS / 1000);
    try {
      const answer = await needs.outbound.request({
        url: `${url}${path}${query ? `?${query}` : ""}`,
        method: form ? "POST" : "GET",
        headers: form ? sentWithForm : sent,
        body: form?.toString(),
        deadlineMs: DEADLINE_MS,
        maxBytes: MOST_BYTES,
      });
      entry.leave(answer.status === 502 || answer.status === 503 || answer.status === 504 ? "dead" : "alive");
      return answer;
    } catch (error) {
      const kind = error instanceof OutboundError ? error.kind : null;
      entry.leave(kind === "too_large" || kind === "protocol" || kind === "aborted" ? "alive" : "dead");
      if (!(error instanceof OutboundError)) throw error;
      throw unavailable(SAID[error.kind], [error.kind, error.code].filter(Boolean).join(" "));
    }
  }

  const misunderstood: Backend["misunderstood"] = ({ wrong, isPartial = false }) =>
    unavailable(isPartial ? PARTIAL : MISUNDERSTOOD, oneLine(wrong));

  return {
    misunderstood,
    async ask(question) {
      const answer = await call(question);
      const { status } = answer;
      if (status === 404 && question.mayBeAbsent && !isUnknownPath(answer)) return null;
      if (status !== 200) throw unavailable(saidOf(status), `status ${status}: ${excerpt(answer)}`);
      if (isPage(answer)) throw unavailable("answered with a web page: is its address right?", "HTML");
      try {
        return await parseJsonInSlices(answer.body.toString("utf8"), MOST_VALUES, setImmediate);
      } catch (error) {
        throw misunderstood({ wrong: `not JSON, or too large: ${error instanceof Error ? error.message : ""}` });
      }
    },
  };
}

const MISUNDERSTOOD = "answered with something that its API does not have";
/** Figures that look whole and are not would be worse than none. */
const PARTIAL = "answered for a part of its data only, so nothing is shown";

const SAID: Readonly<Record<OutboundErrorKind, string>> = {
  refused_address: "has an address that may not be called",
  dns: "has a name that can't be resolved",
  connect: "can't be reached",
  tls: "has no valid certificate",
  timeout: "did not answer in time",
  too_large: "answered with more than the console reads: ask for less",
  protocol: "did not answer by the rules of HTTP",
  aborted: "was not asked to the end, because the console stops",
};

function saidOf(status: number): string {
  if (status === 401 || status === 403) return "refuses the console: its headers are missing or wrong";
  if (status === 404) return "does not know its own API: is its address right?";
  if (status === 429) return "is asked too often: retry later";
  if (status >= 300 && status < 400) return "sends the console to another address: set that one";
  if (status === 400 || status === 422) return "could not evaluate this: ask for a shorter time, or less";
  return "failed";
}

/** What servers written in Go say of a path that they do not serve. */
const isUnknownPath = (answer: Answer): boolean => isPage(answer) || excerpt(answer).startsWith("404 page not found");

const isPage = ({ headers }: Answer): boolean => /html/i.test(headers["content-type"] ?? "");

const excerpt = ({ body }: Answer): string => oneLine(body.toString("latin1", 0, LONGEST_REASON));

/** Without line breaks and control characters: it is written to a log. */
const oneLine = (text: string): string => text.slice(0, LONGEST_REASON).replace(/[^\x20-\x7e]+/g, " ");
