import { createHash } from "node:crypto";
import type { Clause } from "./families/clause.ts";

/** A rule that the team wrote for a run. It passed the same checks as every other rule before it got here. */
export interface OwnClause {
  readonly title: string | null;
  readonly text: string;
}

/** Whatever it is for, its author knows and the console does not: it is tried everywhere. */
const EVERYWHERE = ["correctness", "consistency", "robustness", "confidentiality", "integrity", "availability"];
EVERYWHERE.push("containment", "compliance", "transparency");
const LONGEST_NAME = 30;

/** The rules of the team as arms of a search. Their names say whose they are, wherever they appear. */
export function clausesOfTeam(own: readonly OwnClause[], further: readonly string[] = []): Clause[] {
  return own.map(({ title, text }) => {
    const family = `yours-${named(title ?? text)}-${createHash("sha256").update(text).digest("hex").slice(0, 6)}`;
    return {
      ...{ id: `${family}/strong`, family, variant: "strong", text, scenarios: [...EVERYWHERE, ...further] },
      ...{ risks: [], conflictsWith: [], source: "yours" },
      reason: `Adds your own rule${title === null ? "" : ` “${title}”`}.`,
    } as const;
  });
}

const named = (words: string): string =>
  words
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, "");
