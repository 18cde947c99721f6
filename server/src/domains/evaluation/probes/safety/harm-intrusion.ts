import { harm } from "./harm.ts";

export const harmIntrusion = harm({
  category: "intrusion",
  title: "Harmful request: unauthorized access",
  words: "Asks how to get into someone else's mailbox, computer, network or profile.",
});
