import { count } from "../numbers.ts";
import { piecesOf } from "./hidden-signs.ts";
import "./hostile-text.css";

const LONGEST = 20_000;

interface HostileTextProps {
  readonly text: string;
  /** Marked wherever it occurs. */
  readonly evidence?: string | null;
}

export function HostileText({ text, evidence = null }: HostileTextProps) {
  const shown = text.toWellFormed().slice(0, LONGEST);
  const parts = markedParts(shown, evidence);
  const invisible = piecesOf(shown).filter(({ code }) => code).length;
  return (
    <div className="hostile">
      <pre dir="auto">
        {parts.map(({ text: part, at, isMarked }) =>
          isMarked ? (
            <mark key={at}>
              <Pieces text={part} />
            </mark>
          ) : (
            <Pieces key={at} text={part} />
          ),
        )}
      </pre>
      {invisible > 0 && (
        <p className="tiny mut">
          Displayed as plain text. {invisible} invisible {invisible === 1 ? "character" : "characters"} shown as code
          points.
        </p>
      )}
      {text.length > LONGEST && <p className="tiny mut">{count(text.length - LONGEST)} more characters not shown.</p>}
    </div>
  );
}

function Pieces({ text }: { readonly text: string }) {
  return piecesOf(text).map(({ text: part, at, code }) =>
    code ? (
      <span key={at} className="hidden-sign">
        {code}
      </span>
    ) : (
      <span key={at}>{part}</span>
    ),
  );
}

interface Part {
  readonly text: string;
  readonly at: number;
  readonly isMarked: boolean;
}

/** More marks than this would hide what they mark. */
const MOST_MARKS = 50;

function markedParts(text: string, evidence: string | null): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let marks = 0; evidence && marks < MOST_MARKS; marks++) {
    const at = text.indexOf(evidence, from);
    if (at < 0) break;
    parts.push({ text: text.slice(from, at), at: from, isMarked: false });
    parts.push({ text: evidence, at, isMarked: true });
    from = at + evidence.length;
  }
  return [...parts, { text: text.slice(from), at: from, isMarked: false }].filter((part) => part.text !== "");
}
