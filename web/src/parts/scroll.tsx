import type { ReactNode } from "react";

/** Holds what may be wider than a phone; reachable by keyboard, so that it can be scrolled by it. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll this without a mouse
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
