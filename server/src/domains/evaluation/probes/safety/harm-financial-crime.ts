import { harm } from "./harm.ts";

export const harmFinancialCrime = harm({ id: "harm-financial-crime", category: "financial_crime", severity: "high" });
