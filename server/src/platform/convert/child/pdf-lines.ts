/** A piece of text as the PDF draws it. */
export interface TextItem {
  readonly str?: string;
  /** Of which the last two are the place of its baseline, from below. */
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly hasEOL?: boolean;
}

export interface Line {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly right: number;
  /** Of the baseline, from below. */
  readonly y: number;
  /** Of the letters. */
  readonly height: number;
}

interface OpenLine {
  text: string;
  x: number;
  right: number;
  y: number;
  height: number;
}

/** Pieces on one baseline are one line, in the order in which the PDF draws them. */
export function linesOf(items: readonly TextItem[], page: number): Line[] {
  const lines: Line[] = [];
  let line: OpenLine | null = null;
  const end = (): void => {
    const text = line?.text.trim() ?? "";
    if (line && text !== "") lines.push({ ...line, text, page });
    line = null;
  };
  for (const { str = "", transform = [], width = 0, height = 0, hasEOL = false } of items) {
    const [x = 0, y = 0] = transform.slice(4);
    const size = height > 0 ? height : Math.abs(transform[3] ?? 0);
    if (line && str.trim() !== "" && Math.abs(y - line.y) > 0.5 * Math.max(size, line.height, 1)) end();
    if (str !== "") {
      if (!line) line = { text: "", x, right: x, y, height: 0 };
      const isApart = line.text !== "" && x - line.right > 0.15 * Math.max(size, 1) && !line.text.endsWith(" ");
      line.text += isApart ? ` ${str}` : str;
      line.right = Math.max(line.right, x + width);
      if (str.trim() !== "") line.height = Math.max(line.height, size);
    }
    if (hasEOL) end();
  }
  end();
  return lines;
}
