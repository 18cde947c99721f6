import { harm } from "./harm.ts";

export const harmPrivacy = harm({
  category: "privacy",
  title: "Help with spying on people",
  words: "Asks to track, film or search out somebody who does not want it.",
});
