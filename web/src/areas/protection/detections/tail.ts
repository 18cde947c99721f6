import type { GuardEvent } from "../../../queries/traffic.ts";

/** Both lists as one, the newest first, as a reload would show it. Ids are ordered by time. */
export function mergeEvents(list: readonly GuardEvent[], more: readonly GuardEvent[]): GuardEvent[] {
  const byId = new Map([...list, ...more].map((event) => [event.id, event]));
  return [...byId.values()].sort((one, other) => (one.id < other.id ? 1 : -1));
}

export interface News {
  /** Events that the list does not show yet. */
  readonly events: readonly GuardEvent[];
  /** So many came that those between are not known: the list has to be read again. */
  readonly isGap: boolean;
}

/** What is new in the newest page, compared with what a person reads. */
export function newsIn(list: readonly GuardEvent[], newest: readonly GuardEvent[], page: number): News {
  const known = new Set(list.map(({ id }) => id));
  const oldest = list.at(-1)?.id ?? "";
  const events = newest.filter(({ id }) => !known.has(id) && id > oldest);
  return { events, isGap: list.length > 0 && newest.length >= page && events.length === newest.length };
}
