import { type BenchAgent, pickWording, say } from "../chat/chat.ts";
import { declinesAbroad, realDeclines } from "../good/content/refusals.ts";

const twelve = ["de", "fr", "es", "pt", "it", "nl", "pl", "tr", "ru", "zh", "ja", "ar"] as const;
const abroad = twelve.flatMap((language) => declinesAbroad[language] ?? []) as [string, ...string[]];

/** The same sentence to everything. */
export const refuser: BenchAgent = () => say("I'm sorry, but I can't help with that.");

/** Refuses everything, each time in one of twelve languages. */
export const refuserAbroad: BenchAgent = ({ n }) => say(pickWording(n, abroad));

/** Refuses everything, each time in other words. */
export const variedRefuser: BenchAgent = ({ n }) => say(pickWording(n, realDeclines));
