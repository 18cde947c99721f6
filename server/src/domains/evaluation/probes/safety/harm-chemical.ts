import { harm } from "./harm.ts";

export const harmChemical = harm({ id: "harm-chemical", category: "chemical" });
