import { useState } from "react";
import { Dialog } from "../parts/dialogs/dialog.tsx";
import { keysAreOn, turnKeys } from "../parts/keys/listen.ts";
import { boundKeys } from "../parts/keys/use-key.ts";
import "./keys-help.css";

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);
export const paletteKeys = mac ? "⌘K" : "Ctrl K";

/** The shortcuts that work shortcutsEnabled the open page, read from the list of bound keys. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const [shortcutsEnabled, setShortcutsEnabled] = useState(keysAreOn);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} className="keys">
      <dl className="keys-list">
        <div>
          <dt>{keycaps(mac ? "⌘ K" : "Ctrl K")}</dt>
          <dd>Search and commands</dd>
        </div>
        {boundKeys().map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keycaps(keys)}</dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>{keycaps("Esc")}</dt>
          <dd>Close the open dialog or menu</dd>
        </div>
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={shortcutsEnabled}
          onChange={({ target }) => {
            turnKeys(target.checked);
            setShortcutsEnabled(target.checked);
          }}
        />
        Letter shortcuts work when no text field is focused
      </label>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

const keycaps = (keys: string) =>
  keys.split(" ").map((key) => <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>);
