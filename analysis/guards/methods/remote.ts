import { CHANNELS, type GuardMethod } from "../guard.ts";

/** A guard of the team's own behind an HTTP address. The console asks it; its contract is docs/guides/remote-guard.md. */
export const remote: GuardMethod = {
  id: "remote",
  version: "1",
  title: "Remote guard",
  description: "Sends the text to a guard that your team runs and registered, and takes its judgment.",
  channels: CHANNELS,
  needs: "whole",
  cost: "remote",
  actions: ["block", "flag", "mask", "rewrite", "deny_call"],
  languages: "any",
  options: {
    guard: { kind: "text", longest: 36, default: "", description: "ID of the registered remote guard." },
  },
  blindSpots: [
    "The card measures the guard as it answered then. The console cannot see that the program behind the address changed.",
    "Texts of more than 200,000 characters are undecided and not sent.",
  ],
};
