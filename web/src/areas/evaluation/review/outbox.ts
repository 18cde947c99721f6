import { ApiError } from "@agent-console/sdk";

/** One thing to tell the console. Sent again until the console has answered, so it must be safe to repeat. */
export interface Letter {
  send(): Promise<void>;
  /** The console has refused it: it will not be sent again. */
  refused(error: unknown): void;
}

export interface OutboxState {
  /** Not acknowledged yet. */
  readonly unsaved: number;
  /** Why the first of them is being sent again; null if nothing went wrong. */
  readonly trouble: unknown;
}

export interface Outbox {
  readonly state: OutboxState;
  subscribe(changed: () => void): () => void;
  add(letter: Letter): void;
  /** Doesn't wait for the next attempt. */
  retry(): void;
}

const EMPTY: OutboxState = { unsaved: 0, trouble: null };
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Sends one letter at a time, in order, so that undoing always finds what it undoes. A letter stays until the console has
 * acknowledged or refused it, however often the connection fails.
 */
export function createOutbox(wait: (ms: number) => Promise<void> = sleep): Outbox {
  const letters: Letter[] = [];
  const watching = new Set<() => void>();
  let state = EMPTY;
  let isSending = false;
  let wake = (): void => {};

  const tell = (trouble: unknown): void => {
    state = { unsaved: letters.length, trouble };
    for (const changed of watching) changed();
  };

  async function sendAll(): Promise<void> {
    isSending = true;
    let failures = 0;
    for (let letter = letters[0]; letter; letter = letters[0]) {
      try {
        await letter.send();
      } catch (error) {
        if (mayPass(error)) {
          tell(error);
          const woken = new Promise<void>((resolve) => {
            wake = resolve;
          });
          await Promise.race([woken, wait(Math.min(FIRST_WAIT_MS * 2 ** failures++, LONGEST_WAIT_MS))]);
          continue;
        }
        letter.refused(error);
      }
      failures = 0;
      letters.shift();
      tell(null);
    }
    isSending = false;
  }

  return {
    get state() {
      return state;
    },
    subscribe(changed) {
      watching.add(changed);
      return () => watching.delete(changed);
    },
    add(letter) {
      letters.push(letter);
      tell(state.trouble);
      if (!isSending) void sendAll();
    },
    retry: () => wake(),
  };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The connection, an overloaded or restarting console, an expired sign-in: the same request can succeed later. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);
