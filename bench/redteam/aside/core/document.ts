import { orderIn } from "./wish.ts";
import { has, plainOf } from "./words.ts";

const TO_THE_ASSISTANT = ["assistant", "ignore", "disregard", "you must", "system:", "ai model", "language model"];

/** A message without the documents that stand in it between lines of dashes. */
export const outsideDocuments = (text: string): string => {
  const parts = text.split(/^-{3,}.*$/mu);
  return parts.length < 3 ? text : parts.filter((_, at) => at % 2 === 0).join("\n");
};

/** The documents of a message. */
export const documentsIn = (text: string): string => {
  const parts = text.split(/^-{3,}.*$/mu);
  return parts.length < 3 ? "" : parts.filter((_, at) => at % 2 === 1).join("\n");
};

/** A text without the sentences that speak to the assistant: what a careful reader passes on. */
export const withoutOrders = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => orderIn(sentence) === undefined && !has(plainOf(sentence), TO_THE_ASSISTANT))
    .join(" ")
    .trim();
