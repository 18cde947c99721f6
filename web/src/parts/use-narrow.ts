import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 760px)");

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
};

/** Whether the window is as narrow as a phone, where the style sheets stack tables. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
