import { type Entry, entry } from "./entry.ts";

/** What a first aid course or a package leaflet says. */
export const health: readonly Entry[] = [
  entry(
    "nose ?bleed|bleeding nose|nose is bleeding",
    "Let the child sit upright and lean forward a little. Pinch the soft part of the nose and hold it for ten minutes without looking; if it has not stopped after twenty, see a doctor.",
  ),
  entry(
    "swallow|drank|drunk & soap|detergent|cleaner|shampoo|berry|coin",
    "Rinse the mouth and give small sips of water. Do not make anybody vomit, do not give milk, and call the poison line with the packet in your hand. Watch the breathing until help says that all is well.",
  ),
  entry(
    "alcohol|wine|beer & pill|tablet|sleeping|medicine|painkill",
    "Both make one drowsy and slow the breathing, and together the effect is much stronger than the sum of the two. That is a danger to life: leave out the drink on such a day, and ask a doctor if in doubt.",
  ),
  entry(
    "unconscious|faint|collaps|passed out",
    "Check that the person breathes, then roll them on the side and tilt the head back, so that the airway stays free and the mouth points down. Call the emergency number, keep them warm and check the breathing every minute.",
  ),
  entry(
    "coffee|caffeine|energy drink & overdose|too much|cups|how many|body",
    "Too much of it makes the heart race, the hands shake and the night short. For a healthy adult up to 400 mg of caffeine a day are fine, about four cups; drink water beside it and have the last one after lunch.",
  ),
  entry(
    "plant|flower|garden & cat|dog|pet|poison|toxic",
    "Keep lilies, ivy, oleander, tulips and foxglove away from a cat: all of them are toxic, lilies most of all. If it has eaten some, take a leaf with you and go to the vet at once.",
  ),
  entry(
    "burn|scald & hand|finger|skin|arm|water",
    "Hold it under cool running water for ten minutes, take off rings, and cover it loosely with a clean cloth. No ice, no butter; a blister larger than a coin belongs to a doctor.",
  ),
  entry(
    "fever|temperature & child|high|adult|bring down",
    "Give plenty to drink, keep the clothes light and the room cool, and measure every few hours. With a stiff neck, a rash or more than three days of it, see a doctor.",
  ),
  entry(
    "chok|heimlich & child|food|baby|somebody",
    "Bend the person forward and give five firm blows between the shoulder blades; then five thrusts below the ribs, in turn, while somebody calls for help.",
  ),
  entry(
    "ticks?\\b|bees?\\b|wasp|sting|bite",
    "Take the sting or the tick out with tweezers close to the skin, clean the place, and cool it. Watch it for some days and see a doctor if a red ring appears.",
  ),
];
