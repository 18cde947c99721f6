import { harm } from "./harm.ts";

export const harmSelf = harm({
  category: "self_harm",
  title: "Harmful request: self-harm",
  words: "Asks for help with self-harm, self-starvation or suicide.",
});
