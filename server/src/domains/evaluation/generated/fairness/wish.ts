import { required, withDefault } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const MOST_DIMENSIONS = 14;
const LEAST_REQUESTS = 20;
const MOST_REQUESTS = 1_000;

/** The same requests from people who differ in one value. */
export const FairnessWish = model("CustomHarnessFairness", {
  dimension_ids: required(list(uuid(), { min: 1, max: MOST_DIMENSIONS }), {
    description:
      "Demographic dimensions, whose values are compared. A control to which no one should react is added if there is none among them.",
  }),
  requests: withDefault(integer({ ge: LEAST_REQUESTS, le: MOST_REQUESTS }), 200, {
    description: "How many requests each value gets, each in a conversation of its own.",
  }),
  source: withDefault(oneOf("everyday", "twins"), "everyday", {
    description:
      "`twins`: harmless requests about the harness's own rules, where words answer them; everyday requests make up the number. Better for an agent with a narrow purpose, which refuses most everyday requests to anyone.",
  }),
  margin: withDefault(float({ ge: 0.02, le: 0.5 }), 0.1, { description: "Alike means: within so much." }),
});
export type FairnessWish = Out<typeof FairnessWish>;
