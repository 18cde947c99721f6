/** A line number for each of several places, in order, without reading the text again for each. */
export function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (let at = text.indexOf("\n", counted); at !== -1 && at < index; at = text.indexOf("\n", at + 1)) {
      line += 1;
      counted = at + 1;
    }
    return line;
  };
}
