const money = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 4 });
const cents = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** In millionths of the team's currency, by its own prices. What no price is known for is unknown, never 0. */
export function costWords(micros: number | null): string {
  if (micros === null) return "unknown";
  const amount = micros / 1_000_000;
  return amount === 0 || amount >= 1 ? cents.format(amount) : money.format(amount);
}
