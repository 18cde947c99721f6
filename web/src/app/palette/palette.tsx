import { type KeyboardEvent, useId, useState } from "react";
import { Dialog } from "../../parts/dialogs/dialog.tsx";
import { type Entry, useEntries } from "./entries.ts";
import "./palette.css";

interface PaletteProps {
  readonly onClose: () => void;
  readonly showKeys: () => void;
}

export function Palette({ onClose, showKeys }: PaletteProps) {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(0);
  const { entries, searching } = useEntries(words, showKeys);
  const list = useId();
  const at = Math.min(chosen, entries.length - 1);
  const run = (entry: Entry | undefined): void => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setChosen((at + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === "Enter") run(entries[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Search or run a command" onClose={onClose} className="palette">
      <input
        type="search"
        role="combobox"
        aria-label="Search or run a command"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={entries[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        placeholder="Page, command or agent name"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label="Search results" className="found">
        {entries.map((entry, index) => (
          <Choice key={entry.id} entry={entry} id={`${list}-${index}`} chosen={index === at} run={() => run(entry)} />
        ))}
      </div>
      <p className="small mut" role="status">
        {entries.length === 0 && !searching ? "No results." : searching ? "Searching agents…" : ""}
      </p>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly entry: Entry;
  readonly id: string;
  readonly chosen: boolean;
  readonly run: () => void;
}

function Choice({ entry, id, chosen, run }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      ref={(element) => {
        if (chosen) element?.scrollIntoView({ block: "nearest" });
      }}
      onClick={run}
    >
      <span className="cut">{entry.label}</span>
      <span className="mut small cut">{entry.note ?? entry.group}</span>
    </div>
  );
}
