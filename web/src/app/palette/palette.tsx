import { type KeyboardEvent, useId, useState } from "react";
import { Dialog } from "../../parts/dialogs/dialog.tsx";
import { type Entry, useEntries } from "./entries.ts";

interface PaletteProps {
  readonly onClose: () => void;
  readonly showKeys: () => void;
}

export function Palette({ onClose, showKeys }: PaletteProps) {
  const [words, write] = useState("");
  const [chosen, choose] = useState(0);
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
    if (step !== 0) choose((at + step + entries.length) % Math.max(1, entries.length));
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
        placeholder="A page, an act, an agent's name"
        value={words}
        onChange={({ target }) => {
          write(target.value);
          choose(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label="Found" className="found">
        {entries.map((entry, index) => (
          <Choice key={entry.id} entry={entry} id={`${list}-${index}`} chosen={index === at} run={() => run(entry)} />
        ))}
      </div>
      <p className="small mut" role="status">
        {entries.length === 0 && !searching ? "Nothing fits these words." : searching ? "Searching agents" : ""}
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
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
