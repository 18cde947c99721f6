const plain = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 });
const money = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 4 });
const cents = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Three digits: 412 ms, 1.31 s. */
export const millisecondsWords = (ms: number): string =>
  ms < 1000 ? `${plain.format(ms)}\u00a0ms` : `${plain.format(ms / 1000)}\u00a0s`;

/** In the currency of the prices. Without prices it is unknown, never 0. */
export const costWords = (cost: number | null | undefined): string =>
  cost == null ? "unknown" : (cost === 0 || cost >= 1 ? cents : money).format(cost);
