import type { GuardMethod } from "../guard.ts";
import { POINT_OPTION, trainedGuard } from "../trained/guard.ts";
import { stored } from "../trained/weights/jailbreak-templates.ts";

export const jailbreakTemplates: GuardMethod = {
  id: "jailbreak-templates",
  version: "1.10",
  title: "Jailbreak templates",
  description:
    "Finds prompts that talk a model out of its rules by a persona, a mode, a story or a game, such as DAN or developer mode.",
  channels: ["user", "document", "tool_result"],
  needs: "segment",
  cost: "inline",
  actions: ["block", "flag"],
  languages: ["en"],
  options: { threshold: POINT_OPTION },
  blindSpots: [
    "Jailbreaks found by search or optimization, which read like noise, have no template.",
    "Harmful requests without a template around them pass.",
    "Other languages than English are reported as not covered.",
    "Elaborate personas for ordinary games may be hit.",
  ],
  prepare: trainedGuard({ stored: () => stored, lexicon: "frames", kind: "jailbreak" }),
};
