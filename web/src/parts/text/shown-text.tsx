import { piecesOf } from "./hidden-signs.ts";
import "./hostile-text.css";

/** A line that users wrote, such as a name: plain text in which nothing hides or reorders the text around it. */
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

/** The same as a string, for labels and titles. */
export const visible = (text: string): string =>
  piecesOf(text)
    .map(({ text: part, code }) => (code ? `[${code}]` : part))
    .join("");
