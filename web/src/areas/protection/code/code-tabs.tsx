import { useId, useState } from "react";
import "./code.css";

export interface CodeTab {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  /** What is missing before the code can work, or null. */
  readonly missing?: string | null;
}

interface CodeTabsProps {
  readonly legend: string;
  readonly tabs: readonly CodeTab[];
  /** The one that is shown first. */
  readonly first: string;
}

/** The same code for several languages or clients, one at a time, to copy. */
export function CodeTabs({ legend, tabs, first }: CodeTabsProps) {
  const name = useId();
  const [chosen, setChosen] = useState(first);
  const [copied, setCopied] = useState<string | null>(null);
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  if (!tab) return null;
  return (
    <>
      <fieldset className="code-picks">
        <legend>{legend}</legend>
        {tabs.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name={name} checked={id === tab.id} onChange={() => setChosen(id)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {tab.missing && <p className="small mid">{tab.missing}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, with the keyboard too */}
      <section className="code-lines" tabIndex={0} aria-label={`Code for ${tab.label}`}>
        <pre>{tab.code}</pre>
      </section>
      <button
        type="button"
        className="btn small code-copy"
        onClick={() => navigator.clipboard.writeText(tab.code).then(() => setCopied(tab.id))}
      >
        {copied === tab.id ? "Copied" : "Copy code"}
      </button>
    </>
  );
}
