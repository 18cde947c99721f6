import type { Language } from "../language/vocabulary.ts";
import type { ChatRequest } from "../request/chat-request.ts";
import type { Situation } from "../situations/situation.ts";
import { templates } from "../templates/by-language.ts";
import { type Occasion, phrase } from "../templates/template.ts";
import type { Resolve } from "./resolve.ts";

/** Everything that a response depends on. */
export interface Scene {
  readonly request: ChatRequest;
  readonly resolve: Resolve;
  readonly situation: Situation;
  /** The language of the response, right or wrong. */
  readonly language: Language;
}

export function say({ resolve, language }: Scene, occasion: Occasion, filling?: string): string {
  return phrase(templates[language][occasion], resolve.draw, filling);
}
