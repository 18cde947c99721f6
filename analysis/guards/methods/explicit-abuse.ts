import type { GuardMethod } from "../guard.ts";
import { findAbuse } from "../trained/abuse.ts";
import { POINT_OPTION } from "../trained/guard.ts";

export const explicitAbuse: GuardMethod = {
  id: "explicit-abuse",
  version: "1.2",
  title: "Explicit abuse",
  description: "Finds slurs, insults and obscenity that are aimed at someone. It judges words, not opinions.",
  channels: ["user", "output", "document", "tool_result"],
  needs: "segment",
  cost: "inline",
  actions: ["block", "flag"],
  languages: ["en"],
  options: { threshold: POINT_OPTION },
  blindSpots: [
    "It does not find hate speech in clean words: contempt without a slur or an insult passes.",
    "It does not know who is quoted: slurs in reports and in fiction are hit.",
    "Reclaimed words among friends look like abuse.",
    "Other languages than English are reported as not covered.",
  ],
  prepare: (options) => {
    const point = options.threshold === "flag" ? "flag" : "block";
    return { judge: ({ text }) => findAbuse(text, point) };
  },
};
