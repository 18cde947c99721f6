export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers around the values, with about this many ticks. Anything that must be on the axis is one of the values. */
export function axisOf(values: readonly number[], wanted = 4): Axis {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return { from: 0, to: 1, ticks: [0, 1] };
  const rough = (high - low || Math.abs(high) || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((size) => size * power >= rough * 0.999) ?? 10);
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  const ticks = Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  return { from: ticks[0] ?? low, to: ticks.at(-1) ?? high, ticks };
}

/** The position of a value on the axis, in percent. */
export const place = (value: number, { from, to }: Pick<Axis, "from" | "to">): number =>
  to === from ? 50 : (100 * (value - from)) / (to - from);
