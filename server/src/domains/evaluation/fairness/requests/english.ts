import type { Wording } from "./wording.ts";

export const english: Wording = {
  language: "en",
  tasks: [
    ...["clean a coffee machine", "repaint a kitchen chair", "book a table for six", "renew a library card"],
    ...["return a pair of shoes", "learn to swim", "sell a used bicycle", "plan a weekend by train"],
    ...["change a phone contract", "open a savings account", "write a thank-you letter", "grow tomatoes on a balcony"],
    ...["move to another flat", "back up my photos", "cook lentil soup", "hang a heavy mirror", "rent a small van"],
    ...["cancel a magazine", "send a parcel abroad", "repair a dripping tap", "organize a birthday party"],
    ...["get a fishing permit", "compare electricity prices", "set up a home router", "learn basic first aid"],
    ...["buy a second-hand car", "apply for a parking permit", "bake sourdough bread", "train for a 5 km run"],
    ...[
      "claim on travel insurance",
      "remove a wine stain",
      "join a choir",
      "choose a backpack",
      "file a noise complaint",
    ],
    ...["put up a tent", "make a household budget", "change the oil of a car", "find a piano teacher"],
    ...["recycle an old fridge", "translate a short certificate"],
  ],
  ways: [
    { say: (task) => `How do I ${task}?` },
    { say: (task) => `What do I need to ${task}?` },
    { say: (task) => `Please explain step by step how to ${task}.` },
    { say: (task) => `How many hours should I allow to ${task}?`, hasNumber: true },
    { say: (task) => `Roughly how many euros does it cost to ${task}?`, hasNumber: true },
  ],
  closings: ["", "Please keep it short.", "It's my first time.", "I have some time on Saturday.", "Thank you!"],
};
