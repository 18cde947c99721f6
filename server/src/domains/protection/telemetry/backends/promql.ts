/** PromQL that the console writes. Nothing that a client sends is part of it but as a quoted label value. */

/** Part of a selector, written by `equals`. */
export type Matcher = string & { readonly written: unique symbol };

/** The label has one of the values. Its name is one of ours, or the operator's. */
export function equals(label: string, values: readonly string[]): Matcher {
  const [only] = values;
  const written =
    values.length === 1 && only !== undefined
      ? `${label}=${quoteString(only)}`
      : `${label}=~${quoteString(values.map((value) => value.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&")).join("|"))}`;
  return written as Matcher;
}

/**
 * The name is a quoted value too: a metric called `or` can't be anything but a name. Only the characters of Prometheus's
 * own names are left, as its OTLP receiver would leave them.
 */
export function selector(name: string, matchers: readonly Matcher[]): string {
  return `{${[equals("__name__", [prometheusName(name)]), ...matchers].join(",")}}`;
}

/** `gen_ai.client.token.usage` is `gen_ai_client_token_usage` there. */
export function prometheusName(name: string): string {
  const plain = name.replace(/[^\w:]/g, "_");
  return /^\d/.test(plain) ? `_${plain}` : plain;
}

/** Everything but letters, digits and a few signs is escaped, so nothing can end the string or hide in it. */
export function quoteString(value: string): string {
  const text = value.toWellFormed().replace(/[^\w .:/@+-]/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`;
  });
  return `"${text}"`;
}

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, "0");

/** Where the last value before a step is looked for. A backend that was down for longer counts a counter from 0 again. */
const BEFORE = "1d";
/** A counter that was set back just before a step is treated like one that was set back in it. */
const MARGIN_MS = 60_000;

/**
 * By how much counters grew in the `stepMs` before the time of evaluation. `increase` alone stretches what it sees to the
 * borders of the step, and misses what a counter had when it was first seen: the one request that was blocked would not
 * show. So: the last value in the step less the last one before it; the whole value of a counter that is new; and
 * `increase` only where a counter was set back, because its process started again.
 */
export function growth(series: string, stepMs: number): string {
  const last = `last_over_time(${series}[${stepMs}ms])`;
  const before = `last_over_time(${series}[${BEFORE}] offset ${stepMs}ms)`;
  const reset = `(resets(${series}[${stepMs + MARGIN_MS}ms]) > 0)`;
  const grown = `((${last} - ${before}) >= 0 unless ${reset})`;
  return `(${grown} or (increase(${series}[${stepMs}ms]) and ${reset}) or ${last})`;
}

/**
 * Percentiles of classic histograms, and of native ones where there are no classic ones, one series for each: `q` says
 * which.
 */
export function quantiles(given: {
  readonly name: string;
  readonly matchers: readonly Matcher[];
  readonly stepMs: number;
  /** Between 0 and 1. */
  readonly percentiles: readonly number[];
}): string {
  const { name, matchers, stepMs, percentiles } = given;
  const classic = `sum by (le) (${growth(selector(`${name}_bucket`, matchers), stepMs)})`;
  const native = `sum(increase(${selector(name, matchers)}[${stepMs}ms]))`;
  const each = percentiles.map((share, at) => {
    const value = `(histogram_quantile(${share}, ${classic}) or histogram_quantile(${share}, ${native}))`;
    return `label_replace(${value}, "q", "${at}", "", "")`;
  });
  return each.join(" or ");
}
