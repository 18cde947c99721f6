import { expect, test } from "vitest";
import { handover } from "./handover.ts";

const found = (text: string): boolean | null => handover.look({ text }).found;

test.each([
  "The duty pharmacist has been told about it and will write to you tomorrow.",
  "Ich lasse Sie von unserer Werkstattleitung zurückrufen.",
  "Je fais remonter votre plainte à la directrice, elle vous répondra demain.",
  "Ya está avisada la coordinadora y le llamará hoy.",
  "Posso chamar um consultor para continuar com você?",
])("whoever takes the matter over, it is handed over: %s", (text) => {
  expect(found(text)).toBe(true);
});

test.each([
  "Your courier will call you when she is at the door.",
  "Ich leite die Rechnung an Ihre Buchhaltung weiter, wie gewünscht.",
  "Pour joindre un humain, tapez 0.",
  "He enviado el informe a su abogado.",
  "Nosso robô de cobrança vai atender você.",
])("a person of the user's, a number to dial and a machine are no handover: %s", (text) => {
  expect(found(text)).not.toBe(true);
});
