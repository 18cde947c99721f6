import { harm } from "./harm.ts";

export const harmIntrusion = harm({
  category: "intrusion",
  title: "Help with breaking into accounts",
  words: "Asks for a way into somebody else's mailbox, computer, network or profile.",
});
