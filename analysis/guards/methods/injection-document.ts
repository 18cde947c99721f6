import type { GuardMethod } from "../guard.ts";
import { POINT_OPTION, trainedGuard } from "../trained/guard.ts";
import { stored } from "../trained/weights/injection-document.ts";

export const injectionDocument: GuardMethod = {
  id: "injection-document",
  version: "1.8",
  title: "Instructions in documents",
  description: "Finds instructions to the agent inside documents and tool results, where only information belongs.",
  channels: ["document", "tool_result"],
  needs: "segment",
  cost: "inline",
  actions: ["block", "flag"],
  languages: ["en"],
  options: { threshold: POINT_OPTION },
  blindSpots: [
    "Plain requests in a document that don't say that a machine is meant read like requests to people, and mostly pass.",
    "Attacks copied from a chat that address nobody, such as those of password games, are found in a minority of documents.",
    "Texts about language models, and code that calls one, are hit more often than other documents.",
    "Other languages than English are reported as not covered.",
    "Text in images and text that a page hides by its styles is not told apart from other text.",
  ],
  prepare: trainedGuard({ stored: () => stored, lexicon: "readers", kind: "instruction" }),
};
