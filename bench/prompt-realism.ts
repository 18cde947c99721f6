import { realismOf } from "../server/test/evaluation/realism.ts";

/** Prints the figures of docs/prompt-realism.md, for three seeds. */
for (const seed of [5, 6, 7]) {
  const { whole, sentence, sameTopic } = realismOf(seed);
  const figures = { whole, sentence, "same topic": sameTopic };
  console.info(`seed ${seed}:`, ...Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(3)}`));
}
