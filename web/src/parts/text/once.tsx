import { useState } from "react";
import "./once.css";

interface OnceProps {
  readonly label: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret that the console shows only once. */
export function Once({ label, secret, onDone }: OnceProps) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="notice" role="status">
      <p className="strong">{label}</p>
      <p className="mono once">{secret}</p>
      <p className="row">
        <button
          type="button"
          className="btn"
          onClick={() => navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        >
          {copied ? "Copied" : "Copy"}
        </button>
        <button type="button" className="btn" onClick={onDone}>
          Done
        </button>
      </p>
    </div>
  );
}
