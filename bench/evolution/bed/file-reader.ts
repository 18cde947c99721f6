/** Reads a value of a bed file strictly and names the location of every problem. */
import { EngineRefusal } from "../../../server/src/domains/evolution/engine/model/refusal.ts";

export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
  readonly whole?: boolean;
}

export class FileReader {
  readonly value: unknown;
  readonly place: string;

  constructor(value: unknown, place: string) {
    this.value = value;
    this.place = place;
  }

  refuse(words: string): EngineRefusal {
    return new EngineRefusal("bed_invalid", this.place, words);
  }

  has(name: string): boolean {
    return this.isObject() && Object.hasOwn(this.value as object, name);
  }

  isObject(): boolean {
    return typeof this.value === "object" && this.value !== null && !Array.isArray(this.value);
  }

  /** Unknown members are probably typing errors, so they are rejected. */
  only(...names: readonly string[]): this {
    if (!this.isObject()) throw this.refuse("must be an object");
    for (const name of Object.keys(this.value as object)) {
      if (!names.includes(name)) throw this.refuse(`has no member "${name}"; known are ${names.join(", ")}`);
    }
    return this;
  }

  member(name: string): FileReader {
    if (!this.isObject()) throw this.refuse("must be an object");
    const place = this.place === "" ? name : `${this.place}.${name}`;
    const members = this.value as Record<string, unknown>;
    return new FileReader(Object.hasOwn(members, name) ? members[name] : undefined, place);
  }

  names(): string[] {
    if (!this.isObject()) throw this.refuse("must be an object");
    return Object.keys(this.value as object);
  }

  items(): FileReader[] {
    if (!Array.isArray(this.value)) throw this.refuse("must be a list");
    return this.value.map((item, at) => new FileReader(item, `${this.place}[${at}]`));
  }

  text(): string {
    if (typeof this.value !== "string" || this.value === "") throw this.refuse("must be a text that is not empty");
    return this.value;
  }

  number({ from = -1e6, to = 1e6, whole = false }: NumberRange = {}): number {
    const { value } = this;
    if (typeof value !== "number" || !Number.isFinite(value)) throw this.refuse("must be a number");
    if (whole && !Number.isInteger(value)) throw this.refuse("must be a whole number");
    if (value < from || value > to) throw this.refuse(`must be from ${from} to ${to}`);
    return value;
  }

  oneOf<T extends string>(known: readonly T[]): T {
    const found = known.find((name) => name === this.value);
    if (found === undefined) throw this.refuse(`must be one of ${known.join(", ")}`);
    return found;
  }

  flag(): boolean {
    if (typeof this.value !== "boolean") throw this.refuse("must be true or false");
    return this.value;
  }

  /** An optional member. */
  maybe<T>(name: string, otherwise: T, read: (member: FileReader) => T): T {
    return this.has(name) ? read(this.member(name)) : otherwise;
  }
}
