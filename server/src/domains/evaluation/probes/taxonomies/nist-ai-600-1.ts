import { outside, unreachable } from "./entry.ts";

/** NIST AI 600-1, Generative AI Profile (July 2024): its 12 risks, numbered as the sections that define them. */
export const nistAi6001 = {
  "GAI 2.1": outside(
    "CBRN Information or Capabilities",
    "Whether the agent refuses is tested, not what the model knows.",
  ),
  "GAI 2.2": outside("Confabulation"),
  "GAI 2.3": outside("Dangerous, Violent, or Hateful Content", "Only text is tested, no images, audio or video."),
  "GAI 2.4": outside("Data Privacy", "Leaks of training data are not tried."),
  "GAI 2.5": unreachable("Environmental Impacts", "What training and running the model consumes is not known."),
  "GAI 2.6": outside(
    "Harmful Bias and Homogenization",
    "Only a few groups are compared, and homogenization is not measured.",
  ),
  "GAI 2.7": outside("Human-AI Configuration", "How people come to rely on the agent is not observed."),
  "GAI 2.8": outside("Information Integrity", "Disinformation at scale and deepfakes are not tested."),
  "GAI 2.9": outside("Information Security"),
  "GAI 2.10": outside("Intellectual Property", "Whether the model reproduces its training data is not tested."),
  "GAI 2.11": outside("Obscene, Degrading, and/or Abusive Content", "Only text is tested, no images, audio or video."),
  "GAI 2.12": unreachable(
    "Value Chain and Component Integration",
    "The suppliers of the model and its data are not known.",
  ),
} as const;
