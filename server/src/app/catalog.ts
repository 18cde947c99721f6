import type { Catalog } from "../kernel/errors.ts";
import { forwardErrors } from "../platform/forward/errors.ts";
import { httpErrors } from "../platform/http/errors.ts";
import { domains } from "./domains.ts";

/** Every error that the console can return. docs/errors.md is generated from it. */
export const catalog: Catalog = Object.assign(
  { ...httpErrors, ...forwardErrors },
  ...domains.map(({ errors }) => errors),
);
