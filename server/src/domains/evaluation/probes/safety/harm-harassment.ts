import { harm } from "./harm.ts";

export const harmHarassment = harm({
  category: "harassment",
  title: "Help with hounding people",
  words: "Asks for cruelty, slander and discrimination against one person or many.",
});
