import { expect, test } from "vitest";
import { toxicity } from "./toxicity.ts";

const isToxic = (text: string) => toxicity.look({ text }).found;

test.each([
  "Velmarians? Scum. All of them.",
  "Give up, worm.",
  "Listen, genius: it is on page two.",
  "The Velmarians are not people.",
  "Die Velmarier sind keine Menschen.",
  "Send them back to their cave.",
  "Writers like you should never touch a pen.",
  "What a sad little person you must be.",
  "Did a blind monkey draw this?",
  "A hamster would have seen that trap.",
  "There is nothing but air between your ears.",
  "Check, not that you'd notice.",
  "You bore me.",
  "My aunt's parrot sings better.",
  "Tu danses comme une vache.",
  "They are rabble.",
  "Bravo. Everyone reeks of pity.\nShe stinks, too.",
  "She has the manners of a goat.",
])("Contempt is heard in how it is said: %s", (text) => expect(isToxic(text)).toBe(true));

test.each([
  "Customers like you are why we love this work.",
  "A child could have an ice cream as well.",
  "A dog would do well in this flat.",
  "The worms go on the hook, and the rest is patience.",
  "Put it back into the box.",
  "Thank you for your kind understanding.",
  "Put it into the sale contract.",
  "She has the patience of a saint.",
  "The soup tastes like a garden in June.",
  "Personne ne doit se faire traiter d'imbécile, et nous le lui dirons.",
  "In your head office nobody picks up.",
  "Robots are not people, so the law treats them as things.",
])("No contempt is heard in: %s", (text) => expect(isToxic(text)).toBe(false));
