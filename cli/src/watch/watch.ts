import { pause } from "../command/pause.ts";
import { Ended } from "../endings/exit-codes.ts";
import { isPassing, isRefusal } from "../endings/refusal.ts";
import { eventsIn } from "./events.ts";

export interface Watched<State> {
  readonly signal: AbortSignal;
  /** Its progress as server-sent events. */
  readonly events: (signal: AbortSignal) => PromiseLike<ReadableStream<Uint8Array>>;
  /** What an event's data says; null if it says nothing about it. */
  readonly stateIn: (data: unknown) => State | null;
  /** The same by asking. */
  readonly read: () => PromiseLike<State>;
  readonly isOver: (state: State) => boolean;
  readonly tell: (state: State) => void;
  /** How to watch again, as in "agent-console runs watch ID". */
  readonly comeBack: string;
  readonly pace?: Pace;
}

/** Milliseconds. */
export interface Pace {
  /** Between two questions while there are no events. */
  readonly poll: number;
  /** A stream that is silent for so long is broken, or held back by a proxy. The console sends a sign of life every 15 s. */
  readonly first: number;
  readonly quiet: number;
  /** Without any answer for so long, the console is gone. */
  readonly longest: number;
  /** After events failed twice, until they are tried again. */
  readonly retry: number;
}

const USUAL: Pace = { poll: 2000, first: 5000, quiet: 35_000, longest: 120_000, retry: 30_000 };

/**
 * Waits until it is over. A stream that breaks is opened again; where a proxy keeps events back, the console is asked
 * instead; a console that restarts is waited for. An interrupt only ends the watching.
 */
export async function watch<State>(watched: Watched<State>): Promise<State> {
  const { signal, comeBack } = watched;
  try {
    return await untilOver(watched);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Ended("interrupted", `\nDetached. The run continues on the console. To reattach: ${comeBack}`);
  }
}

async function untilOver<State>(watched: Watched<State>): Promise<State> {
  const { signal, read, isOver, tell, pace = USUAL } = watched;
  let [heardAt, failures, eventsAgainAt] = [Date.now(), 0, 0];
  const heard = (state: State): boolean => {
    heardAt = Date.now();
    tell(state);
    return isOver(state);
  };
  for (;;) {
    if (Date.now() >= eventsAgainAt) {
      const { last, isOver: ended } = await follow(watched, heard);
      if (ended && last !== null) return last;
      signal.throwIfAborted();
      failures = last === null ? failures + 1 : 0;
      if (failures >= 2) eventsAgainAt = Date.now() + pace.retry;
    }
    const state = await read().then(undefined, (error: unknown) => {
      signal.throwIfAborted();
      const isFinal = isRefusal(error) && !isPassing(error);
      if (isFinal || Date.now() - heardAt > pace.longest) throw error;
      return null;
    });
    if (state !== null && heard(state)) return state;
    await pause(pace.poll, signal);
  }
}

interface Followed<State> {
  readonly last: State | null;
  readonly isOver: boolean;
}

/** Reads one stream to its end, whatever ends it. */
async function follow<State>(watched: Watched<State>, heard: (state: State) => boolean): Promise<Followed<State>> {
  const { signal, events, stateIn, pace = USUAL } = watched;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), pace.first);
  let last: State | null = null;
  try {
    const stop = AbortSignal.any([signal, silence.signal]);
    const reader = (await events(stop)).getReader();
    stop.addEventListener("abort", () => void reader.cancel().catch(() => {}), { once: true });
    for await (const data of eventsIn(piecesOf(reader))) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), pace.quiet);
      const state = data === null ? null : stateIn(JSON.parse(data));
      if (state === null) continue;
      last = state;
      if (heard(state)) return { last, isOver: true };
    }
  } catch {
    // The next question says what is wrong, if something is.
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
  return { last, isOver: false };
}

async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
