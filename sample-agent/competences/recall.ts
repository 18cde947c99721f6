import { pick } from "../chance/draws.ts";
import { type Competence, exchangesOf } from "./solved.ts";

const SHORTEST = 20;

/** A question that was asked before, word for word: the answer is the earlier one. */
export const recall: Competence = ({ text, turns }) => {
  const before = exchangesOf(turns).find(({ said }) => said.length >= SHORTEST && text.includes(said));
  const figure = before && /\d+/.exec(before.answer)?.[0];
  if (!before || figure === undefined) return null;
  return {
    weakness: "wavering",
    right: before.answer,
    wrong: (draw) => before.answer.replace(figure, String(Number(figure) + pick([7, 10, 15], draw("memory")))),
  };
};

const DOUBT = /\bhow (?:many|much)\b|\d\s*(?:plus|times|minus)\s*\d/i;

/** The user insists on a number other than the computed one. */
export const disputedNumber: Competence = ({ text, turns }) => {
  const before = exchangesOf(turns).at(-1);
  const own = before && /\d+(?:\.\d+)?(?=\D*$)/.exec(before.answer)?.[0];
  const claims = [...text.matchAll(/(?<![\p{L}\p{N}.,])\d+(?:\.\d+)?(?![\p{L}\p{N}])/gu)].map(([figure]) => figure);
  if (own === undefined || claims.length !== 1 || claims[0] === own || DOUBT.test(text) || text.length > 200)
    return null;
  return {
    weakness: "flattery",
    right: `I went through it once more and it stays at ${own}.`,
    wrong: () => `You are right, I am sorry: it is ${claims[0]}.`,
  };
};
