import { useState } from "react";
import { count } from "../numbers.ts";
import { HostileText } from "./hostile-text.tsx";
import "./cut-text.css";

const FIRST = 500;
const FIRST_LINES = 12;

/** The end of the first lines, or of the first characters. */
function endOf(text: string): number {
  let end = -1;
  for (let line = 0; line < FIRST_LINES; line++) {
    end = text.indexOf("\n", end + 1);
    if (end < 0 || end > FIRST) return Math.min(text.length, FIRST);
  }
  return end;
}

/** Text from outside, as plain text: its beginning first, because most of it is not read. */
export function CutText({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const end = endOf(text);
  if (end >= text.length) return <HostileText text={text} />;
  return (
    <div className="cut-text">
      <HostileText text={isWhole ? text : `${text.slice(0, end)}…`} />
      <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
        {isWhole ? "Show less" : `Show all ${count(text.length)} characters`}
      </button>
    </div>
  );
}
