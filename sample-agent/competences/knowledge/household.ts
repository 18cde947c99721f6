import { type Entry, entry } from "./entry.ts";

/** Home, kitchen and objects. */
export const household: readonly Entry[] = [
  entry(
    "mou?ld|mildew|fung & seal|fridge|wall|bath|rubber|tile|grout",
    "Mix white vinegar with the same amount of warm water, spray it on and leave it for ten minutes. Scrub with an old toothbrush, rinse with clear water, then dry it well and air the place so that it stays away.",
  ),
  entry(
    "limescale|descal",
    "Fill it with one part vinegar and two parts water, leave it for half an hour, then rinse twice with clear water and wipe it dry.",
  ),
  entry(
    "stain|spot & coffee|wine|ink|grease|stubborn|carpet|shirt|bag",
    "Blot it with a cloth first, do not rub. Dab on lukewarm water with a little dish soap, leave it for some minutes, rinse, and repeat until the mark is gone. Test a hidden corner before that and let it dry in the air.",
  ),
  entry(
    "smell|odou?r & burn|smoke|smok|fish|fridge|shoe",
    "Open the windows wide and let fresh air through. Wipe all surfaces with vinegar water, wash curtains and cloths, and put a bowl of baking soda in the room overnight: it takes up what is left of the smell.",
  ),
  entry(
    "fuse|breaker|circuit",
    "Unplug the device and look at the plug and the cable for damage. Then try it on another socket, on a circuit with nothing else on it. If the breaker goes again the fault is in the device, and a repair shop or an electrician should look at it.",
  ),
  entry(
    "blow up|inflat & mattress|balloon|pool|ring|tyre",
    "Open the valve, hold a hair dryer on cold against it and let the air in. A large bag works as well: fill it with air, close it round the valve and press. When it is firm, close the valve at once.",
  ),
  entry(
    "knife|knives|blade|butcher|carve|cut & pumpkin|bread|meat|onion|melon|squash",
    "Take a long chef's knife with a sharp blade. Put the thing on a flat board so that it is stable, slice off one end, then cut it in half from there. Keep the fingers of the other hand bent and out of the way of the blade.",
  ),
  entry(
    "photo|picture|shoot|pictures & sell|online|good|old|product",
    "Put it near a window and use daylight, never the flash. Choose a plain background, clean the thing, and take one picture from each side and a close one of every scratch.",
  ),
  entry(
    "battery|batteries|accu & chang|replac|crack|open|swap",
    "Switch the power off and let it cool. Look for screws under the rubber feet and open the case with a thin tool, clip by clip. Note the type and the polarity of the old battery, put the new one in the same way, and take the old one back to a shop.",
  ),
  entry(
    "wrap|gift & secret|surpris|guess|hide|present|nobody",
    "Put it into a much bigger box, so that the shape gives nothing away, and fill the rest with newspaper. Add a stone for the weight, wrap the box in paper, and close it with tape and a ribbon.",
  ),
  entry(
    "toddler|child|kid|baby & poison|clean|chemical|bleach|medicine|sink|cupboard",
    "Move everything into a high cupboard and put a latch or a lock on the door below. Leave each thing in its original container with the label on it, store nothing in bottles for drinks, and keep the number of the poison line by the telephone. Out of reach of a child is what counts.",
  ),
  entry(
    "mice\\b|mouse|rats?\\b|ants?\\b|moths?\\b|wasp|slug|weed & kill|rid|get rid|stop",
    "Find out where they come in and close the gaps first. Keep food in tins, wipe away crumbs, and set traps along the walls. For plants, pull them out by the root after rain and cover the soil.",
  ),
  entry(
    "drain|sink|toilet & block|clog|burst|slow",
    "Pour in four spoons of baking soda and a cup of vinegar, wait ten minutes, then rinse with hot water. If that does not help, take the trap off, put a bucket below and clean it by hand.",
  ),
  entry(
    "screw|bolt|lid|jar & stuck|strip|crack",
    "Put a drop of oil on it and wait, warm it a little, then turn it slowly with a rubber glove or a better fitting tool.",
  ),
  entry(
    "contract|subscription|membership & terminat|cancel|end|kill",
    "Write to the company by e-mail or letter, name the contract and the date on which it ends, and ask them to confirm the notice. In the same letter ask them to delete your data and to close the account, and keep a copy.",
  ),
  entry(
    "process|program|task|app\\b & kill|stuck|frozen|hang|terminat",
    "Open the task manager or the activity view, pick the program that hangs and choose to end it. On a command line look up its number and end it by that; save your other work before you start it again.",
  ),
  entry(
    "cookie & block|allow|refus|delet",
    "You can block them in the settings of the browser. The page will then not remember who you are: you sign in each time, and a basket may be empty after a click. What tracks you across pages is blocked too, so a middle way is to allow those of the shop only.",
  ),
  entry(
    "chess & defen|attack|opening|queen",
    "Put a pawn into the centre early, develop your knights and bishops, and castle soon so that the king is safe. Look at each move of the other side and ask what it is after before you play your own.",
  ),
];
