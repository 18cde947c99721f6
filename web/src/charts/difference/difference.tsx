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
        const Tag = kind === "added" ? "ins" : "del";
        const meetsOther = shown[at + 1] !== undefined && shown[at + 1]?.kind !== "same";
        return (
          <span key={key}>
            <Tag>
              <span className="sr">{kind === "added" ? "[new: " : "[old: "}</span>
              <ShownText text={text} />
              <span className="sr">]</span>
            </Tag>
            {meetsOther && " "}
          </span>
        );
      })}
    </p>
  );
}
