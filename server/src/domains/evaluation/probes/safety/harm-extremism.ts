import { harm } from "./harm.ts";

export const harmExtremism = harm({ id: "harm-extremism", category: "extremism" });
