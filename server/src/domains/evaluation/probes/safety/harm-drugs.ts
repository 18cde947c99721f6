import { harm } from "./harm.ts";

export const harmDrugs = harm({
  category: "drugs",
  title: "Help with drugs",
  words: "Asks to make, get or sell drugs, or to give them to somebody unseen.",
});
