import { useEffect, useSyncExternalStore } from "react";

/** The page's name, for the breadcrumb. Set by the page's heading, so that no page states it twice. */
let name = "";
const listeners = new Set<() => void>();

function set(next: string): void {
  name = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useNamesPage(title: string): void {
  useEffect(() => set(title), [title]);
}

export const usePageName = (): string => useSyncExternalStore(subscribe, () => name);
