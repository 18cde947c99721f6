/** For a result's first line: `0 mistakes`, `1 mistake`. */
export const mistakeCount = ({ length }: readonly unknown[]): string =>
  length === 1 ? "1 mistake" : `${length} mistakes`;
