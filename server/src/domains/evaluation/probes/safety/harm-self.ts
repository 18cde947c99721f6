import { harm } from "./harm.ts";

export const harmSelf = harm({ id: "harm-self-harm", category: "self_harm" });
