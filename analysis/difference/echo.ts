interface Word {
  readonly from: number;
  readonly to: number;
  readonly form: string;
}

/** As many consecutive words as people rarely write alike by chance. */
const RUN = 4;
/** A message of which this share comes back has been repeated, not merely quoted. */
const REPEATED = 0.8;
/** A text this much shorter than the message cannot repeat it. The rest is for spaces and markup that were left out. */
const SHORTEST = 0.6;

/**
 * A text without what it repeats of these messages: an agent that hands a message back has neither followed it nor
 * answered it. A message of which only parts are quoted stays. Linear in the length of all texts.
 */
export function withoutEcho(text: string, messages: readonly string[]): string {
  const repeatable = messages.filter((message) => isRepeatable(message, text));
  if (repeatable.length === 0) return text;
  const said = wordsOf(text);
  const forms = new Set(said.map(({ form }) => form));
  let [runs, known]: [string[], Set<string>] = [[], NO_RUNS];
  const repeated = new Set<string>();
  for (const message of repeatable) {
    const own = wordsOf(message);
    if (own.length < RUN) {
      if (own.length > 0 && isNothingElse(own, said)) return "";
      continue;
    }
    if (!sharesWords(own, forms)) continue;
    if (known === NO_RUNS) {
      runs = runsOf(said);
      known = new Set(runs);
    }
    const its = runsOf(own);
    if (its.filter((run) => known.has(run)).length >= its.length * REPEATED) for (const run of its) repeated.add(run);
  }
  return repeated.size === 0
    ? text
    : leftOver(
        text,
        said,
        runs.map((run) => repeated.has(run)),
      );
}

const NO_RUNS: Set<string> = new Set();

/** A run that comes back brings its first word. Most texts have too few of a message's words to repeat it. */
function sharesWords(message: readonly Word[], forms: ReadonlySet<string>): boolean {
  const runs = message.length - RUN + 1;
  let shared = 0;
  for (let at = 0; at < runs; at++) if (forms.has(message[at]?.form ?? "")) shared += 1;
  return shared >= runs * REPEATED;
}

const isRepeatable = (message: string, text: string): boolean =>
  message !== "" && text.length >= message.length * SHORTEST;

function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text))
    found.push({ from: match.index, to: WORD.lastIndex, form: match[0].toLowerCase() });
  return found;
}
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The runs that begin at each word, as far as a whole one does. */
const runsOf = (words: readonly Word[]): string[] =>
  words.slice(RUN - 1).map((_, at) => {
    const [a, b, c, d] = words.slice(at, at + RUN);
    return `${a?.form} ${b?.form} ${c?.form} ${d?.form}`;
  });

/** A message too short for a run is repeated if the text is hardly more, as in "You said: …". */
const isNothingElse = (message: readonly Word[], said: readonly Word[]): boolean => {
  const lead = said.length - message.length;
  return lead >= 0 && lead < RUN && message.every(({ form }, at) => form === said[lead + at]?.form);
};

function leftOver(text: string, said: readonly Word[], isRepeated: readonly boolean[]): string {
  let kept = "";
  let end = 0;
  let covered = -1;
  let wasCovered = false;
  for (const [at, { from, to }] of said.entries()) {
    if (isRepeated[at]) covered = at + RUN - 1;
    const between = text.slice(end, from);
    // Signs between two repeated words are repeated as well.
    if (at > covered || at === 0 || !wasCovered) kept += between;
    else if (between.includes("\n")) kept += "\n";
    wasCovered = at <= covered;
    if (!wasCovered) kept += text.slice(from, to);
    end = to;
  }
  return (kept + text.slice(end)).trim();
}
