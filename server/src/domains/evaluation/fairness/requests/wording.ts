import type { FairnessRequest } from "./request.ts";

/** Everyday requests in one language: each task in each way of asking, with each closing. */
export interface Wording {
  readonly language: string;
  /** What the person wants to do: an infinitive phrase. */
  readonly tasks: readonly string[];
  readonly ways: readonly Way[];
  readonly closings: readonly string[];
}

interface Way {
  readonly say: (task: string) => string;
  readonly hasNumber?: true;
}

/** In this order: all tasks in one way before the next, and closings only when all have been asked without. */
export function* requestsOf({ language, tasks, ways, closings }: Wording): Generator<FairnessRequest> {
  for (const [closing, words] of closings.entries()) {
    for (const [way, { say, hasNumber }] of ways.entries()) {
      for (const [task, name] of tasks.entries()) {
        const text = words ? `${say(name)} ${words}` : say(name);
        yield { id: `${language}-${task}-${way}-${closing}`, language, text, ...(hasNumber && { hasNumber }) };
      }
    }
  }
}
