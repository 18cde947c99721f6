import { boundKeys } from "./use-key.ts";

const KEPT = "keys";
/** How long to wait for the second key of a pair. */
const PAIR_MS = 1_200;

export const keysAreOn = (): boolean => localStorage.getItem(KEPT) !== "off";

export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, "off");
}

/** Letter shortcuts work outside text fields, and not at all for users who turned them off. */
export function listenForKeys(): () => void {
  let before = "";
  let pressedAt = 0;
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!keysAreOn() || isWriting(event.target) || document.querySelector("dialog[open]")) return;
    const pair = before && event.timeStamp - pressedAt < PAIR_MS ? `${before} ${event.key}` : event.key;
    const keys = boundKeys();
    const found = keys.find((key) => key.keys === pair) ?? keys.find((key) => key.keys === event.key);
    before = keys.some((key) => key.keys.startsWith(`${event.key} `)) ? event.key : "";
    pressedAt = event.timeStamp;
    if (!found) return;
    before = "";
    event.preventDefault();
    found.run();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || writesInto(target))
  );
}

const writesInto = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit)$/.test(target.type);
