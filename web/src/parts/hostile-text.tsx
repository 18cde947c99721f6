/** What an agent or a prompt said is hostile by nature: shown as letters, with what hides made visible. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
const plain = new Set(["\n", "\t"]);

interface Piece {
  readonly text: string;
  readonly at: number;
  /** The code point, when it is one that nobody would see. */
  readonly code?: string;
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let at = 0;
  for (const sign of text) {
    if (!plain.has(sign) && hidden.test(sign)) {
      if (at > from) pieces.push({ text: text.slice(from, at), at: from });
      pieces.push({
        text: sign,
        at,
        code: `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
      });
      from = at + sign.length;
    }
    at += sign.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), at: from });
  return pieces;
}

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
          Shown as plain text. {invisible} invisible {invisible === 1 ? "character is" : "characters are"} made visible.
        </p>
      )}
      {text.length > LONGEST && <p className="tiny mut">The rest of {text.length} characters is left out here.</p>}
    </div>
  );
}
