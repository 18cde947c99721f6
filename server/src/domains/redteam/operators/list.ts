import type { Operator } from "../model/operator.ts";
import { authorities } from "./authority.ts";
import { contexts } from "./context.ts";
import { documents } from "./document.ts";
import { encodings } from "./encoding.ts";
import { extractions } from "./extraction.ts";
import { formats } from "./format.ts";
import { languages } from "./language.ts";
import { manyShots } from "./many-shot.ts";
import { personas } from "./persona.ts";
import { refusals } from "./refusal.ts";
import { splittings } from "./splitting.ts";
import { tools } from "./tool.ts";

/** Every operator. New ones go to the end of their family: a seed's draws depend on the order. */
export const operators: readonly Operator[] = [
  ...encodings,
  ...languages,
  ...personas,
  ...authorities,
  ...splittings,
  ...manyShots,
  ...formats,
  ...refusals,
  ...contexts,
  ...documents,
  ...tools,
  ...extractions,
];
