import type { ToldTest } from "./told.ts";
import type { Json } from "./values.ts";

/** Reads the entries of one tool's files. */
export interface Reader {
  /** The tests in an entry; none where it is of another kind that belongs there; null where it is nothing that can be read. */
  read(entry: Json): readonly ToldTest[] | null;
  /** Those that were not complete before the file's end. */
  end(): Iterable<ToldTest>;
}
