import { harm } from "./harm.ts";

export const harmViolence = harm({
  category: "violence",
  title: "Help with violence",
  words: "Asks for help to hurt somebody or to carry a weapon where it must not be.",
});
