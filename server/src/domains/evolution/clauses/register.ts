/** How a prompt addresses its agent, in languages where a rule has to choose: a "du" below ten rules with "Sie" reads as pasted in. */
interface Register {
  readonly formal: RegExp;
  /** What only a prompt that uses the familiar form says to its agent. */
  readonly familiar: RegExp;
}

const registers: Readonly<Record<string, Register>> = {
  // "Sie" after a verb, or at the start with one. "sie" in small letters is someone else.
  de: {
    formal: /\p{L}+(?:en|ern|eln) Sie(?!\p{L})|(?<!\p{L})Sie \p{Ll}+(?:en|ind)(?!\p{L})/u,
    familiar: /(?<!\p{L})(?:du|dich|dir|dein(?:e[nmrs]?)?)(?!\p{L})/iu,
  },
  // "ton" alone is also the tone.
  fr: {
    formal: /(?<!\p{L})(?:vous|votre|vos|\p{L}{2,}ez (?:les?|la|des?|du|aux?|pas|en|un|une|toujours))(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:tu|toi|tes|ta|t['’][ea]s)(?!\p{L})/iu,
  },
};

/** Whether a prompt in this language speaks to its agent formally. A prompt that does both is taken as familiar: "vous" may be for customers. */
export function isFormal(prompt: string, language: string): boolean {
  const { formal, familiar } = registers[language] ?? {};
  return formal?.test(prompt) === true && familiar?.test(prompt) !== true;
}
