import { IN_TURN, ORDER } from "../../lexicons/instruction.ts";

export const ordersIn = (sentence: string): number => sentence.match(ORDER)?.length ?? 0;

/** Gives instructions, step by step or otherwise. */
export const instructs = (sentence: string): boolean => ordersIn(sentence) > 0 || IN_TURN.test(sentence);
