import type { Candidate } from "@agent-console/analysis/policies/candidate.ts";

/**
 * Each sentence once. A document with a thousand pages repeats its clauses, and everything that a thread holds or returns is in the
 * memory of the console.
 */
export function distinctCandidates(content: string, candidates: Iterable<Candidate>): Candidate[] {
  const distinct = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = `${candidate.type} ${content.slice(...candidate.span)}`;
    if (!distinct.has(key)) distinct.set(key, candidate);
  }
  return [...distinct.values()];
}
