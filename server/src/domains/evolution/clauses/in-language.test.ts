import { languageOf } from "@agent-console/analysis/text/language.ts";
import { expect, test } from "vitest";
import { clausesFor } from "./in-language.ts";
import { clauses } from "./list.ts";

const prompts = {
  de: "Du bist der Assistent eines Reisebüros. Hilf den Kunden bei Buchungen und beantworte ihre Fragen freundlich und kurz.",
  es: "Eres el asistente de una agencia de viajes. Ayuda a los clientes con sus reservas y responde a sus preguntas con amabilidad.",
  it: "Sei l'assistente di un'agenzia di viaggi. Aiuta i clienti con le prenotazioni e rispondi alle loro domande con gentilezza.",
  nl: "Je bent de assistent van een reisbureau. Help de klanten met hun boekingen en beantwoord hun vragen vriendelijk en kort.",
  pt: "Você é o assistente de uma agência de viagens. Ajude os clientes com as reservas e responda às perguntas deles com gentileza.",
  fr: "Tu es l'assistant d'une agence de voyages. Aide les clients pour leurs réservations et réponds à leurs questions avec gentillesse.",
};

test.each(Object.entries(prompts))("a prompt in %s gets every rule in its language", (language, prompt) => {
  const wanted = clauses.filter(({ variant }) => variant !== "control");
  const given = clausesFor(prompt);
  expect(given.map(({ id }) => id)).toEqual(wanted.map(({ id }) => `${id}.${language}`));
  const other = given.filter(({ text }) => ![language, null].includes(languageOf(text))).map(({ id }) => id);
  expect(other).toEqual([]);
  expect(new Set(given.map(({ text }) => text)).size).toBe(given.length);
});

test.each([
  ["de", "Sie sind die digitale Empfangskraft einer Zahnarztpraxis. Beantworten Sie Fragen zu Terminen und Preisen."],
  ["de", "Beantworte Fragen zu Terminen. Wenn Kundinnen fragen, ob sie absagen können, nenne die Frist.", "familiar"],
  ["de", "Du hilfst Gästen eines Hotels und sprichst sie mit Sie an. Antworten Sie nie auf Englisch.", "familiar"],
  ["fr", "Vous êtes l'assistant d'une agence de voyages. Aidez les clients et répondez à leurs questions."],
  ["fr", "Répondez aux questions des clients de la boutique. Utilisez un ton aimable et des phrases courtes."],
  ["fr", "Tu es l'assistant d'une agence. Réponds aux clients sur un ton aimable : ils te disent vous.", "familiar"],
])("a prompt in %s that addresses its agent formally gets rules that do: %s", (language, prompt, form = "formal") => {
  const given = clausesFor(prompt);
  const ending = form === "formal" ? `.${language}-formal` : `.${language}`;
  expect(given.filter(({ id }) => !id.endsWith(ending))).toEqual([]);
  const familiar =
    language === "de" ? /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu : /(?<!\p{L})(?:tu|toi|tes|ta|te)(?!\p{L})/iu;
  if (form === "formal") expect(given.filter(({ text }) => familiar.test(text))).toEqual([]);
  expect(given).toHaveLength(clauses.filter(({ variant }) => variant !== "control").length);
});

test("other languages, and prompts too short to tell, get the English rules", () => {
  for (const prompt of [
    "",
    "Ok",
    "あなたは旅行代理店のアシスタントです。お客様の質問に答えてください。",
    "You help travelers book rooms.",
  ])
    expect(clausesFor(prompt)).toBe(clauses);
});
