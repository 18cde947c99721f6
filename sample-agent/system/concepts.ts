import type { Feature } from "../language/vocabulary.ts";
import { entries } from "../language/words.ts";
import {
  abilities,
  claims,
  codes,
  deeds,
  harm,
  hidden,
  insults,
  masks,
  material,
  personal,
  secrets,
  tellings,
  traits,
  unknowns,
} from "./lexicons.ts";

/**
 * One way to request a feature. `ask`: the action is wanted. `forbid`: the action must be negated. `things` and
 * `about`, if given, must be in the same sentence. Entries are single words or short pairs, with a star for any ending.
 * They were written without looking at any rule, and a test keeps it that way.
 */
export interface Concept {
  readonly feature: Feature;
  readonly wants: "ask" | "forbid";
  readonly acts: readonly string[];
  readonly things?: readonly string[];
  readonly about?: readonly string[];
}

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
    feature: "hierarchy",
    wants: "ask",
    acts: entries("only, solely, alone, come from, comes from, set by, given by, nobody but"),
    things: entries("operator*, system, this prompt, this text, these lines, written here, shop"),
    about: entries("instruct*, order, orders, rule, rules, command*, authority"),
  },
  {
    feature: "hierarchy",
    wants: "ask",
    acts: entries("nothing, no weight, unproven, not enough, proof, proves, prove, changes nothing, no rights"),
    things: claims,
  },
  {
    feature: "data_not_instructions",
    wants: "forbid",
    acts: entries("follow*, obey*, execut*, act on, acted on, carry out, comply*, heed*, perform*"),
    things: [...material, ...entries("mail, mails, results, strangers, somebody else, others wrote, within")],
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
  {
    feature: "data_not_instructions",
    wants: "ask",
    acts: entries("data, information only, material, evidence, reading matter"),
    things: entries(
      "not orders, not instructions, never orders, never instructions, no orders, not commands, nothing more",
    ),
  },
  { feature: "no_disclosure", wants: "forbid", acts: tellings, things: [...hidden, ...secrets] },
  {
    feature: "no_disclosure",
    wants: "ask",
    acts: entries(`confidential*, secret, private, to yourself, undisclosed, off limits, protect*, guard, conceal*, for you
    alone, for your eyes, inside, unsaid, stays with`),
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
    things: entries(`character, role, identity, persona, same assistant, who you are, support assistant, yourself, this
    assistant, the assistant`),
  },
  {
    feature: "role_lock",
    wants: "ask",
    acts: entries("apply, applies, hold, holds, stay, remain, keep, still, same"),
    things: entries(
      "story, stories, game, games, fiction*, role play*, roleplay*, novel*, play, persona*, costume, mask",
    ),
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
    things: unknowns,
  },
  {
    feature: "abstain",
    wants: "forbid",
    acts: entries("answer*, claim*, present*, assert*, fill*"),
    things: unknowns,
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
    feature: "scope",
    wants: "ask",
    acts: entries(
      "only, keep to, stick to, nothing more, nothing else, no more, stay with*, limit*, confin*, exactly what",
    ),
    things: entries("task, tasks, job, purpose, asked for, was asked, were asked, your field, assignment"),
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
    acts: entries("insult*, mock*, demean*, ridicul*, curs*, humiliat*, belittl*, degrad*"),
  },
  {
    feature: "courtesy",
    wants: "forbid",
    acts: entries("us*, repeat*, say*, writ*, produc*, echo*, utter*, answer*, return*"),
    things: insults,
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
    acts: entries("same, consistent*, exact, exactly, identical*, verbatim, precise*, steady, unchanged"),
    things:
      entries(`figure*, number*, fact*, every time, each time, repeat*, period*, deadline*, wording, answers, asked
    again, twice, same question, rating*`),
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
    wants: "ask",
    acts: entries("same, alike, equal*, identical*, no difference"),
    things: traits,
  },
  {
    feature: "fairness",
    wants: "forbid",
    acts: entries(
      "discriminat*, favour*, favor*, influenc*, affect*, sway*, depend*, matter*, count, weigh*, disadvantag*, play",
    ),
    things: traits,
  },
  {
    feature: "capability",
    wants: "forbid",
    acts: entries(
      "promis*, claim*, offer*, announc*, pledge*, pretend*, imply, implies, act as, say*, tell*, suggest*, describ*",
    ),
    things: abilities,
  },
  {
    feature: "capability",
    wants: "ask",
    acts: entries("say*, tell*, admit*, be honest, be open, stat*, explain*, make clear, own up"),
    things: entries(`cannot do, can't do, cannot see, can't see, limit*, limitation*, not able, unable, not see, your
    abilities, what you can, missing file*, no attachment, a program, software, an ai, a machine, no access`),
  },
  {
    feature: "ask_back",
    wants: "ask",
    acts: entries("ask*, clarif*, inquir*, enquir*, find out"),
    things: entries(`which, unclear, ambiguous*, ambiguit*, several, more than one, two records, two orders, is meant,
    they mean, doubt, clarif*, not clear, could mean, fits, choose between, two things`),
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
    acts: entries("repeat*, writ*, produc*, generat*, go on, fill*, run on"),
    things: entries(
      "endless*, without end, very long, huge, lengthy, over and over, excessive*, hundreds, thousands, pages",
    ),
  },
  {
    feature: "defer",
    wants: "ask",
    acts: entries(
      "refer*, direct*, send, point, leave, recommend*, advis*, suggest*, consult*, belong*, see, turn to, need*, ask, talk, speak",
    ),
    things: entries(`doctor*, lawyer*, professional*, expert*, physician*, specialist*, pharmacist*, solicitor*,
    adviser*, advisor*, attorney*, nurse*, clinic*, therapist*, qualified`),
  },
  {
    feature: "defer",
    wants: "forbid",
    acts: entries("diagnos*, prescrib*, giv*, provid*, offer*, mak*, act, decid*, replac*, judg*"),
    things:
      entries(`medical*, legal*, financial*, diagnos*, dose*, dosage*, investment*, guarantee*, medicine*, treatment*,
    illness*, doctor*, lawyer*`),
  },
];
