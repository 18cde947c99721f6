import {
  createCaller,
  createClient,
  draftGuardRule,
  operations,
  parseGuardConfigFile,
  readFlowPolicy,
  routes,
  STARTERS,
} from "@agent-console/sdk";
import type { Library } from "../src/command/call.ts";
import { dispatch } from "../src/command/dispatch.ts";
import { Rehearsed } from "../src/command/dry-run.ts";
import { commands } from "../src/commands/list.ts";
import type { Ending } from "../src/endings/exit-codes.ts";
import { failureOf } from "../src/endings/failure.ts";
import type { Terminal } from "../src/output/screen.ts";

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Setting {
  /** What the console answers, by method and path; a text is JSON already. An unlisted request is a 404. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The same, one answer after the other; the last stays. One with a status is a refusal. */
  readonly turns?: Readonly<Record<string, unknown>>;
  /** What an unlisted request is refused with. */
  readonly refusal?: object;
  /** Columns of the terminal. Without, there is none. */
  readonly columns?: number;
  /** The line that is typed when the command asks. */
  readonly typed?: string;
  readonly stdin?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Interrupts the command. */
  readonly signal?: AbortSignal;
}

export interface Ran {
  readonly ending: Ending | "rehearsed";
  readonly out: string;
  readonly err: string;
  readonly sent: readonly Sent[];
  /** What a dry run ended with. */
  readonly request?: Rehearsed;
}

const isRefused = (found: unknown): found is { status: number; body: object } =>
  typeof found === "object" &&
  found !== null &&
  typeof (found as { status?: unknown }).status === "number" &&
  "body" in found;

/** Runs a command against a console that answers from a table. */
export async function runCli(words: readonly string[], setting: Setting = {}): Promise<Ran> {
  const {
    answers = {},
    turns = {},
    refusal = { code: "NOT_FOUND" },
    columns,
    typed = "",
    stdin = "",
    environment = {},
  } = setting;
  const { signal = new AbortController().signal } = setting;
  const text = { out: "", err: "" };
  const sent: Sent[] = [];
  const asked = new Map<string, number>();
  const screen = (name: "out" | "err") => ({
    ...(columns === undefined ? {} : { isTTY: true, columns }),
    write: (piece: string | Uint8Array) => {
      text[name] += typeof piece === "string" ? piece : Buffer.from(piece).toString("utf8");
    },
  });
  // Never the profiles of whoever runs the tests.
  const own = { XDG_CONFIG_HOME: "/nonexistent", ...environment };
  const terminal: Terminal = {
    ...{ out: screen("out"), err: screen("err"), environment: own, signal },
    input: {
      isTTY: columns !== undefined,
      read: async (most) => stdin.slice(0, most),
      readLine: async () => typed,
      lines: async function* () {
        yield* stdin.split("\n");
      },
    },
  };
  const answer: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const method = init?.method ?? "GET";
    const query = searchParams.size === 0 ? {} : { query: Object.fromEntries(searchParams) };
    sent.push({
      method,
      path: pathname,
      ...query,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : null,
    });
    const found = nextOf(`${method} ${pathname}`) ?? answers[`${method} ${pathname}`];
    if (isRefused(found)) return Response.json(found.body, { status: found.status });
    if (typeof found === "string") return new Response(found, { headers: { "content-type": "application/json" } });
    if (found !== undefined) return Response.json(found);
    return Response.json({ detail: "Not found", request_id: "r-1", ...refusal }, { status: 404 });
  };
  function nextOf(request: string): unknown {
    const turn = turns[request];
    const at = asked.get(request) ?? 0;
    asked.set(request, at + 1);
    return Array.isArray(turn) ? turn[Math.min(at, turn.length - 1)] : turn;
  }
  try {
    const library: Library = {
      createClient: (options) => createClient({ fetch: answer, ...options }),
      createCaller: (options) => createCaller({ fetch: answer, ...options }),
      ...{ operations, routes },
      ...{ draftGuardRule, parseGuardConfigFile, readFlowPolicy, STARTERS },
    };
    const ending = await dispatch(commands, words, { terminal, library });
    return { ending, ...text, sent };
  } catch (error) {
    if (error instanceof Rehearsed) return { ending: "rehearsed", ...text, out: error.message, sent, request: error };
    const { ending, message } = failureOf(error, false);
    return { ending, ...text, err: text.err + message, sent };
  }
}
