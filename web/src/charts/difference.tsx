import { ShownText } from "../parts/shown-text.tsx";

export interface Piece {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Words, not lines. New is underlined on marker, old is struck through: a change is not yet good or bad. */
export function Difference({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p className="difference mono">
      {pieces.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        const shown = <ShownText text={text} />;
        if (kind === "added") return <ins key={key}>{shown}</ins>;
        if (kind === "removed") return <del key={key}>{shown}</del>;
        return <span key={key}>{shown}</span>;
      })}
    </p>
  );
}
