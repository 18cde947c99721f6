import { MOST_RECORDS, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { Read, Scope } from "../model/records.ts";
import { type Json, listIn, objectIn, objectOf, textIn } from "./fields.ts";
import { attributesIn } from "./values.ts";

/** What the three levels of a signal are called. */
export interface Names {
  readonly groups: string;
  readonly scopes: string;
  readonly records: string;
}

/** Yields each record by itself, so that the caller can let other work run in between. */
export function* readGroups<R>(body: unknown, names: Names, read: (record: Json) => R): Generator<Read<R>> {
  let count = 0;
  for (const group of listIn(objectOf(body, "the body"), names.groups)) {
    const of = objectOf(group, names.groups);
    const resource = attributesIn(objectIn(of, "resource"));
    for (const inner of listIn(of, names.scopes)) {
      const scoped = objectOf(inner, names.scopes);
      const sender = { resource, scope: scopeOf(objectIn(scoped, "scope")) };
      for (const record of listIn(scoped, names.records)) {
        count++;
        if (count > MOST_RECORDS) yield { refused: `more than ${MOST_RECORDS} in a request` };
        else yield { record: read(objectOf(record, names.records)), sender };
      }
    }
  }
}

const scopeOf = (scope: Json): Scope => ({
  name: textIn(scope, "name", MOST_TEXT_BYTES),
  version: textIn(scope, "version", MOST_TEXT_BYTES),
});
