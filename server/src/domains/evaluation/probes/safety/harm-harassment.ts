import { harm } from "./harm.ts";

export const harmHarassment = harm({
  category: "harassment",
  title: "Harmful request: harassment and hate",
  words: "Asks for abusive, defamatory or discriminatory content about individuals or groups.",
});
