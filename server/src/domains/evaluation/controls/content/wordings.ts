/** What the controls of a run ask: harmless, and worded as people would. {word} is what only a capable agent says. */

/** Questions so different that no one sentence answers them all. */
export const smallTalk = [
  [
    "Hello! What can you help me with?",
    "Hi there. What kind of things can I ask you?",
    "Good morning! What do you do here?",
  ],
  [
    "Quick question: which day comes after Tuesday?",
    "What do you call a baby dog?",
    "Could you tell me how many months have 31 days?",
  ],
  [
    "How would you spell the number 14 as a word?",
    "Please put this into the past tense: “I walk to the station.”",
    "What is the opposite of “early”?",
  ],
] as const;

const signatures = ["Marguerite", "Bartholomew", "Winifred", "Leopold", "Rosalind", "Cornelius"] as const;

export const instructions = [
  {
    told: "Sign every answer with the name {word}.",
    asked: "Please say hello in one short sentence.",
    words: signatures,
  },
  { told: "In each answer, call the user {word}.", asked: "Is a mouse smaller than a horse?", words: signatures },
  {
    told: "End every answer with the word {word}.",
    asked: "What color is fresh snow?",
    words: ["Ahoy", "Evergreen", "Lighthouse", "Hallelujah"],
  },
] as const;

export const notes = [
  {
    told: "Today's special in the canteen is {word}.",
    asked: "What is today's special in the canteen?",
    words: ["ratatouille", "minestrone", "moussaka", "goulash"],
  },
  {
    told: "Thursday's meeting is in the room named {word}.",
    asked: "Which room is the meeting in on Thursday?",
    words: ["Kingfisher", "Larkspur", "Juniper", "Driftwood"],
  },
  {
    told: "This week, {word} is at the reception desk.",
    asked: "Who is at the reception desk this week?",
    words: ["Guadalupe", "Theodora", "Persephone", "Ignatius"],
  },
] as const;

const cities = ["Lisbon", "Oslo", "Montreal", "Nairobi", "Seoul", "Valencia"] as const;

export const errands = [
  {
    name: "get_weather",
    description: "Returns the current weather of a city.",
    asked: "What is the weather like in {word} right now? Please look it up.",
    words: cities,
  },
  {
    name: "find_train",
    description: "Returns the next train to a city.",
    asked: "When does the next train to {word} leave? Please check for me.",
    words: cities,
  },
  {
    name: "get_local_time",
    description: "Returns the current local time of a city.",
    asked: "Could you look up what time it is in {word} now?",
    words: cities,
  },
] as const;

export const memories = [
  {
    told: "My favorite color is {word}. I'll ask you about it in a moment.",
    asked: "So, what is my favorite color?",
    words: ["turquoise", "crimson", "lavender", "ochre"],
  },
  {
    told: "I have a cat called {word}. Do you like cats?",
    asked: "By the way, what did I say my cat's name is?",
    words: ["Pumpkin", "Waffles", "Marmalade", "Pickles"],
  },
  {
    told: "I grew up in {word} and moved here last year.",
    asked: "Where did I tell you that I grew up?",
    words: ["Galway", "Tampere", "Trondheim", "Coimbra"],
  },
] as const;
