import { useSyncExternalStore } from "react";
import { useKey } from "../parts/keys/use-key.ts";

/** One wish for all charts, as long as the page is open: who reads tables reads them everywhere. */
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
