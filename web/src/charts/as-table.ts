import { useSyncExternalStore } from "react";
import { useKey } from "../parts/keys/use-key.ts";

/** One choice for all charts until the page is closed: someone who reads tables wants them everywhere. */
let tables = false;
const readers = new Set<() => void>();

function turn(): void {
  tables = !tables;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}

export function useAsTable(): { readonly asTable: boolean; readonly turn: () => void } {
  useKey("t", "Charts as tables", turn);
  return { asTable: useSyncExternalStore(subscribe, () => tables), turn };
}
