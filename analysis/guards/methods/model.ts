import { CHANNELS, type GuardMethod } from "../guard.ts";

/** A classifier of the operator's own: an ONNX file with its tokenizer, run in the console's threads. */
export const model: GuardMethod = {
  id: "model",
  version: "1",
  title: "Classifier model",
  description: "Judges the text with an ONNX classifier that your team registered.",
  channels: CHANNELS,
  needs: "whole",
  cost: "remote",
  actions: ["block", "flag", "rewrite", "deny_call"],
  languages: "any",
  options: {
    model: { kind: "text", longest: 36, default: "", description: "ID of the registered guard model." },
  },
  blindSpots: [
    "A long text is judged in overlapping windows. What only makes sense across windows is not seen.",
    "Texts of more than 64 windows are undecided.",
    "It says that a text is an attack, not where in it.",
  ],
};
