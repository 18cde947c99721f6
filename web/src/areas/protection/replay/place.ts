/** Where the section is on the page. */
export const REPLAY_PLACE = "guard-replay";

/** Takes people there, with the keyboard too. */
export function goToReplay(): void {
  // A dialog that just closed gives the focus back first.
  requestAnimationFrame(() => document.getElementById(REPLAY_PLACE)?.focus());
}
