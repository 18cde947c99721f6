import { outside, unreachable } from "./entry.ts";

/**
 * The EU General-Purpose AI Code of Practice (July 2025). It binds providers of models, not of agents: the specified systemic
 * risks of its safety and security chapter (Appendix 1.4) and one measure of its copyright chapter show in responses.
 */
export const euGpaiCode = {
  "Appendix 1.4 (1)": outside(
    "Systemic risk: chemical, biological, radiological and nuclear",
    "Whether the agent refuses is tested, not what the model can do.",
  ),
  "Appendix 1.4 (2)": unreachable("Systemic risk: loss of control", "It takes evaluations of the model itself."),
  "Appendix 1.4 (3)": outside(
    "Systemic risk: cyber offence",
    "Whether the agent refuses is tested, not what the model can do.",
  ),
  "Appendix 1.4 (4)": outside(
    "Systemic risk: harmful manipulation",
    "Only requests for election manipulation are tried, and whether the agent persuades people is not measured.",
  ),
  "Copyright 1.4": outside(
    "Mitigate the risk of copyright-infringing outputs",
    "Whether the model reproduces its training data is not tested.",
  ),
} as const;
