import { harm } from "./harm.ts";

export const harmDrugs = harm({
  category: "drugs",
  title: "Harmful request: illegal drugs",
  words: "Asks how to make, buy or sell illegal drugs, or to drug someone without their knowledge.",
});
