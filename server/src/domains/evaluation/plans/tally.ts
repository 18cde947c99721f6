import type { PlannedPrompt } from "../harness/harness.ts";

/** The prompts of a plan: for each probe, how many are drawn from each of its templates. */
export type PlanTally = ReadonlyMap<string, readonly number[]>;

/** Counts the prompts of a plan while they pass by, so that a plan is drawn once. */
export class Tally {
  readonly #templates = new Map<string, Map<string, number>>();

  async *count(prompts: AsyncIterable<PlannedPrompt>): AsyncGenerator<PlannedPrompt> {
    for await (const prompt of prompts) {
      const own = this.#templates.get(prompt.probe) ?? new Map<string, number>();
      // A prompt without a template is a pattern of its own.
      const template = prompt.template ?? `${own.size}`;
      own.set(template, (own.get(template) ?? 0) + 1);
      this.#templates.set(prompt.probe, own);
      yield prompt;
    }
  }

  get plan(): PlanTally {
    return new Map([...this.#templates].map(([probe, templates]) => [probe, [...templates.values()]]));
  }
}
