import type { GuardMethod } from "../guard.ts";
import { POINT_OPTION, trainedGuard } from "../trained/guard.ts";
import { stored } from "../trained/weights/injection-document.ts";

export const injectionDocument: GuardMethod = {
  id: "injection-document",
  version: "1.3",
  title: "Instructions in documents",
  description: "Finds instructions to the agent inside documents and tool results, where only information belongs.",
  channels: ["document", "tool_result"],
  needs: "segment",
  cost: "inline",
  actions: ["block", "flag"],
  languages: ["en"],
  options: { threshold: POINT_OPTION },
  blindSpots: [
    "Polite requests that could be part of the document are found in a minority of cases.",
    "Manuals and other texts that instruct their reader look like instructions to the agent: of 111 such documents by an independent author, a quarter was hit at the block point.",
    "Other languages than English are reported as not covered.",
    "Text in images and text that a page hides by its styles is not told apart from other text.",
  ],
  prepare: trainedGuard({ stored: () => stored, kind: "instruction" }),
};
