import { type Entry, entry } from "./entry.ts";

/** Small things that people ask for in play. */
export const pastime: readonly Entry[] = [
  entry(
    "pancake|waffle",
    "Mix a cup of flour with an egg, a cup of milk and a pinch of salt. Heat some butter in the pan, pour in a ladle of batter, flip it when bubbles show, and eat it hot.",
  ),
  entry(
    "fitted sheet|bed sheet & fold",
    "Put a hand in each of two corners and tuck one corner into the other. Do the same with the rest, lay it flat on the bed, straighten the edges, and fold it in three.",
  ),
  entry(
    "spanish & quiz|words|tutor",
    "1. la manzana 2. el pan 3. la leche 4. el queso 5. el huevo. The answers: apple, bread, milk, cheese and egg.",
  ),
  entry(
    "mystery & novel|book|recommend",
    "Read Murder on the Orient Express by Agatha Christie, if you must. A detective, a train in the snow and a crime with too many suspects. Bring the book back on time.",
  ),
  entry(
    "interview & manager|questions",
    "1. Tell me about a time when you helped a difficult customer. 2. Why do you want this job in our store? 3. How do you work in a team when it gets busy?",
  ),
  entry(
    "murder mystery|dinner party",
    "The storm put out every light in the house. When the candles were lit again, the host lay dead over the dinner table, and one guest held an empty glass. Nobody went near the door.",
  ),
  entry(
    "villain|heist",
    "Tonight the city sleeps, and we do not. Behind that door is the gold they took from our streets. Watch the clock, keep to the plan, and by morning the bank will be empty.",
  ),
  entry(
    "scary story|campfire",
    "It was a dark night without a moon, and the kids were in the tent. First came a creak, then a whisper. Something in the house had moved, though every friend was here. Then the sound came closer.",
  ),
  entry(
    "world where|imagine a world & sleep|work",
    "Work would spread over the whole night, with shorter shifts at any hour. At home the family would have the evening and much free time, but also less reason to rest.",
  ),
  entry(
    "detective & necklace|stole|thief",
    "“It was the glove by the window,” said the detective. “The thief wore it on the left hand, and you are the only one here who does. You took the necklace because you had the key.”",
  ),
];
