/** A goal's journal, from rows to attempts and back: a worker that takes over goes on where the other one was. */

import type { HuntRow } from "../campaigns/store/attempts.ts";
import type { AttemptRow, CampaignRow } from "../campaigns/store/campaign-row.ts";
import type { GoalEnd, NextSend } from "../course/next-send.ts";
import type { Attempt, Move } from "../model/attempt.ts";
import { LIBRARY } from "../model/library.ts";
import type { Seen } from "../model/seen.ts";
import { CampaignImpossible } from "./claimed/campaign-impossible.ts";

const NOTHING_SEEN: Seen = { sent: [], answers: [], effects: [], refusal: null, error: null };

const moveOf = ({ strategy, engine, from_step: from, draft }: HuntRow): Move => ({ strategy, engine, from, draft });

/** Without what was seen, which later waves do not need. */
export const huntAttempt = (row: HuntRow): Attempt => ({
  ...moveOf(row),
  ...{ step: row.step, phase: row.phase, trial: row.trial, seen: NOTHING_SEEN },
  ...{ signal: row.signal, outcome: row.outcome ?? "unassessed", requests: row.requests, tokens: row.tokens },
});

/** The same without its answers, once the goal has ended: they are most of what a wave keeps in memory. */
export const withoutSeen = (attempt: Attempt): Attempt => ({ ...attempt, seen: NOTHING_SEEN });

/** The observed attempts of a goal, and the one that was in flight when its worker died. */
export interface GoalJournal {
  readonly attempts: readonly Attempt[];
  readonly inFlight: AttemptRow | null;
}

export function readJournal(rows: readonly AttemptRow[]): GoalJournal {
  const observed = rows.filter(({ state }) => state === "observed");
  return {
    attempts: observed.map((row) => ({ ...huntAttempt(row), seen: row.seen ?? NOTHING_SEEN })),
    inFlight: rows.find(({ state }) => state === "sent") ?? null,
  };
}

const UPDATED = "The console was updated while the campaign ran. Start it again.";

/** What another version of the console has planned and judged can't be continued by this one. */
export function checkLibrary({ library }: Pick<CampaignRow, "library">): void {
  if (library !== LIBRARY) throw new CampaignImpossible("drift", UPDATED);
}

/**
 * The attempt in flight is sent again. The embedded engine comes to the same one; what a model wrote is taken from the journal,
 * because it would write something else.
 */
export function sameAgain(row: AttemptRow, next: NextSend | GoalEnd): NextSend {
  const move = moveOf(row);
  if (next.kind === "send") {
    const again = row.engine === "model" ? { ...next, move } : next;
    const written = { phase: row.phase, trial: row.trial, move };
    if (asText(written) === asText({ phase: again.phase, trial: again.trial, move: again.move })) return again;
  }
  throw new CampaignImpossible("drift", UPDATED);
}

/** With the members of each object in one order. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
