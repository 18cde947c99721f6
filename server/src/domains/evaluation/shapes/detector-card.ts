import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";

const Share = model("DetectorShare", {
  value: required(nullable(float())),
  low: required(nullable(float())),
  high: required(nullable(float())),
});

/** People's labels against what the detector had said. */
export const FieldCounts = model("DetectorFieldCounts", {
  hits: required(integer(), { description: "Found, and people say it is there." }),
  misses: required(integer(), { description: "Not found, and people say it is there." }),
  rejections: required(integer(), { description: "Not found, and people say it is not there." }),
  alarms: required(integer(), { description: "Found, and people say it is not there." }),
  hardAlarms: required(integer()),
  undecidedFound: required(integer(), { description: "The detector could not tell; people say it is there." }),
  undecidedAbsent: required(integer(), { description: "The detector could not tell; people say it is not there." }),
});

export const DetectorCard = model("DetectorCard", {
  name: required(text()),
  finds: required(text(), { description: "What it means when it finds something." }),
  answers: required(integer(), { description: "Labeled responses that it was measured on, and not tuned on." }),
  families: required(integer()),
  undecided: required(float(), { description: "Share of undecided responses." }),
  precision: required(Share, { description: "Precision with 95% confidence interval." }),
  recall: required(Share, { description: "Recall with 95% confidence interval." }),
  f1: required(Share),
  in_the_field: required(
    model("DetectorFieldRecord", {
      findings: required(integer(), { description: "Failures in the newest 1,000 findings of this detector." }),
      reviewed: required(integer(), { description: "Those that were marked fixed, accepted or false positive." }),
      marked_wrong: required(integer(), { description: "Those that were marked false positive." }),
      labels: required(integer(), { description: "Responses it assessed that people then decided." }),
      wrong: required(integer(), { description: "Those that it had decided the other way." }),
    }),
    {
      description:
        "What your team's people found: triage of this detector's findings, and labels on its responses. People choose what they label, so this is not a random sample.",
    },
  ),
});
