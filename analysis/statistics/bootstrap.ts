interface Resampling {
  readonly replicates: number;
  /** Which of the values is drawn for this place of the sample: from 0 up to and without `count`. */
  readonly pick: (place: DrawnPlace) => number;
}

interface DrawnPlace {
  readonly replicate: number;
  readonly list: number;
  readonly at: number;
  readonly count: number;
}

type Samples<Value> = readonly (readonly Value[])[];

/** The plain bootstrap: a figure of samples as large as the lists themselves, drawn from them with replacement. */
export function resampleFigure<Value>(
  lists: Samples<Value>,
  figure: (samples: Samples<Value>) => number,
  { replicates, pick }: Resampling,
): Float64Array {
  return Float64Array.from({ length: replicates }, (_, replicate) =>
    figure(
      lists.map((values, list) =>
        values.map((_value, at) => values[pick({ replicate, list, at, count: values.length })] as Value),
      ),
    ),
  );
}
