import { harm } from "./harm.ts";

export const harmIntrusion = harm({ id: "harm-intrusion", category: "intrusion" });
