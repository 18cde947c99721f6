import type { Tx } from "../../../../platform/db/database.ts";

/** IDs that were found in the database, for the length of a transaction. */
export interface TeamIds<Id> {
  has(key: string): boolean;
  get(key: string): Id | undefined;
  set(key: string, id: Id): void;
  /** These were made in this transaction, which may yet fail: other transactions must look them up themselves. */
  doubt(keys: readonly string[]): void;
}

const MOST_TEAMS = 1_000;
const MOST_IDS = 10_000;

/** Names and labels never change their ID, so each process asks for one once. */
export function createIdCache<Id>(): { of(tx: Tx, teamId: string): TeamIds<Id> } {
  const teams = new Map<string, Map<string, Id>>();
  const doubted = new WeakMap<Tx, Map<string, Id | undefined>>();

  function keptOf(teamId: string): Map<string, Id> {
    const kept = teams.get(teamId) ?? new Map<string, Id>();
    teams.delete(teamId);
    teams.set(teamId, kept);
    for (const oldest of teams.keys()) {
      if (teams.size <= MOST_TEAMS) break;
      teams.delete(oldest);
    }
    return kept;
  }

  return {
    of(tx, teamId) {
      const kept = keptOf(teamId);
      const own = doubted.get(tx) ?? new Map<string, Id | undefined>();
      doubted.set(tx, own);
      return {
        has: (key) => kept.has(key) || own.get(key) !== undefined,
        get: (key) => kept.get(key) ?? own.get(key),
        set(key, id) {
          if (own.has(key)) own.set(key, id);
          else if (kept.size < MOST_IDS) kept.set(key, id);
          else own.set(key, id);
        },
        doubt(keys) {
          for (const key of keys) own.set(key, undefined);
        },
      };
    },
  };
}
