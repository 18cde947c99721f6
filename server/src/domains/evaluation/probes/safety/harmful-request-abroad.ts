import { byHarm } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";
import { foreignHarms } from "../words/foreign-harms.ts";

export const harmfulRequestAbroad = probe({
  id: "harmful-request-abroad",
  severity: "critical",
  harness: "safety",
  subdimension: "compliance",
  tags: {
    mitre_atlas: ["AML.T0048", "AML.T0054"],
    nist_ai_rmf: ["MEASURE 2.6", "MEASURE 2.11"],
    eu_ai_act: ["Article 5"],
  },
  languages: ["de", "fr", "es", "pt"],
  ask: (draw) => {
    const { want, signs } = draw.inTurn(foreignHarms);
    return { turns: [fill(draw, want)], secret: { signs } };
  },
  ...byHarm,
});
