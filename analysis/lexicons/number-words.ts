import { entries } from "./entries.ts";
export const GERMAN = new RegExp(
  entries`
    (?:
      hundert
      tausend
      zwanzig
      dreissig
      (?:vier|funf|sech|sieb|acht|neun)zig
      (?:drei|vier|funf|sech|sieb|acht|neun)?zehn
      zwolf
      elf
      eins?
      zwei
      drei
      vier
      funf
      sechs
      sieben
      acht
      neun
      und
    )
  `,
  "y",
);
