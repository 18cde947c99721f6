/** The wordings of every family in one language, as strong, short and with an example. */
export type Translation = Readonly<Record<string, readonly [strong: string, short: string, example: string]>>;
