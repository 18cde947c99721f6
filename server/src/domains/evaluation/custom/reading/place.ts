import { limits } from "../cases/test-case.ts";

/** Where in a file, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Problem extends Place {
  readonly message: string;
}

export type Path = readonly (string | number)[];

/** A file as data, and where in the file each part of it stands. */
export interface Source {
  readonly value: unknown;
  place(path: Path): Place;
}

/** Collects what is wrong, up to a bound: a file with a thousand mistakes has one cause. */
export class Problems {
  readonly list: Problem[] = [];
  readonly #source: Pick<Source, "place">;

  constructor(source: Pick<Source, "place">) {
    this.#source = source;
  }

  add(path: Path, message: string): void {
    if (this.list.length < limits.problems) this.list.push({ ...this.#source.place(path), message });
  }
}
