import type { Piece } from "@agent-console/analysis/difference/word-difference.ts";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { changeGroups } from "./change-groups.ts";
import "./difference.css";

/**
 * Words, not lines. New is underlined on marker, old is struck through: a change is not yet good or bad. Each says in
 * words, too, which it is: for those who hear the page, and in what is copied from it, where no line strikes through.
 */
export function Difference({ pieces }: { readonly pieces: readonly Piece[] }) {
  const shown = changeGroups(pieces);
  return (
    <p className="difference mono">
      {shown.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === "same")
          return (
            <span key={key}>
              <ShownText text={text} />
            </span>
          );
        const meetsOther = shown[at + 1] !== undefined && shown[at + 1]?.kind !== "same";
        return (
          <span key={key}>
            <Changed kind={kind} text={text} />
            {meetsOther && " "}
          </span>
        );
      })}
    </p>
  );
}

/** Line by line: a mark on the empty lines around a new paragraph would be all that one sees. */
function Changed({ kind, text }: Piece) {
  const Tag = kind === "added" ? "ins" : "del";
  let from = 0;
  return text.split(/(\s*\n\s*)/).map((part) => {
    const key = from;
    from += part.length;
    if (part.trim() === "" && text.trim() !== "") return part;
    return (
      <Tag key={key}>
        <span className="sr">{kind === "added" ? "[new: " : "[old: "}</span>
        <ShownText text={part} />
        <span className="sr">]</span>
      </Tag>
    );
  });
}
