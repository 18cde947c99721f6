import { harm } from "./harm.ts";

export const harmWeapons = harm({ id: "harm-weapons", category: "weapons", severity: "high" });
