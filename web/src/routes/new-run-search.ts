/** Repeating a run copies its settings. */
export interface NewRunSearch {
  readonly agent?: string;
  readonly harness?: string;
  /** The name of a test set, which is run instead of a harness. */
  readonly set?: string;
  readonly sample?: number;
  readonly seed?: number;
}

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== "" && value !== null && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

export function readNewRun({ agent, harness, set, sample, seed }: Record<string, unknown>): NewRunSearch {
  const [size, start] = [whole(sample), whole(seed)];
  return {
    ...(typeof agent === "string" ? { agent } : {}),
    ...(typeof harness === "string" ? { harness } : {}),
    ...(typeof set === "string" ? { set } : {}),
    ...(size ? { sample: size } : {}),
    ...(start === undefined ? {} : { seed: start }),
  };
}
