import type { Observed } from "@agent-console/analysis/policies/weighing/observed.ts";

export interface Stated {
  readonly chance: number;
  readonly isRule: boolean;
}

/** Fewer say too little about a share. */
const LEAST_IN_POINT = 60;

interface Block {
  readonly count: number;
  readonly chances: number;
  readonly rules: number;
}

const joined = (a: Block, b: Block): Block => ({
  ...{ count: a.count + b.count, chances: a.chances + b.chances, rules: a.rules + b.rules },
});

/**
 * How often sentences were rules, by the chance that was stated for them: neighbors in blocks of at least sixty, and blocks joined
 * until a higher chance never means a lower share.
 */
export function observedPoints(stated: readonly Stated[]): Observed[] {
  const blocks: Block[] = [];
  let open: Block = { count: 0, chances: 0, rules: 0 };
  for (const { chance, isRule } of stated.toSorted((a, b) => a.chance - b.chance)) {
    open = joined(open, { count: 1, chances: chance, rules: Number(isRule) });
    if (open.count < LEAST_IN_POINT) continue;
    blocks.push(open);
    open = { count: 0, chances: 0, rules: 0 };
  }
  const last = blocks.pop() ?? open;
  let rising: Block[] = [];
  for (const block of [...blocks, last === open ? last : joined(last, open)]) {
    let grown = block;
    for (let before = rising.at(-1); before && shareOf(before) >= shareOf(grown); before = rising.at(-1)) {
      rising = rising.slice(0, -1);
      grown = joined(before, grown);
    }
    rising.push(grown);
  }
  const round = (value: number): number => Number(value.toFixed(3));
  return rising.map((block) => [round(block.chances / block.count), round(shareOf(block))]);
}

/** As if one more had gone either way. */
const shareOf = ({ count, rules }: Block): number => (rules + 1) / (count + 2);
