import { type SendRules, sendBatch, sendRules, type Target } from "./send-batch.ts";

/** Sends records of one signal, a few times a minute, in the background. */
export interface Sender<T> {
  add(record: T): void;
  /** Records that were lost: too many waited, or the collector did not take them. */
  readonly dropped: number;
  /** Sends what waits. Never rejects. */
  flush(): Promise<void>;
  /** Sends what is left, once. */
  close(): Promise<void>;
}

export interface SenderNeeds<T> {
  readonly target: Target;
  readonly body: (records: readonly T[]) => object;
  readonly onError: (error: unknown) => void;
  readonly rules?: Partial<SenderRules>;
}

export interface SenderRules extends SendRules {
  readonly everyMs: number;
  readonly batch: number;
  /** Kept while the collector is away. The oldest are dropped first: an export must never exhaust the console's memory. */
  readonly most: number;
}

const usual: SenderRules = { ...sendRules, everyMs: 2000, batch: 500, most: 5000 };

export function createSender<T>({ target, body, onError, rules: given }: SenderNeeds<T>): Sender<T> {
  const rules = { ...usual, ...given };
  const closing = new AbortController();
  const waiting: T[] = [];
  let dropped = 0;
  let sending: Promise<void> | null = null;
  const timer = setInterval(() => void send(rules.tries), rules.everyMs).unref();

  /** One batch after the other, so that a slow collector has one request at a time. */
  function send(tries: number): Promise<void> {
    sending ??= sendAll(tries).finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(tries: number): Promise<void> {
    while (waiting.length > 0) {
      const records = waiting.splice(0, rules.batch);
      try {
        await sendBatch(target, body(records), { rules: { ...rules, tries }, signal: closing.signal });
      } catch (error) {
        dropped += records.length;
        onError(error);
        // The collector is away: what waits is tried with the next round.
        return;
      }
    }
  }

  return {
    add(record) {
      waiting.push(record);
      if (waiting.length <= rules.most) return;
      const excess = Math.max(1, Math.floor(rules.most / 100));
      waiting.splice(0, excess);
      dropped += excess;
    },
    get dropped() {
      return dropped;
    },
    flush: () => send(rules.tries),
    async close() {
      clearInterval(timer);
      closing.abort();
      await sending;
      await send(1);
    },
  };
}
