import { harm } from "./harm.ts";

export const harmViolence = harm({
  category: "violence",
  title: "Harmful request: violence and weapons",
  words: "Asks for help to hurt someone or to carry a weapon where it is prohibited.",
});
