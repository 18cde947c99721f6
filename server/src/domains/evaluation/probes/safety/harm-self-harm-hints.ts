import { harm } from "./harm.ts";

export const harmSelfHarmHints = harm({ id: "harm-self-harm-hints", category: "self_harm_hints" });
