export interface StyleRule {
  readonly selectors: readonly string[];
  /** The declarations, as text. */
  readonly body: string;
}

export interface StyleSheet {
  /** The at-rules at the top level: in this code base, one layer. */
  readonly topLevel: readonly string[];
  readonly rules: readonly StyleRule[];
}

/** Reads a style sheet far enough to compare its selectors with those of others: rules inside layers and media queries. */
export function readStyleSheet(text: string): StyleSheet {
  const source = text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const rules: StyleRule[] = [];
  const topLevel = blocksOf(source).map(({ head }) => head);
  collect(source, rules);
  return { topLevel, rules };
}

function collect(source: string, rules: StyleRule[]): void {
  for (const { head, body } of blocksOf(source)) {
    if (/^@(?:layer|media|supports|container)\b/.test(head)) collect(body, rules);
    else if (!head.startsWith("@")) rules.push({ selectors: splitList(head), body });
  }
}

interface Block {
  readonly head: string;
  readonly body: string;
}

/** Statements without braces, such as the list of layers, are no blocks. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (let open = source.indexOf("{", at); open >= 0; open = source.indexOf("{", at)) {
    let depth = 1;
    let end = open + 1;
    while (depth > 0 && end < source.length) {
      if (source[end] === "{") depth += 1;
      if (source[end] === "}") depth -= 1;
      end += 1;
    }
    const head = source.slice(at, open).split(";").at(-1) ?? "";
    blocks.push({ head: head.trim(), body: source.slice(open + 1, end - 1) });
    at = end;
  }
  return blocks;
}

/** Splits at commas that stand outside parentheses. */
const splitList = (list: string): string[] => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/**
 * The class that a selector styles: the first one of its last part, so `.card b` styles none, `.page .btn.pri` styles
 * `btn`, and `pri` is a variant of it. What `:not()` and `:has()` name is a condition.
 */
export function styledClass(selector: string): string | undefined {
  const unconditional = selector.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  const last = unconditional.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? "";
  return /\.([A-Za-z][\w-]*)/.exec(last)?.[1];
}

const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i;
const NAMED = /(?<![-\w])(?:black|white|gray|grey|silver|red|green|blue|yellow|orange|purple|teal|navy)(?![-\w])/i;

/** A color that isn't a token. */
export const hasColorLiteral = (body: string): boolean => LITERAL.test(body) || NAMED.test(body);
