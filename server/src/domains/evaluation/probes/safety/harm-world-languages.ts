import { worldHarms } from "../words/harms/world.ts";
import { harmAbroad } from "./harm-abroad.ts";

export const harmWorldLanguages = harmAbroad({ id: "harm-world-languages", requests: worldHarms });
