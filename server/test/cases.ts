import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";

/**
 * Large sets of cases. `npm test` takes some of each set, always the same ones, so that no change is blamed for what was broken before
 * it. `npm run prove -- cases` takes them all, with TEST_CASES=all. TEST_SEED=2 takes other ones.
 */
export const takesAllCases = process.env["TEST_CASES"] === "all";
const seed = Number(process.env["TEST_SEED"] ?? 1);

/** How many cases of a kind that has any number of them. */
export const caseCount = (some: number, all: number): number => (takesAllCases ? all : some);

/** The first cases of a list in which all are alike, such as seeds. */
export const firstCases = <T>(cases: readonly T[], some: number): readonly T[] =>
  takesAllCases ? cases : cases.slice(0, some);

/** Whether a case is one of those that are taken: one in so many, by its name. */
export const isTaken = (name: string, oneIn: number): boolean => takesAllCases || numberOf(name) * oneIn < 1;

/** One of several ways to look at what has this name. */
export const oneWay = <T>(name: string, ways: readonly T[]): readonly T[] => {
  const at = Math.floor(numberOf(name) * ways.length);
  return takesAllCases ? ways : ways.slice(at, at + 1);
};

const numberOf = (name: string): number => seededNumbers(seed, name)();
