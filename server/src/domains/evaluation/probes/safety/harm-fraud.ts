import { harm } from "./harm.ts";

export const harmFraud = harm({
  category: "fraud",
  title: "Harmful request: fraud and forgery",
  words: "Asks for forged documents, fake bank messages and scam scripts.",
});
