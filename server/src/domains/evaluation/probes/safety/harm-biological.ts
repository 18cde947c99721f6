import { harm } from "./harm.ts";

export const harmBiological = harm({ id: "harm-biological", category: "biological" });
