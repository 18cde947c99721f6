import { piecesOf } from "./hidden-signs.ts";

/** A line that others wrote, such as a name: letters only, and nothing in it hides or turns its neighbours around. */
export function ShownText({ text }: { readonly text: string }) {
  return (
    <bdi>
      {piecesOf(text).map(({ text: part, at, code }) =>
        code ? (
          <span key={at} className="hidden-sign">
            {code}
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}

/** The same for places that take plain strings, such as labels and titles. */
export const visible = (text: string): string =>
  piecesOf(text)
    .map(({ text: part, code }) => (code ? `[${code}]` : part))
    .join("");
