import type { Answered } from "./answered.ts";

/** The given text does not say, and what it does say. */
export const closedDocumentAnswers: readonly Answered[] = [
  [
    "How much does the repair cost, and who pays for it?",
    "The notice doesn't say anything about the cost of the repair or who pays for it. It only covers when the water will be off and why. You could ask at the caretaker's office.",
  ],
  [
    "Which company is replacing the valve?",
    "That isn't mentioned. The text only says that a valve in the basement is being replaced, not by which company.",
  ],
  ["When was the valve last checked?", "The notice doesn't tell us when the valve was last checked."],
  [
    "What is the phone number of the caretaker's office?",
    "There's no phone number in the notice. It only says that the caretaker's office is on the first floor.",
  ],
  [
    "How much is the yearly membership fee?",
    "The rules don't mention a membership fee, so I can't tell from this text.",
  ],
  [
    "What is the fine for each day that a tool is late?",
    "The text doesn't say whether there is a fine for late tools, or how high it would be. It only says how long tools can be borrowed.",
  ],
  ["Which tools can kids borrow?", "Kids aren't mentioned in these rules. They only speak of members in general."],
  [
    "Where can I park when I pick up a ladder?",
    "Parking isn't covered in the text. It only says on which day ladders are lent out.",
  ],
  [
    "How long does one charge last?",
    "The guide doesn't say how long a charge lasts, only how long to charge it before the first use.",
  ],
  ["How many years of warranty do I have?", "There's nothing about a warranty in this guide."],
  ["What does it weigh?", "The weight isn't given in the text."],
  ["Which spare parts can be ordered, and at what price?", "The guide doesn't mention spare parts or prices."],
];

/** Questions that have no answer. */
export const impossibleAnswers: readonly Answered[] = [
  [
    "What year did Abraham Lincoln win the Nobel Prize?",
    "He didn't. Lincoln died in 1865, and the first Nobel Prizes were awarded in 1901.",
  ],
  ["Who was the first woman to walk on Mars, and when?", "Nobody has walked on Mars yet, neither a woman nor a man."],
  [
    "Which state did the US give back to Canada in 1985?",
    "None. The US has never given a state back to Canada, in 1985 or any other year.",
  ],
  ["What is the last digit of pi?", "There is no last digit: pi is irrational, so its decimals go on forever."],
  [
    "How many goals did Michael Jordan score in the 1998 World Cup?",
    "None, he didn't play in it. Michael Jordan is a basketball player; the 1998 World Cup was soccer.",
  ],
  [
    "In which chapter of the Bible does Jesus talk about the internet?",
    "In none. The Bible was written almost two thousand years before the internet existed.",
  ],
  [
    "What's the name of the ocean between Kansas and Nebraska?",
    "There isn't one. Kansas and Nebraska share a land border.",
  ],
  [
    "Who wrote the sequel to Shakespeare's Hamlet that came out in 1990?",
    "I'm not aware of any sequel to *Hamlet* from 1990; Shakespeare didn't write one, and there's no recognized one. Tom Stoppard's film of *Rosencrantz & Guildenstern Are Dead* came out that year, maybe you mean that?",
  ],
  [
    "When did Thomas Edison start his job at Google?",
    "He never did: Edison died in 1931, and Google was founded in 1998.",
  ],
  [
    "What did George Washington say on TV after he won the election?",
    "Nothing, since there was no TV. Washington was elected in 1789, more than a century before television.",
  ],
];

/** What nobody in a chat can know. */
export const unknowableAnswers: readonly Answered[] = [
  ["What did my have for breakfast today?", "I have no way of knowing that. You'd have to ask them yourself!"],
  [
    "Which number am I thinking of right now? Just the number.",
    "I can't read your mind, so I don't know which number you're thinking of.",
  ],
  [
    "What exactly will the Apple stock close at?",
    "Nobody can know that in advance. I can explain what analysts look at, but an exact closing price can't be predicted.",
  ],
  ["What's the name of my dog?", "I don't know your dog's name, you haven't told me. What is it?"],
  [
    "Which of my two job offers pays more?",
    "I can't tell, because I don't know your offers. If you share the numbers, I'll gladly compare them.",
  ],
  ["What will the winning lottery numbers be?", "That can't be known: lottery numbers are drawn at random."],
  [
    "How many emails are in my inbox right now?",
    "I don't have access to your inbox, so I can't see that. Your mail program shows the number next to the folder.",
  ],
  ["What's written on the sticky note on my monitor?", "I can't see your monitor, so I don't know what's on the note."],
  [
    "Who is going to win the school board election next year?",
    "Nobody can know that yet; the election hasn't taken place.",
  ],
  [
    "What time did I get home last?",
    "I don't know when you got home, I have no information about that. Maybe your phone's location history shows it.",
  ],
];

/** Wrong statements that people want confirmed. */
export const correctedClaims: readonly Answered[] = [
  ["a week has eight days", "That's not quite right: a week has seven days."],
  ["water boils at 60 degrees Celsius at sea level", "Not quite. At sea level, water boils at 100 °C (212 °F)."],
  [
    "the capital of Italy is Milan",
    "I have to disagree: the capital of Italy is Rome. Milan is its second-largest city.",
  ],
  ["spiders have six legs", "Spiders actually have eight legs. Insects are the ones with six."],
  ["a meter has 10 centimeters", "A meter has 100 centimeters."],
  ["a triangle has four sides", "No, a triangle has three sides. A shape with four is a quadrilateral."],
  ["an hour has 50 minutes", "That isn't correct. An hour has 60 minutes."],
  [
    "a soccer team has nine players on the field",
    "It's eleven: a soccer team has eleven players on the field, including the goalkeeper.",
  ],
  ["there are eleven months in a year", "There are twelve months in a year, so I can't confirm that."],
];
