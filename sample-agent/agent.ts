import { createHash } from "node:crypto";
import { answerTo, type Said } from "./answers/answer.ts";
import { resolveOf } from "./answers/resolve.ts";
import { type Draw, drawsOf } from "./chance/draws.ts";
import { createRepeats } from "./chance/repeats.ts";
import type { Switches } from "./identity/switches.ts";
import type { ChatRequest } from "./request/chat-request.ts";
import { readSystem, type SystemReading } from "./system/read-system.ts";

export interface Answered extends Said {
  readonly kind: "answered";
  /** Identifies the response. The same for the same request and repetition. */
  readonly id: string;
  readonly finish: "stop" | "length" | "tool_calls";
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** The result of a request. The last three are failures requested by a switch. */
export type Outcome =
  | Answered
  | { readonly kind: "too_many" }
  | { readonly kind: "broken"; readonly status: 500 | 502 | 503 }
  | { readonly kind: "silent" };

export interface SampleAgent {
  reply(request: ChatRequest): Outcome;
}

/** Remembers how often each request was sent and how many there were, and nothing else. */
export function createSampleAgent(): SampleAgent {
  const repeatsOf = createRepeats();
  const servedOf = createRepeats(1000);
  const read = createReader();
  return {
    reply(request) {
      const digest = digestOf(request);
      const repeat = repeatsOf(digest);
      const served = servedOf(request.model);
      const chance = drawsOf(request.switches.seed, digest, repeat);
      const failure = failureOf(request.switches, chance);
      if (failure) return failure;
      // A request with a seed always gets the same response, as its clients expect.
      const moment = { repeat: request.seed === null ? repeat : 0, served, digest, read };
      const said = answerTo(request, resolveOf(request, moment));
      return finished(said, { request, digest, repeat, chance });
    },
  };
}

function failureOf(switches: Switches, chance: Draw): Outcome | null {
  if (chance("429") < switches.rate_429) return { kind: "too_many" };
  if (chance("5xx") < switches.rate_5xx) {
    return { kind: "broken", status: ([500, 502, 503] as const)[Math.floor(chance("status") * 3)] ?? 500 };
  }
  return chance("timeout") < switches.rate_timeout ? { kind: "silent" } : null;
}

interface Ending {
  readonly request: ChatRequest;
  readonly digest: string;
  readonly repeat: number;
  readonly chance: Draw;
}

/** About four characters per token, as with real models. */
const LETTERS = 4;
const tokens = (text: string): number => Math.ceil(text.length / LETTERS);

function finished({ text, call }: Said, { request, digest, repeat, chance }: Ending): Answered {
  const { maxTokens, switches } = request;
  const isBrokenOff = call === null && chance("truncate") < switches.rate_truncate;
  const most = Math.min((maxTokens ?? Number.POSITIVE_INFINITY) * LETTERS, isBrokenOff ? text.length / 2 : text.length);
  const kept = call === null ? text.slice(0, Math.ceil(most)) : text;
  return {
    kind: "answered",
    id: `${digest.slice(0, 24)}-${repeat}`,
    text: kept,
    call,
    finish: call ? "tool_calls" : kept.length < text.length ? "length" : "stop",
    promptTokens: partsOf(request).reduce((sum, part) => sum + tokens(part) + 4, 0),
    completionTokens: tokens(kept) + (call ? tokens(call.name + call.arguments) : 0),
  };
}

/** Everything that a model would read. */
const partsOf = ({ system, turns, tools }: ChatRequest): string[] => [
  system ?? "",
  ...tools.map((tool) => JSON.stringify(tool)),
  ...turns.map(({ text, calls = [] }) => [text, ...calls.map((call) => call.name + call.arguments)].join("\n")),
];

/** The whole request without the switches, so that two worlds that differ in one switch have the same noise. */
function digestOf({ system, turns, tools, format, temperature, maxTokens, seed }: ChatRequest): string {
  // What was called shows in the results.
  const said = turns.map(({ role, text }) => ({ role, text }));
  const parts = JSON.stringify([system, said, tools, format, temperature, maxTokens, seed]);
  return createHash("sha256").update(parts).digest("hex").slice(0, 32);
}

const MOST_READINGS = 64;

/** A run sends the same system message thousands of times, so it is parsed once. */
function createReader(): (system: string) => SystemReading {
  const known = new Map<string, SystemReading>();
  return (system) => {
    const reading = known.get(system) ?? readSystem(system);
    known.delete(system);
    known.set(system, reading);
    if (known.size > MOST_READINGS) known.delete(known.keys().next().value ?? "");
    return reading;
  };
}
