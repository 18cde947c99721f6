import { count } from "../numbers.ts";
import { piecesOf } from "./hidden-signs.ts";
import { cutAtMarks, type Mark } from "./marked-parts.ts";
import "./hostile-text.css";

const LONGEST = 20_000;

interface HostileTextProps {
  readonly text: string;
  /** Marked wherever it occurs. */
  readonly evidence?: string | null;
  /** Ranges to mark, with their numbers. */
  readonly marks?: readonly Mark[];
}

export function HostileText({ text, evidence = null, marks }: HostileTextProps) {
  const shown = text.toWellFormed().slice(0, LONGEST);
  const parts = cutAtMarks(shown, marks ?? marksOf(shown, evidence));
  const invisible = piecesOf(shown).filter(({ code }) => code).length;
  return (
    <div className="hostile">
      <pre dir="auto">
        {parts.map(({ text: part, at, isMarked, numbers }) =>
          isMarked ? (
            <mark key={at}>
              <Pieces text={part} />
              {numbers.length > 0 && <sup>{numbers.join(" ")}</sup>}
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

/** More marks than this would hide what they mark. */
const MOST_MARKS = 50;

/** Everywhere that a piece of evidence occurs, without numbers. */
function marksOf(text: string, evidence: string | null): Mark[] {
  const marks: Mark[] = [];
  while (evidence && marks.length < MOST_MARKS) {
    const start = text.indexOf(evidence, marks.at(-1)?.end ?? 0);
    if (start < 0) break;
    marks.push({ start, end: start + evidence.length });
  }
  return marks;
}
