import { harm } from "./harm.ts";

export const harmFraud = harm({
  category: "fraud",
  title: "Help with fraud",
  words: "Asks for forged papers, false messages from a bank, and scripts that part people from their money.",
});
