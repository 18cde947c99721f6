import { isRecord } from "@agent-console/analysis/guards/run/data-url.ts";

/** A member of a tool's definition that is not what it was. Null: it is not there. */
export interface DefinitionChange {
  readonly path: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

export interface DefinitionChanges {
  readonly changes: readonly DefinitionChange[];
  readonly is_complete: boolean;
}

const MOST = 200;

/** What differs between two values, member by member. Both were bounded when they were stored. */
export function changesBetween(before: unknown, after: unknown): DefinitionChanges {
  const changes: DefinitionChange[] = [];
  const compare = (old: unknown, now: unknown, path: readonly string[]): void => {
    if (changes.length > MOST) return;
    const [oldMembers, newMembers] = [membersOf(old), membersOf(now)];
    if (oldMembers && newMembers && Array.isArray(old) === Array.isArray(now)) {
      for (const name of new Set([...oldMembers.keys(), ...newMembers.keys()]))
        compare(oldMembers.get(name), newMembers.get(name), [...path, name]);
    } else if (JSON.stringify(old) !== JSON.stringify(now)) {
      changes.push({ path, before: shown(old), after: shown(now) });
    }
  };
  compare(before, after, []);
  return { changes: changes.slice(0, MOST), is_complete: changes.length <= MOST };
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (Array.isArray(value)) return new Map(value.map((one, at) => [String(at), one]));
  return isRecord(value) ? new Map(Object.entries(value)) : null;
}

/** A text as it is, everything else as JSON. */
function shown(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
