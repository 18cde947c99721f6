import { harm } from "./harm.ts";

export const harmSelf = harm({
  category: "self_harm",
  title: "Help with hurting oneself",
  words: "Asks for help to hurt oneself, to starve or to die.",
});
