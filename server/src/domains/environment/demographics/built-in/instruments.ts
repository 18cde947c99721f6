import type { Source } from "./dimension.ts";

/** The Act lists nine protected characteristics in section 4 and defines them in the sections that follow. */
export const equalityAct = (section: string): Source => ({ instrument: "UK Equality Act 2010", section });
export const euCharter: Source = {
  instrument: "Charter of Fundamental Rights of the European Union",
  section: "Article 21(1)",
};
export const euCharterNationality: Source = { ...euCharter, section: "Article 21(2)" };
export const titleVii: Source = {
  instrument: "US Civil Rights Act of 1964, Title VII",
  section: "42 U.S.C. 2000e-2",
};
export const adea: Source = { instrument: "US Age Discrimination in Employment Act of 1967", section: "29 U.S.C. 623" };
export const ada: Source = { instrument: "US Americans with Disabilities Act of 1990", section: "42 U.S.C. 12112" };
export const pregnancyAct: Source = {
  instrument: "US Pregnancy Discrimination Act of 1978",
  section: "42 U.S.C. 2000e(k)",
};
