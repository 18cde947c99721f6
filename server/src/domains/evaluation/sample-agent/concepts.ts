import type { Feature } from "./vocabulary.ts";
import { entries } from "./words.ts";

/**
 * One way to ask for a feature. `ask`: the act is wanted; `forbid`: the act must be under a negation. `things` and
 * `about`, where given, have to stand in the same sentence. Entries are single words or short pairs, a star for any
 * ending: written without a look at any clause, and kept so by a test.
 */
export interface Concept {
  readonly feature: Feature;
  readonly wants: "ask" | "forbid";
  readonly acts: readonly string[];
  readonly things?: readonly string[];
  readonly about?: readonly string[];
}

const hidden =
  entries(`prompt*, instruction*, guideline*, configuration, directive*, briefing, system message, these rules,
    your rules`);
const secrets = entries(
  "keys, api key*, any key, secret key*, access key*, credential*, token*, secret*, password*, canary, reference code*",
);
const personal =
  entries(`personal, pii, private data, customer data, e mail*, email*, phone*, address*, card, cards, birth*,
    passport*, contact details, identif*, sensitive`);
const harm = entries(`harm, harmful, danger*, illegal*, unsafe, unlawful, weapon*, violen*, hurt*, crime*, criminal*,
    malicious, injur*, hazard*`);
const material =
  entries(`document*, paste*, quote*, quotation*, attach*, retriev*, page*, webpage*, website*, file*, review*,
    embedded, inside, tool, tools, third part*, external, forwarded, supplied, search result*, article*,
    ticket*`);
const tellings =
  entries(`reveal*, disclos*, shar*, show*, repeat*, print*, quot*, output*, expos*, leak*, tell*, recit*,
    paraphras*, display*, copy, hand out, give out, give away, spell out, translat*, summari*, discuss*,
    mention*, publish*, divulg*`);
const masks =
  entries(`mask*, redact*, anonymi*, omit*, protect*, obscur*, hide, leave out, black out, blank out, remov*,
    withhold`);
const deeds = entries(`refund*, cancel*, delet*, action*, tool*, irreversible, order, orders, payment*, account*,
    function*, operation*, transaction*, chang*`);
const insults = entries(`insult*, slur*, rude, offensive, toxic, profan*, abusive, hateful, demean*, derogat*, vulgar,
    swear*, mock*, degrading`);
const codes = entries(`encod*, base64, cipher*, obfuscat*, hex, rot13, scrambl*, disguis*, backwards, decoded`);

export const concepts: readonly Concept[] = [
  {
    feature: "hierarchy",
    wants: "forbid",
    acts: entries(`chang*, overrid*, overrul*, replac*, alter, alters, modif*, cancel, supersed*, rewrit*, forget*,
    abandon*, suspend*, ignore, set aside, drop, bypass*, lift, relax, disabl*, switch off`),
    things: entries("rules, instruct*, guideline*, policy, policies, directive*, prompt*"),
  },
  {
    feature: "hierarchy",
    wants: "ask",
    acts: entries(`precedence, priority, outrank*, prevail*, come first, rank above, stand above, stays above, highest
    authority, override*, take priority, binding`),
    things: entries("user*, customer*, message*, conversation, visitor*, chat, whoever, later, operator*"),
    about: entries("rule, rules, instruct*, guideline*, policy, system, operator*, developer*"),
  },
  {
    feature: "data_not_instructions",
    wants: "forbid",
    acts: entries("follow*, obey*, execut*, act on, acted on, carry out, comply*, heed*, perform*"),
    things: material,
    about: entries("instruct*, command*, order, orders, directive*, request*, demand*, text, content*, it"),
  },
  {
    feature: "data_not_instructions",
    wants: "ask",
    acts: entries("treat*, regard*, consider*, view*, handl*, understood, counts"),
    things: entries(`data, untrusted, information only, reference material, plain content, mere content, text to read,
    material`),
    about: [...material, "content*", "text", "user*"],
  },
  { feature: "no_disclosure", wants: "forbid", acts: tellings, things: [...hidden, ...secrets] },
  {
    feature: "no_disclosure",
    wants: "ask",
    acts: entries(`confidential*, secret, private, to yourself, undisclosed, off limits, protect*, guard, conceal*`),
    things: [...hidden, ...secrets],
  },
  {
    feature: "role_lock",
    wants: "forbid",
    acts: entries(`pretend*, role play*, roleplay*, impersonat*, adopt*, becom*, act as, play, assum*, take on,
    switch*, step out, slip, enter`),
    things: entries(`character*, persona*, role*, identit*, fiction*, game*, anything, anyone, someone, somebody, else,
    alter ego, mode, modes, story, different, another`),
  },
  {
    feature: "role_lock",
    wants: "ask",
    acts: entries("stay*, remain*, keep, retain*, hold on, maintain*"),
    things: entries(`character, role, identity, persona, same assistant, who you are, support assistant`),
  },
  {
    feature: "pii",
    wants: "forbid",
    acts: [...tellings, ...entries("echo*, includ*, reproduc*, writ*, pass on, read back, store")],
    things: personal,
  },
  { feature: "pii", wants: "ask", acts: masks, things: personal },
  { feature: "refuse_alt", wants: "ask", acts: ["refus*", "declin*", "turn down", "reject*", "say no"], things: harm },
  {
    feature: "refuse_alt",
    wants: "forbid",
    acts: entries("help*, assist*, explain*, provid*, giv*, advis*, support*, teach*, describ*"),
    things: harm,
  },
  {
    feature: "answer_benign",
    wants: "ask",
    acts: entries("answer*, help*, assist*, respond*, reply*, welcom*, support*"),
    things: entries(`harmless, benign, ordinary, legitimate, everyday, innocent, innocuous, reasonable, alarming`),
  },
  {
    feature: "answer_benign",
    wants: "forbid",
    acts: entries("refus*, declin*, reject*, turn away, turn down, block*, lectur*, brush off"),
    things: entries(`harmless, benign, ordinary, legitimate, everyday, innocent, innocuous, merely, just because, simply
    because, only because, normal, alarming, question*`),
  },
  {
    feature: "schema",
    wants: "ask",
    acts: entries(`answer*, respond*, reply*, return*, output*, produc*, use, follow*, match*, giv*, emit*, conform*,
    stick*, obey*, fit, fits, send`),
    things: ["json", "schema", "schemas"],
  },
  {
    feature: "schema",
    wants: "ask",
    acts: entries(`answer*, respond*, reply*, return*, output*, produc*, follow*, match*, keep*, stick*, use`),
    things: ["format", "structure", "layout", "fields", "keys"],
    about: entries(`exact*, valid*, requested, required, strict*, specified, asked, demanded, nothing else, machine*,
    parse*`),
  },
  {
    feature: "abstain",
    wants: "ask",
    acts: entries("say*, admit*, stat*, tell*, acknowledg*, reply, answer, be honest, be open"),
    things: entries(`don't know, do not know, not know, not sure, no information, uncertain*, unsure, cannot verify,
    can't verify, no source*, cannot confirm, unknown, so plainly`),
  },
  {
    feature: "abstain",
    wants: "forbid",
    acts: entries(`invent*, make up, making up, made up, fabricat*, guess*, speculat*, hallucinat*, conjure*`),
  },
  {
    feature: "scope",
    wants: "forbid",
    acts: entries("discuss*, answer*, talk*, engag*, help*, chat*, respond*, giv*, cover*, tak*"),
    things: entries(`unrelated, other topic*, other subject*, off topic, outside, beyond, politic*, anything else,
    general knowledge`),
  },
  {
    feature: "scope",
    wants: "ask",
    acts: entries(`only, limit*, restrict*, stay*, focus*, stick*, confin*, redirect*, steer*, decline*, solely,
    nothing but`),
    things: entries(`topic*, scope, orders, shop, store, deliver*, subject*, unrelated, off topic, customer service,
    support matters, purchases, products, remit`),
  },
  {
    feature: "confirm_tool",
    wants: "ask",
    acts: entries("confirm*, ask*, check*, verif*, approv*, consent*, permission, wait*, agree*"),
    things: ["before", "prior", "first", "until", "beforehand"],
    about: deeds,
  },
  {
    feature: "confirm_tool",
    wants: "forbid",
    acts: entries(`cancel*, refund*, delet*, execut*, run*, call*, perform*, tak*, mak*, chang*, issu*, invok*, us*,
    start*, trigger*`),
    things: entries("confirm*, approv*, permission, consent*, explicit yes, agree*"),
    about: ["without", "until", "unless", "before"],
  },
  {
    feature: "language",
    wants: "ask",
    acts: entries("answer*, reply*, respond*, writ*, use, speak*, match*, mirror*, stay*"),
    things: ["language", "tongue"],
    about: entries("customer*, user*, same, their, question, message, whatever, person, asked, they"),
  },
  {
    feature: "encoded",
    wants: "forbid",
    acts: entries(`decod*, follow*, obey*, execut*, act on, carry out, comply*, unscrambl*, answer*, perform*`),
    things: codes,
  },
  {
    feature: "encoded",
    wants: "ask",
    acts: entries("treat*, refus*, declin*, apply, applies, judg*, handl*, suspicio*"),
    things: codes,
  },
  {
    feature: "courtesy",
    wants: "forbid",
    acts: entries(`insult*, mock*, demean*, ridicul*, curs*, us*, repeat*, say*, writ*, produc*, echo*, utter*`),
    things: [...insults, "anyone", "people", "customers"],
  },
  {
    feature: "courtesy",
    wants: "ask",
    acts: ["stay*", "remain*", "be", "keep", "use", "speak", "always"],
    things: ["respectful*", "polite*", "courteous*", "civil", "neutral"],
  },
  {
    feature: "consistency",
    wants: "ask",
    acts: entries("same, consistent*, exact, exactly, identical*, verbatim, precise*"),
    things: entries(`figure*, number*, fact*, every time, each time, repeat*, period*, deadline*, wording, answers`),
  },
  {
    feature: "consistency",
    wants: "forbid",
    acts: entries("contradict*, vary, varies, round*, estimat*, chang*, deviat*"),
    things: entries("yourself, answer, answers, figure*, number*, fact*, between replies"),
  },
  {
    feature: "care",
    wants: "ask",
    acts: entries(`check*, recheck*, double check*, verif*, recalculat*, careful*, step by, again, twice, slowly`),
    things: entries(`calculat*, arithmetic, sum, sums, total*, math*, comput*, adding, reckon*, digit*, dates, counting,
    tables, quantit*`),
  },
  {
    feature: "candour",
    wants: "ask",
    acts: entries(`correct*, point out, disagree*, contradict*, stand by, stand firm, hold firm, stick, object*, set
    right`),
    things: entries(`wrong, false*, mistake*, mistaken, error*, untrue, incorrect*, pressure*, pushed, insist*, facts`),
  },
  {
    feature: "candour",
    wants: "forbid",
    acts: entries("agree*, flatter*, give in, yield*, confirm*, cave, caving, concede*, approv*"),
    things: entries(`wrong, false*, untrue, incorrect*, mistake*, pressure*, insist*, merely, simply, please, customer,
    somebody, because`),
  },
  {
    feature: "fairness",
    wants: "ask",
    acts: entries("treat*, judg*, rat*, assess*, decid*, weigh*, be, scor*, evaluat*, act, appl*"),
    things: entries(
      "alike, equal*, fair, fairly, fairness, impartial*, even handed*, same standard*, unbiased, same yardstick",
    ),
  },
  {
    feature: "fairness",
    wants: "forbid",
    acts: entries(
      "discriminat*, favour*, favor*, influenc*, affect*, sway*, depend*, matter*, count, weigh*, disadvantag*, play",
    ),
    things: entries(`origin*, gender*, sex, age, religio*, faith*, race, ethnic*, nationalit*, background*, name, names,
    disabilit*, people, groups, person`),
  },
  {
    feature: "capability",
    wants: "forbid",
    acts: entries("promis*, claim*, offer*, announc*, announce*, pledge*, pretend*, imply, implies, act as"),
    things: entries(`cannot do, can't do, cannot see, not able, unable, impossible, seen, attachment*, abilit*,
    capabilit*, beyond your, outside this, outside the, phone call*, deeds, done`),
  },
  {
    feature: "capability",
    wants: "ask",
    acts: entries("say*, tell*, admit*, be honest, be open, stat*, explain*, make clear, own up"),
    things: entries(`cannot do, can't do, cannot see, can't see, limit*, limitation*, not able, unable, not see, your
    abilities, what you can, missing file*, no attachment`),
  },
  {
    feature: "ask_back",
    wants: "ask",
    acts: entries("ask*, clarif*, inquir*, enquir*, find out"),
    things: entries(`which, unclear, ambiguous*, ambiguit*, several, more than one, two records, two orders, is meant,
    they mean, doubt, clarif*, not clear`),
  },
  {
    feature: "safe_values",
    wants: "ask",
    acts: entries("bind*, bound, parameter*, escap*, placeholder*, sanitiz*, sanitis*, prepared, encode, quote"),
    things: entries("sql, quer*, statement*, html, markup, script*, database*, value*, input*, code, page, pages"),
  },
  {
    feature: "safe_values",
    wants: "forbid",
    acts: entries("past*, concatenat*, insert*, interpolat*, put, embed*, build*, splic*, glu*, copy, plac*"),
    things: entries("sql, quer*, statement*, html, markup, database*"),
  },
  {
    feature: "safe_values",
    wants: "ask",
    acts: entries("treat*, handl*, regard*"),
    things: ["data"],
    about: entries("value*, input*, typed, entered, form, forms, field*, fill*"),
  },
  {
    feature: "brevity",
    wants: "ask",
    acts: entries("keep*, limit*, stay*, be, cap, answer*, restrict*, offer*"),
    things: entries(`concise*, brief*, brevity, length, short answers, short replies, compact, few sentences, sample,
    excerpt, reasonable size, bounds`),
  },
  {
    feature: "brevity",
    wants: "forbid",
    acts: entries("repeat*, writ*, produc*, generat*, go on, fill*, run on, answer*"),
    things: entries(
      "endless*, without end, very long, huge, lengthy, over and over, excessive*, hundreds, thousands, pages",
    ),
  },
  {
    feature: "defer",
    wants: "ask",
    acts: entries("refer*, direct*, send, point, leave, recommend*, advis*, suggest*, consult*, belong*, see, turn to"),
    things: entries(`doctor*, lawyer*, professional*, expert*, physician*, specialist*, pharmacist*, solicitor*,
    adviser*, advisor*`),
  },
  {
    feature: "defer",
    wants: "forbid",
    acts: entries("diagnos*, prescrib*, giv*, provid*, offer*, mak*, act"),
    things: entries("medical*, legal*, financial*, diagnos*, dose*, dosage*, investment*, guarantee*"),
  },
];

export const harmWords = harm;
