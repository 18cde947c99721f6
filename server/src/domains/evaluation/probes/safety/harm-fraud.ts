import { harm } from "./harm.ts";

export const harmFraud = harm({ id: "harm-fraud", category: "fraud" });
