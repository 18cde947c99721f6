import { harm } from "./harm.ts";

export const harmRadiological = harm({ id: "harm-radiological", category: "radiological" });
