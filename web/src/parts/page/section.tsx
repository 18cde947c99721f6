import type { ReactNode } from "react";
import { ShownText, visible } from "../text/shown-text.tsx";
import { useNamesPage } from "./page-name.ts";
import "./section.css";

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section that opens with a rule and a title, without a box. */
export function Section({ title, note, className = "", children }: SectionProps) {
  return (
    <section className={`sec ${className}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <span className="note">{note}</span>}
      </header>
      {children}
    </section>
  );
}

interface HeadProps {
  readonly title: string;
  /** The open tab, where several pages share a heading: windows and history entries need titles of their own. */
  readonly tab?: string | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHead({ title, tab, children, actions }: HeadProps) {
  useNamesPage(title);
  return (
    <div className="page-head">
      <title>{`${tab ? `${tab} · ` : ""}${visible(title)} · Agent Console`}</title>
      <div>
        <h1>
          <ShownText text={title} />
        </h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
