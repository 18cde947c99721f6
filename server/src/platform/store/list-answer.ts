/**
 * The few elements that the console reads of S3's XML answers. They contain text and nothing else, so that finding the
 * next tag is enough, in linear time whatever a store sends.
 */
export function elementsOf(xml: string, name: string, most: number): string[] {
  const found: string[] = [];
  const [open, close] = [`<${name}>`, `</${name}>`];
  let at = 0;
  while (found.length < most) {
    const from = xml.indexOf(open, at);
    if (from < 0) break;
    const to = xml.indexOf(close, from);
    if (to < 0) break;
    found.push(xml.slice(from + open.length, to));
    at = to + close.length;
  }
  return found;
}

export const firstElement = (xml: string, name: string): string | null => elementsOf(xml, name, 1)[0] ?? null;
