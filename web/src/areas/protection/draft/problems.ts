import type { ConfigProblem } from "@agent-console/analysis/guards/config/config.ts";

type Place = ConfigProblem["place"];

export const startsWith = (place: Place, start: Place): boolean => start.every((step, at) => place[at] === step);

export const problemsAt = (problems: readonly ConfigProblem[], place: Place): ConfigProblem[] =>
  problems.filter((problem) => startsWith(problem.place, place));

/** The problems of one field in one text. Problems of list items name their line. */
export function fieldProblem(problems: readonly ConfigProblem[], place: Place): string | undefined {
  const words = problemsAt(problems, place).map(({ place: at, message }) => {
    const item = at[place.length];
    return typeof item === "number" ? `Line ${item + 1}: ${message}` : message;
  });
  return words.length === 0 ? undefined : words.join(" ");
}

/** A place in words: `injection › methods › 1`, with list items counted from 1. */
export const placeWords = (place: Place): string =>
  place.map((step) => (typeof step === "number" ? String(step + 1) : step)).join(" › ");
