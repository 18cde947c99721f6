import type { SeenEffect } from "../../model/seen.ts";
import type { EffectRow } from "./store.ts";

/** Whether anyone came. Every effect needs a visit, and a visit alone is no effect. */
export const hasVisit = (rows: readonly EffectRow[]): boolean => rows.length > 0;

/**
 * The rows of an attempt as an oracle reads them. An effect belongs to the answer that was being waited for: `answeredAt` says
 * when each of them came.
 */
export const seenAtSandbox = (rows: readonly EffectRow[], answeredAt: readonly number[] = []): readonly SeenEffect[] =>
  rows.flatMap(({ at, kind, name, detail, world }) => {
    if (kind === "visit") return [];
    const answer = answeredAt.filter((time) => time < at).length;
    return [
      { answer: Math.min(answer, Math.max(answeredAt.length - 1, 0)), kind, name, text: detail, ...worldOf(world) },
    ];
  });

const worldOf = (world: EffectRow["world"]): Pick<SeenEffect, "world"> => (world === null ? {} : { world });
