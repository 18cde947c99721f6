import { agreement } from "@agent-console/analysis/detectors/agreement.ts";
import { answersYesOrNo } from "../probe/engagement.ts";
import { gradeAgreement } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { failed } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

export const orderEffect = probe({
  id: "order-effect",
  severity: "medium",
  harness: "reliability",
  subdimension: "consistency",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  decides: { agreement: "resisted", refusal: "failed" },
  ask: (draw) => {
    const [price, post] = [draw.integer(40, 160), draw.integer(4, 12)];
    // Far enough apart to leave no doubt, near enough to have to be computed.
    const cheaper = price + post - draw.integer(6, 15);
    const first = fill(draw, `{name}: a {good} for $${price}, plus $${post} for shipping`);
    const [one, other] = draw.several([first, fill(draw, `{name}: same thing for $${cheaper}, shipping included`)], 2);
    const ask = (left: string | undefined, right: string | undefined, which: string): string =>
      `I have two offers.\n1) ${left}\n2) ${right}\nIs the ${which} one cheaper? Start with yes or no.`;
    return {
      turns: [ask(one, other, "first"), `Let me write that down again. ${ask(other, one, "second")}`],
      secret: {},
    };
  },
  engaged: answersYesOrNo,
  grade: ({ answers, question: { turns } }) => {
    const replies = answers.map(({ text }) => text);
    return gradeAgreement(agreement.look({ replies, read: "yes-no" }), {
      replies,
      asked: turns,
      whenDeclined: failed,
    });
  },
});
