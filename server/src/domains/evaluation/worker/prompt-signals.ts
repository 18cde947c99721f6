import { TalkCanceled } from "../../agents/conversation/port.ts";

/** What a prompt in flight listens to. */
export interface PromptSignals {
  /** Ends requests to the agent. */
  readonly requests: AbortSignal;
  /** Ends the waiting for a grading that takes long; it may be one that never ends. */
  readonly grading?: AbortSignal;
  /** Ends the waiting for a turn or for a retry. A new signal after each time. */
  waitSignal(): AbortSignal;
}

/** Cancels the prompts of one session, the waiting ones apart from those that are with the agent. */
export class PromptCancellation implements PromptSignals {
  readonly #requests = new AbortController();
  readonly #grading = new AbortController();
  #wait = new AbortController();

  readonly requests = this.#requests.signal;
  readonly grading = this.#grading.signal;

  waitSignal(): AbortSignal {
    return this.#wait.signal;
  }

  cancelWaits(): void {
    this.#wait.abort(new TalkCanceled());
    this.#wait = new AbortController();
  }

  cancelRequests(): void {
    this.#requests.abort();
  }

  cancelGradings(): void {
    this.#grading.abort();
  }
}
