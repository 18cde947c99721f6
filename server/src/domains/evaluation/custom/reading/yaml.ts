import { isNode, LineCounter, parseDocument } from "yaml";
import type { Path, Place, Problem, Source } from "./place.ts";

/** Aliases that stand for aliases grow without bound; honest files have few. */
const MOST_ALIASES = 100;

/** YAML, and JSON, which is YAML too. One document. */
export function readYaml(text: string): { source: Source; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "silent", merge: true });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const problems = document.errors.map(({ pos, message }) => ({
    ...place(pos[0]),
    message: message.includes("call stack") ? "The file is nested too deeply." : `Not valid YAML: ${message}`,
  }));
  if (problems.length > 0) return { problems, source: { value: null, place: () => place(0) } };
  const placeOf = (path: Path): Place => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return place(node.range[0]);
    }
    return place(0);
  };
  try {
    return { problems, source: { value: document.toJS({ maxAliasCount: MOST_ALIASES }), place: placeOf } };
  } catch {
    return { problems: [{ ...place(0), message: "Too many aliases." }], source: { value: null, place: placeOf } };
  }
}
