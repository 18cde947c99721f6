import type { ListedPin } from "./store.ts";

export function presentPin(pin: ListedPin) {
  const { tool, digest, changed_digest, changed_at, accepted_by, created_at, seen_at } = pin;
  return { tool, digest, changed_digest, changed_at, accepted_by, created_at, seen_at };
}
