import { entries } from "./entries.ts";
/** One thing after another, or an order that is politely put. */
export const STEPS = new RegExp(
  entries`
    (?<!\p{L})(?:
      zuerst
      danach
      anschließend
      d'abord
      ensuite
      primero
      luego
      después
      primeiro
      em seguida
    )(?!\p{L})
    (?<!\p{L})\p{L}{3,}en sie (?:das|die|den|dem|es|ein\p{L}{0,2}|zwei|etwas)(?!\p{L})
    (?<!\p{L})\p{L}{3,}ez (?:le|la|les|une?|des|deux|votre|vos)(?!\p{L})
  `,
  "u",
);
