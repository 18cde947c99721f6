import { type ReactNode, useLayoutEffect, useRef } from "react";
import "./tabs.css";

interface TabsProps {
  readonly label: string;
  /** The label of the open tab. */
  readonly open: string | undefined;
  /** Tabs below tabs. */
  readonly isSub?: boolean;
  readonly children: ReactNode;
}

/** Links to the pages of one thing. On a phone most of them are beyond the edge, so the open one is scrolled to. */
export function Tabs({ label, open, isSub = false, children }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is found by its mark, which moves with `open`.
  useLayoutEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && tab) nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return (
    <nav className={isSub ? "sub-tabs" : "tabs"} aria-label={label} ref={nav}>
      {children}
    </nav>
  );
}
