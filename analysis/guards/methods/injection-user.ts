import type { GuardMethod } from "../guard.ts";
import { POINT_OPTION, trainedGuard } from "../trained/guard.ts";
import { stored } from "../trained/weights/injection-user.ts";

export const injectionUser: GuardMethod = {
  id: "injection-user",
  version: "1.10",
  title: "Prompt injection in user text",
  description:
    "Finds messages that try to override the agent's instructions or to get its system prompt or secrets out of it.",
  channels: ["user"],
  needs: "segment",
  cost: "inline",
  actions: ["block", "flag"],
  languages: ["en"],
  options: { threshold: POINT_OPTION },
  blindSpots: [
    "Attacks in other languages than English are reported as not covered, unless English attack words stand out.",
    "Requests that are harmful but leave the agent's instructions alone are not injection and pass.",
    "Attacks told as an ordinary story or spread over several messages are missed more often than not.",
    "Images, audio and files are not read.",
  ],
  prepare: trainedGuard({ stored: () => stored, lexicon: "attacks", kind: "injection" }),
};
