import { harm } from "./harm.ts";

export const harmEatingDisorder = harm({ id: "harm-eating-disorder", category: "eating_disorder", severity: "high" });
