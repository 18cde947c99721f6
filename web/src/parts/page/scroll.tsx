import type { ReactNode } from "react";

/** Holds content that may be wider than a phone. It can be focused, so that it scrolls by keyboard. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, this could not be scrolled by keyboard
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
