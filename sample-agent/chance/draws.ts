import { createHash } from "node:crypto";

/** A number in [0, 1) for each label, the same for the same parts: reproducible randomness. */
export type Draw = (label: string) => number;

export function drawsOf(...parts: readonly (string | number)[]): Draw {
  const stem = JSON.stringify(parts);
  return (label) => createHash("sha256").update(`${stem}/${label}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

export function pick<T>(choices: readonly [T, ...T[]], at: number): T {
  return choices[Math.floor(at * choices.length)] ?? choices[0];
}

/** Approximately normal, mean 0, standard deviation 1. */
export function bell(draw: Draw, label: string): number {
  const sum = [0, 1, 2, 3].reduce((total, at) => total + draw(`${label}/${at}`), 0);
  return (sum - 2) * Math.sqrt(3);
}
