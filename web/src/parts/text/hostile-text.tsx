import { count } from "../numbers.ts";
import { piecesOf } from "./hidden-signs.ts";
import "./hostile-text.css";

const LONGEST = 20_000;

export function HostileText({ text }: { readonly text: string }) {
  const shown = text.toWellFormed().slice(0, LONGEST);
  const pieces = piecesOf(shown);
  const invisible = pieces.filter(({ code }) => code).length;
  return (
    <div className="hostile">
      <pre dir="auto">
        {pieces.map(({ text: part, at, code }) =>
          code ? (
            <span key={at} className="hidden-sign">
              {code}
            </span>
          ) : (
            <span key={at}>{part}</span>
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
