import { type ReactNode, useEffect, useRef } from "react";

interface StepProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly wide?: boolean;
}

/** One screen of the way in. It starts with the focus on the first thing to fill in or press, else on its heading. */
export function Step({ title, children, wide = false }: StepProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = main.current?.querySelector<HTMLElement>("[data-first], input:not([readonly])");
    (first ?? main.current?.querySelector<HTMLElement>("h1"))?.focus();
  }, []);
  return (
    <main id="main" ref={main} className={wide ? "welcome wide-step" : "welcome"}>
      <title>{`${title} · Agent Console`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </main>
  );
}

export const Lead = ({ children }: { readonly children: ReactNode }) => <p className="welcome-lead">{children}</p>;

export const Hint = ({ children }: { readonly children: ReactNode }) => <p className="welcome-hint">{children}</p>;
