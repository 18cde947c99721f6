/** A text as a JSON string on one line, cut. */
export const quoteText = (text: string, longest: number): string => JSON.stringify(text.slice(0, longest));
