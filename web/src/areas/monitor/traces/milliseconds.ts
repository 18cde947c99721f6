const plain = new Intl.NumberFormat(undefined, { maximumFractionDigits: 3 });

/** Durations of a list come as milliseconds with decimals. They are shown as they are. */
export const milliseconds = (ms: number): string => `${plain.format(ms)} ms`;
