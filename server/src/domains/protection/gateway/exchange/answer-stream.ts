import { setImmediate } from "node:timers/promises";
import type { StreamEvent, StreamReader } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { unscannedParts } from "@agent-console/analysis/guards/run/decide.ts";
import { createLane } from "@agent-console/analysis/guards/stream/create-lane.ts";
import {
  createGuardedStream,
  type GuardedStream,
  type OutEvent,
} from "@agent-console/analysis/guards/stream/guarded-stream.ts";
import type { LaneStop } from "@agent-console/analysis/guards/stream/lane.ts";
import type { StreamedAnswer } from "../../../../platform/outbound/exchange.ts";
import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";
import { createFrames, type Frame, frameText, joinFrames } from "../../../../platform/proxy/frames.ts";
import { inStep } from "../../../../platform/proxy/in-step.ts";
import { exactReader, isSafeName } from "./exact-events.ts";
import { UNREADABLE } from "./judge-answer.ts";
import { judgeCall } from "./judge-call.ts";
import { messageOf, stopBefore, streamHeaders, type Turn } from "./turn.ts";
import { headersForClient } from "./upstream/headers.ts";

/** An answer that comes as events. Each leaves once everything in it is judged. */
export async function answerStream(turn: Turn, answer: StreamedAnswer): Promise<void> {
  const { account, protocol, request, live } = turn;
  const { reader, isExact } = exactReader(
    protocol.stream(request),
    protocol.id === "responses" ? account.answerNames : null,
  );
  const masks = (await turn.masking.forAnswer()) ?? undefined;
  const local = turn.runner.local(live);
  await turn.runner.ready(live);
  const remote = turn.remote ?? undefined;
  const question = lastQuestion(turn);
  const guarded = createGuardedStream({
    reader,
    lane: (channel) =>
      createLane({
        prepared: live.prepared,
        channel,
        masks,
        toward: "client",
        question,
        remote,
        local,
        pause: setImmediate,
      }),
    judgeCall: (call) => judgeCall(turn, call),
    unreadable: (parts) => stopForParts(turn, parts),
    message: ({ kind, guard }) => messageOfStop(turn, { kind, guard }),
  });
  const sending = new Sending(turn, answer, { guarded, reader, isExact });
  try {
    await sending.run();
  } finally {
    account.usage = guarded.usage ?? account.usage;
    sending.close();
    await noteTexts(turn, guarded);
  }
}

function lastQuestion({ request }: Turn): string | undefined {
  return request.subjects.findLast(({ subject }) => subject.channel === "user")?.subject.text;
}

const messageOfStop = ({ live }: Turn, { kind }: Pick<LaneStop, "kind" | "guard">): string =>
  kind === "refuse"
    ? "The guards of this agent could not judge the rest of the answer."
    : messageOf(live, { kind, direction: "output" });

function stopForParts({ live, account }: Turn, parts: Parameters<typeof unreadableChannels>[0]): LaneStop | null {
  account.unscanned += parts.length;
  const unscanned = unscannedParts(live.prepared.config, unreadableChannels(parts));
  account.decided(unscanned);
  return unscanned.decision === "refuse" ? { kind: "block", guard: "", rule: UNREADABLE } : null;
}

const unreadableChannels = (parts: Turn["request"]["unreadable"]) => parts.map(({ channel }) => channel);

const SETTLE_MS = 5000;

/** What was decided about each text. Guards in shadow may still be at it, but not for long. */
async function noteTexts({ account }: Turn, guarded: GuardedStream): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, SETTLE_MS, null).unref();
  });
  for (const { channel, given: text, lane } of guarded.texts) {
    const decision = await Promise.race([lane.decided, late]);
    if (!decision) continue;
    account.judged.push({ channel, text, decision });
    account.decided(decision);
  }
  clearTimeout(timer);
}

interface Guarding {
  readonly guarded: GuardedStream;
  readonly reader: StreamReader;
  /** Whether the bytes of an event say nothing that was not read. */
  readonly isExact: (event: StreamEvent) => boolean;
}

/** Moves events from the upstream to the client, no faster than the client reads. */
class Sending {
  readonly #turn: Turn;
  readonly #answer: StreamedAnswer;
  readonly #guarding: Guarding;
  readonly #timer: NodeJS.Timeout;

  constructor(turn: Turn, answer: StreamedAnswer, guarding: Guarding) {
    this.#turn = turn;
    this.#answer = answer;
    this.#guarding = guarding;
    this.#timer = setInterval(() => this.#comment(), turn.limits.commentMs / 2);
  }

  async run(): Promise<void> {
    const { guarded } = this.#guarding;
    const { out, account } = this.#turn;
    const frames = createFrames();
    const chunks = this.#answer.body[Symbol.asyncIterator]();
    try {
      while (!guarded.isOver) {
        const began = performance.now();
        const { done, value } = await chunks.next();
        account.upstreamSince(began);
        await inStep();
        await this.#send(done ? frames.end() : frames.push(value));
        if (out.signal.aborted) return;
        if (done) break;
      }
      if (!guarded.isOver && !guarded.stopped) await this.#write(await guarded.end());
    } catch (error) {
      if (out.signal.aborted) return;
      return this.#breakOff(error);
    } finally {
      // After a stop the rest is not needed; after the last event only the end of the body can follow.
      if (guarded.isOver && !guarded.stopped) this.#answer.letEnd();
      else this.#answer.cancel();
    }
    this.#finish();
  }

  close(): void {
    clearInterval(this.#timer);
    const { guarded } = this.#guarding;
    if (!guarded.isOver && !guarded.stopped) void Promise.resolve(guarded.end()).catch(() => {});
  }

  async #send(frames: readonly Frame[]): Promise<void> {
    const { guarded } = this.#guarding;
    let ready: OutEvent[] = [];
    for (let next = 0; next < frames.length; ) {
      const { out: pushed, next: then } = guarded.pushNext(frames, next);
      next = then;
      if (pushed instanceof Promise) {
        // What may leave does not wait for what has to be judged elsewhere.
        await this.#write(ready);
        ready = [...(await pushed)];
      } else ready.push(...pushed);
      if (guarded.stopped || guarded.isOver) break;
    }
    await this.#write(ready);
  }

  async #write(events: readonly OutEvent[]): Promise<void> {
    const { guarded } = this.#guarding;
    const { out, account } = this.#turn;
    if (events.length === 0 || (guarded.stopped && !out.isStarted)) return;
    this.#start();
    const waiting = out.write(this.#bytesOf(events));
    if (waiting) await account.waiting(waiting);
  }

  #bytesOf(events: readonly OutEvent[]): Buffer {
    const { isExact } = this.#guarding;
    return joinFrames(
      events.map(({ event, isVerbatim }) => {
        const frame = event as Frame;
        const isAsItCame = isVerbatim && frame.isPlain && isSafeName(frame) && isExact(frame);
        return isAsItCame ? frame : frameText(safe(event, isExact));
      }),
    );
  }

  #start(): void {
    const { out, account } = this.#turn;
    if (out.isStarted) return;
    account.status = this.#answer.status;
    account.firstByte();
    out.start(this.#answer.status, { ...headersForClient(this.#answer.headers, account.requestId), ...streamHeaders });
  }

  /** Proxies give up a connection on which nothing happens. Clients skip comments. */
  #comment(): void {
    const { out, limits } = this.#turn;
    if (out.signal.aborted || performance.now() - out.writtenAt < limits.commentMs) return;
    this.#start();
    out.write(": \n\n");
  }

  #finish(): void {
    const { guarded } = this.#guarding;
    const { out, account } = this.#turn;
    if (guarded.stopped) {
      const { kind, guard, rule } = guarded.stopped;
      account.ending = kind === "block" ? "blocked" : "refused";
      const stop = rule === UNREADABLE ? { kind, message: UNREADABLE } : { kind, guard, rule };
      if (!out.isStarted) {
        stopBefore(this.#turn, { ...stop, direction: "output" });
        return;
      }
    }
    this.#start();
    out.end();
  }

  /** The upstream broke off. A client that was promised a stream gets the protocol's error, never a bare cut. */
  #breakOff(error: unknown): void {
    const { out, account } = this.#turn;
    if (!out.isStarted) throw error;
    account.ending = "upstream_failed";
    const message =
      error instanceof OutboundError && error.kind === "timeout"
        ? "The agent or model stopped sending."
        : "The agent or model broke off in the middle of its answer.";
    out.end(this.#guarding.reader.ending("undecided", message).map(frameText).join(""));
  }
}

/** An event whose bytes say more than was read leaves as it was read. */
function safe(event: StreamEvent, isExact: Guarding["isExact"]): StreamEvent {
  const data = isExact(event) ? event.data : JSON.stringify(JSON.parse(event.data));
  return { name: isSafeName({ name: event.name, data }) ? event.name : null, data };
}
