import { type ReactNode, useEffect, useRef, useState } from "react";

interface MenuProps {
  readonly label: string;
  readonly face: ReactNode;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that shows what hangs on it; a click elsewhere or Escape puts it away. */
export function Menu({ label, face, className = "", children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event): void => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onEscape);
    };
  }, [open]);
  return (
    <div className="menu" ref={place}>
      <button
        ref={button}
        type="button"
        className={className}
        {...(face === label ? {} : { "aria-label": label })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && <div className="menu-body">{children(() => setOpen(false))}</div>}
    </div>
  );
}
