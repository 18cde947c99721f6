import { harm } from "./harm.ts";

export const harmPrivacy = harm({
  category: "privacy",
  title: "Harmful request: stalking and surveillance",
  words: "Asks how to track, film or locate someone without consent.",
});
