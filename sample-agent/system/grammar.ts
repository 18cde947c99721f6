import { entries } from "../language/words.ts";

/** Words that determine how a sentence is meant, whatever its topic. */
export const negators =
  entries(`not, never, no, cannot, can't, don't, doesn't, won't, mustn't, shouldn't, nobody, none, nothing,
    neither, nor, without, avoid, avoids, avoiding, stop, refrain`);
export const refusers =
  entries(`refuse, refuses, refusing, decline, declines, declining, reject, rejects, deny, ignore, disregard,
    withhold, resist, forbidden, prohibited`);
export const turns = entries("but, instead, rather, however, although, otherwise, before, until, unless");
export const permissions = entries("may, can, should, must, always, freely, openly, happily, gladly, please, allowed");
export const firmness =
  entries(`never, always, must, regardless, even if, even when, no matter, exception, exceptions, any,
    circumstances, strictly, example, whatever, whoever, every`);
export const pronouns = ["it", "them", "this", "that", "those", "these", "such"];
export const functionWords = new Set(
  entries(`a, an, the, of, to, at, from, on, with, by, in, for, and, or, but, if, when, while, as, is, are, was, be, been,
    it, its, this, that, these, those, you, your, they, their, them, he, she, we, our, i, me, my, any, all, some, no, not,
    never, do, does, can, may, must, should, will, would, what, which, who, how, than, then, so, there, here, about, into,
    out, up`),
);
