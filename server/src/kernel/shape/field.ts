import type { Note, Shape } from "./shape.ts";

/** A member of a model: its shape, and what a missing key means. */
export type Field<T> = RequiredField<T> | OptionalField<T> | DefaultedField<T>;

interface Common<T> extends Note {
  readonly shape: Shape<T>;
}

export interface RequiredField<T> extends Common<T> {
  readonly presence: "required";
}

export interface OptionalField<T> extends Common<T> {
  readonly presence: "optional";
}

export interface DefaultedField<T> extends Common<T> {
  readonly presence: "defaulted";
  readonly fallback: T;
}

/** The key is required. */
export function required<T>(shape: Shape<T>, note: Note = {}): RequiredField<T> {
  return Object.freeze({ ...note, presence: "required", shape });
}

/** A missing key stays missing, so that an update knows which fields were supplied. */
export function optional<T>(shape: Shape<T>, note: Note = {}): OptionalField<T> {
  return Object.freeze({ ...note, presence: "optional", shape });
}

/** A missing key gets this value, which is shared between requests and must not be modified. */
export function withDefault<T>(shape: Shape<T>, fallback: NoInfer<T>, note: Note = {}): DefaultedField<T> {
  return Object.freeze({ ...note, presence: "defaulted", shape, fallback });
}
