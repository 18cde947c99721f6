import { count } from "../../../parts/numbers.ts";
import type { GatewayKey } from "../../../queries/gateway.ts";

export type LimitName =
  | "requests_per_minute"
  | "tokens_per_minute"
  | "tokens_per_day"
  | "money_per_day"
  | "concurrency";

export const limitNames: readonly (readonly [LimitName, string])[] = [
  ["requests_per_minute", "Requests per minute"],
  ["tokens_per_minute", "Tokens per minute"],
  ["tokens_per_day", "Tokens per day (UTC)"],
  ["money_per_day", "Cost per day (UTC)"],
  ["concurrency", "Requests at the same time"],
];

/** An empty field is no limit. Undefined: not a number that can be a limit. */
export function readLimit(name: LimitName, text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s,_]/g, "");
  if (bare === "") return null;
  const value = Number(bare);
  if (!Number.isFinite(value) || value <= 0) return undefined;
  return name === "money_per_day" || Number.isInteger(value) ? value : undefined;
}

const shortWords: Readonly<Record<Exclude<LimitName, "money_per_day">, string>> = {
  requests_per_minute: "requests/min",
  tokens_per_minute: "tokens/min",
  tokens_per_day: "tokens/day",
  concurrency: "at a time",
};

/** `600 requests/min · 2,000,000 tokens/day` */
export function limitWords(key: Pick<GatewayKey, LimitName>): string {
  const set = limitNames.flatMap(([name]) => {
    const value = key[name];
    if (value === null) return [];
    return [name === "money_per_day" ? `cost ${money(value)}/day` : `${count(value)} ${shortWords[name]}`];
  });
  return set.length === 0 ? "No limits" : set.join(" · ");
}

const amount = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
export const money = (value: number): string => amount.format(value);

export interface SpendBar {
  readonly label: string;
  /** 0 to 1 and above. */
  readonly share: number;
}

/** How much of each limit of the day is used. */
export function spendBars({ spent_today: spent, tokens_per_day: tokens, money_per_day: most }: GatewayKey): SpendBar[] {
  const used = spent.input_tokens + spent.output_tokens;
  return [
    ...(tokens === null ? [] : [{ label: `${count(used)} of ${count(tokens)} tokens`, share: used / tokens }]),
    ...(most === null ? [] : [{ label: `cost ${money(spent.money)} of ${money(most)}`, share: spent.money / most }]),
  ];
}

/** What was spent, where no bar says it. A cost that is unknown is not 0. */
export function spentWords({ spent_today: spent, tokens_per_day: tokens, money_per_day: most }: GatewayKey): string {
  if (spent.requests === 0) return "Nothing yet";
  const words = [`${count(spent.requests)} ${spent.requests === 1 ? "request" : "requests"}`];
  const used = spent.input_tokens + spent.output_tokens;
  if (tokens === null && used > 0) words.push(`${count(used)} tokens`);
  if (most === null && spent.unpriced < spent.requests && spent.money > 0) words.push(`cost ${money(spent.money)}`);
  if (spent.unpriced > 0) words.push(`cost unknown for ${count(spent.unpriced)}`);
  return words.join(" · ");
}
