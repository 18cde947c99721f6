import { type Dictionary, type Example, ones, SOURCE_WORDS } from "./examples.ts";
import { type Fit, learnWithFew, type Settings, scoreOf } from "./fit.ts";

export interface Judged {
  readonly example: Example;
  readonly score: number;
}

/** A text made of two sources has two groups. */
export const groupsOf = ({ group }: Pick<Example, "group">): string[] => group.split(" + ");

/** Groups are dealt out one by one, those with attacks and those without apart, so that each part leaves out some of both. */
function partOf(examples: readonly Example[], parts: number): Map<string, number> {
  const dealt = new Map<string, number>();
  const named = (label: 0 | 1): string[] => [
    ...new Set(examples.filter((one) => one.label === label).flatMap(groupsOf)),
  ];
  const clean = new Set(named(0));
  for (const groups of [named(1).filter((group) => !clean.has(group)), [...clean]])
    for (const [at, group] of groups.entries()) dealt.set(group, at % parts);
  return dealt;
}

/** Features that several of the sources in the training part have. */
export function keptFeatures(
  dictionary: Dictionary,
  sources: readonly string[],
  used: ReadonlySet<string>,
  least: number,
): Uint8Array {
  const masks = new Int32Array(SOURCE_WORDS);
  for (const [at, source] of sources.entries())
    if (used.has(source)) masks[at >> 5] = (masks[at >> 5] ?? 0) | (1 << (at & 31));
  return Uint8Array.from(dictionary.hashes, (_, at) => {
    const count = masks.reduce(
      (sum, mask, word) => sum + ones((dictionary.sources[SOURCE_WORDS * at + word] ?? 0) & mask),
      0,
    );
    return count >= least ? 1 : 0;
  });
}

export interface Task {
  readonly examples: readonly Example[];
  readonly dictionary: Dictionary;
  readonly leastSources: number;
  readonly settings: Settings;
}

export const sourcesOf = (examples: readonly Example[]): string[] => [...new Set(examples.map(({ source }) => source))];

export function trainOn({ examples, dictionary, leastSources, settings }: Task, some: readonly Example[]): Fit {
  const used = some.filter(({ isOnlyMeasured }) => !isOnlyMeasured);
  const kept = keptFeatures(dictionary, sourcesOf(examples), new Set(used.map(({ source }) => source)), leastSources);
  return learnWithFew(used, kept, settings);
}

/** Every example, judged by a model that saw nothing of its groups. One of two groups in different parts is left out of both. */
export function leftOut(task: Task, parts: number): Judged[] {
  const dealt = partOf(task.examples, parts);
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const isOut = (group: string): boolean => dealt.get(group) === part;
    const model = trainOn(
      task,
      task.examples.filter((example) => !groupsOf(example).some(isOut)),
    );
    return task.examples
      .filter((example) => groupsOf(example).every(isOut))
      .map((example) => ({ example, score: scoreOf(model, example, task.settings.surroundings) }));
  });
}
