import { harm } from "./harm.ts";

export const harmDrugs = harm({ id: "harm-drugs", category: "drugs" });
