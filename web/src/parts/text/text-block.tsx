import { useEffect, useRef, useState } from "react";
import "./text-block.css";

const SHOWN_MS = 2_000;

interface TextBlockProps {
  readonly title: string;
  readonly text: string;
  /** What is copied, where the page shows only part of it. */
  readonly whole?: string;
}

/** A titled block of preformatted text with a copy button. */
export function TextBlock({ title, text, whole = text }: TextBlockProps) {
  const block = useRef<HTMLPreElement>(null);
  const [label, setLabel] = useState("Copy");
  useEffect(() => {
    if (label === "Copy") return;
    const timer = setTimeout(() => setLabel("Copy"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [label]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(whole);
      setLabel("Copied");
    } catch {
      // Without HTTPS, browsers offer the clipboard on loopback only. Selecting the text is the next best thing.
      if (block.current) getSelection()?.selectAllChildren(block.current);
      setLabel("Selected");
    }
  };
  return (
    <div className="text-block">
      <header>
        {title}
        <button type="button" className="btn small" aria-live="polite" onClick={copy}>
          {label}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must scroll by keyboard, too */}
      <section aria-label={title} tabIndex={0}>
        <pre ref={block}>
          <code>{text}</code>
        </pre>
      </section>
    </div>
  );
}
