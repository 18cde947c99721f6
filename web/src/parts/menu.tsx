import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import "./menu.css";

interface MenuProps {
  readonly label: string;
  readonly face: ReactNode;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a menu. A click elsewhere or Escape closes it. */
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
      {open && <MenuBody>{children(() => setOpen(false))}</MenuBody>}
    </div>
  );
}

const MARGIN = 8;

/** Below its button and right-aligned with it; left-aligned or above it where that would leave the page. */
function MenuBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = body.current;
    if (!menu) return;
    // A menu of the page must not cover the rail.
    const least = (menu.closest("main")?.getBoundingClientRect().left ?? 0) + MARGIN;
    if (menu.getBoundingClientRect().left < least) menu.classList.add("from-left");
    const over = menu.getBoundingClientRect().right + MARGIN - document.documentElement.clientWidth;
    if (over > 0) menu.style.translate = `${-over}px 0`;
    const { top, bottom, height } = menu.getBoundingClientRect();
    if (bottom > innerHeight - MARGIN && top - height > MARGIN * 8) menu.classList.add("upward");
  }, []);
  return (
    <div className="menu-body" ref={body}>
      {children}
    </div>
  );
}
