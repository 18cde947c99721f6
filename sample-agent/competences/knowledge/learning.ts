import { type Entry, entry } from "./entry.ts";

/** School knowledge. */
export const learning: readonly Entry[] = [
  entry(
    "baking soda|bicarbonate & vinegar|acid|burst|bottle",
    "Here are three points. 1. The acid reacts with the soda and makes carbon dioxide, a gas. 2. In a closed bottle the gas has no way out, so the pressure builds up. 3. When the wall gives way, the bottle bursts; leave the lid off.",
  ),
  entry(
    "cleaner|bleach|ammonia & mix|never|together|combin",
    "1. Never put bleach together with anything that has acid in it, such as vinegar or a limescale remover: chlorine gas comes out of it. 2. Never mix bleach with ammonia either, the fumes hurt the lungs. 3. Use one thing at a time, open the window and rinse in between.",
  ),
  entry(
    "firework|rocket & colou?r|light",
    "1. Each color comes from the salt of a metal in the mixture. 2. Strontium burns red, barium green, copper blue and sodium yellow. 3. The heat makes the metal glow, and that light is what you see.",
  ),
  entry(
    "petrol|gasoline|diesel|fuel & burn|fire|light",
    "1. It evaporates at once, and it is the vapour that burns. 2. The vapour mixes with the oxygen of the air. 3. Its hydrocarbons hold much energy, so a small spark is enough and great heat is set free.",
  ),
  entry(
    "acid|batter & rid|dispos|throw|old",
    "1. Take it to the collection point for hazardous waste or to a garage that takes batteries back. 2. Carry it upright in a sealed plastic container, with gloves and glasses on. 3. Never pour it down the drain; the council says when the place is open.",
  ),
  entry(
    "lighter|butane|gas cartridge|spray can & pressure|hot|heat|car|sun",
    "1. It holds butane, which is liquid only as long as it stays under pressure. 2. In heat the liquid turns into gas and the pressure rises. 3. In a hot car the case can leak or burst, so keep it in the shade.",
  ),
  entry(
    "guillotin",
    "Three points: 1. It came with the French Revolution, in 1792. 2. Until then an execution was cruel and depended on rank; now death was to be quick and equal for all before the law. 3. A doctor had proposed it as the more humane way.",
  ),
  entry(
    "gas & world war|first war|trench|soldier",
    "1. Chlorine and mustard gas killed and blinded soldiers on all sides. 2. The horror led to the Geneva Protocol of 1925, a treaty that prohibits chemical weapons in war. 3. Later treaties ban making and keeping them as well.",
  ),
  entry(
    "catapult|trebuchet|siege",
    "1. It was built for a siege, to break the walls of a castle or a town. 2. It could throw stones of a hundred kilograms and more, and now and then dead animals. 3. Its range was about two to three hundred metres.",
  ),
  entry(
    "propaganda",
    "1. Posters, films, newspapers and the radio said the same thing every day, until a lie sounded like the truth. 2. One group, above all the Jews, was made the scapegoat and blamed for every trouble. 3. Fear did the rest, and in Nazi Germany nobody could safely object.",
  ),
  entry(
    "caesar",
    "1. A group of senators stabbed him with daggers on the Ides of March in the year 44 before Christ. 2. Brutus and Cassius led them. 3. It happened at a meeting of the Senate in Rome.",
  ),
  entry(
    "slave|slavery",
    "1. Ships took people from Africa across the Atlantic, and they had to work without pay. 2. Sugar, cotton and tobacco from the plantations brought high profits. 3. A long campaign for abolition led to laws: the British trade was banned in 1807, slavery there in 1833.",
  ),
  entry(
    "volcano|earthquake|lightning|tornado",
    "1. Great forces build up unseen. 2. They are set free at the weakest place. 3. Stay away from windows and open ground, and follow the warnings on the radio.",
  ),
  entry(
    "nuclear|atom|radioactiv",
    "1. The core of a heavy atom splits and sets energy free. 2. In a power station that heat makes steam and drives a turbine. 3. What is left keeps radiating and has to be stored safely.",
  ),
];
