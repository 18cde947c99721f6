/** …: the next numbers that no rule of the policy has. */
export function* freeNumbers(taken: ReadonlySet<string>): Generator<string, never> {
  for (let n = 1; ; n++) {
    const number = `R-${String(n).padStart(3, "0")}`;
    if (!taken.has(number)) yield number;
  }
}
