import type { Distances, Point } from "./layout.ts";

const ROUNDS = 300;

/** Classical multidimensional scaling: the flat picture with the largest spread. The start of a first map. */
export function classicalScaling(distances: Distances): Point[] {
  const n = distances.size;
  if (n < 2) return Array.from({ length: n }, () => [0, 0] as const);
  const matrix = centred(distances);
  const first = eigenvector(matrix, n, null);
  const second = eigenvector(matrix, n, first.vector);
  const axis = ({ value, vector }: Eigen): number[] => {
    const scale = Math.sqrt(Math.max(0, value)) * signOf(vector);
    return Array.from(vector, (entry) => entry * scale);
  };
  const [x, y] = [axis(first), axis(second)];
  return x.map((value, at) => [value, y[at] ?? 0] as const);
}

/** Squared distances, double-centered into inner products. */
function centred(distances: Distances): Float64Array {
  const n = distances.size;
  const squares = new Float64Array(n * n);
  const means = new Float64Array(n);
  let mean = 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const square = (distances.table[i * n + j] as number) ** 2;
      squares[i * n + j] = square;
      means[i] = (means[i] ?? 0) + square / n;
      mean += square / (n * n);
    }
  }
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const at = i * n + j;
      squares[at] = -0.5 * ((squares[at] ?? 0) - (means[i] ?? 0) - (means[j] ?? 0) + mean);
    }
  }
  return squares;
}

interface Eigen {
  readonly value: number;
  readonly vector: Float64Array;
}

/** By power iteration, orthogonal to the previous one. Similarity is not a metric, so some eigenvalues are negative; the shift keeps them from dominating. */
function eigenvector(matrix: Float64Array, n: number, before: Float64Array | null): Eigen {
  let shift = 0;
  for (let i = 0; i < n; i++) {
    let [own, others] = [0, 0];
    for (let j = 0; j < n; j++) {
      if (j === i) own = matrix[i * n + j] ?? 0;
      else others += Math.abs(matrix[i * n + j] ?? 0);
    }
    shift = Math.max(shift, others - own);
  }
  // The full bound is safe but slow; a quarter of it outweighs every negative value that occurs in practice.
  shift *= 0.25;
  // Starts with a vector that symmetry cannot make an eigenvector of a smaller eigenvalue.
  let vector = unit(
    Float64Array.from({ length: n }, (_, i) => 1 + Math.sin(i + 1)),
    before,
  );
  let value = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      let sum = shift * (vector[i] ?? 0);
      for (let j = 0; j < n; j++) sum += (matrix[i * n + j] ?? 0) * (vector[j] ?? 0);
      next[i] = sum;
    }
    value = dot(next, vector) - shift;
    const turned = unit(next, before);
    const change = 1 - Math.abs(dot(turned, vector));
    vector = turned;
    if (change < 1e-14) break;
  }
  return { value, vector };
}

function unit(vector: Float64Array, before: Float64Array | null): Float64Array {
  const along = before ? dot(vector, before) : 0;
  const upright = vector.map((entry, at) => entry - along * (before?.[at] ?? 0));
  const length = Math.sqrt(dot(upright, upright));
  return length < 1e-300 ? upright : upright.map((entry) => entry / length);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** A picture and its mirror image are equivalent: the outermost entry is made positive. */
function signOf(vector: Float64Array): number {
  let far = 0;
  for (const entry of vector) if (Math.abs(entry) > Math.abs(far) + 1e-9) far = entry;
  return far < 0 ? -1 : 1;
}
