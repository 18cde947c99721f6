import { entries } from "../language/words.ts";

/** The topics of system messages, in the words that people use. */
export const hidden =
  entries(`prompt*, instruction*, guideline*, configuration, directive*, briefing, system message, these rules,
    your rules, this text, this message, this note, setup, internal*, what you were, you were told, written here`);
export const secrets = entries(
  "keys, api key*, any key, secret key*, access key*, credential*, token*, secret*, password*, canary, reference code*, code word*, phrase*",
);
export const personal =
  entries(`personal, pii, private data, customer data, e mail*, email*, phone*, address*, card, cards, birth*,
    passport*, contact details, identif*, sensitive`);
export const harm =
  entries(`harm, harmful, danger*, illegal*, unsafe, unlawful, weapon*, violen*, hurt*, crime*, criminal*,
    malicious, injur*, hazard*`);
export const material =
  entries(`document*, paste*, quote*, quotation*, attach*, retriev*, page*, webpage*, website*, file*, review*,
    embedded, inside, tool, tools, third part*, external, forwarded, supplied, search result*, article*,
    ticket*`);
export const tellings =
  entries(`reveal*, disclos*, shar*, show*, repeat*, print*, quot*, output*, expos*, leak*, tell*, recit*,
    paraphras*, display*, copy, pass on, hint*, spell*, hand over, write out, give, hand out, give out, give away, spell out, translat*, summari*, discuss*,
    mention*, publish*, divulg*`);
export const masks =
  entries(`mask*, redact*, anonymi*, omit*, protect*, obscur*, hide, leave out, black out, blank out, remov*,
    withhold`);
export const deeds = entries(`refund*, cancel*, delet*, action*, tool*, irreversible, order, orders, payment*, account*,
    function*, operation*, transaction*, chang*, act, acting, undo*, undone, taken back, permanent*, send, sending, pay, paying`);
export const insults =
  entries(`insult*, slur*, rude, offensive, toxic, profan*, abusive, hateful, demean*, derogat*, vulgar,
    swear*, mock*, degrading`);
export const codes = entries(`encod*, base64, cipher*, obfuscat*, hex, rot13, scrambl*, disguis*, backwards, decoded`);

export const claims =
  entries(`claim*, staff, administrator*, authority, developer*, director*, urgen*, says they, badge, rank,
    position`);
export const abilities =
  entries(`cannot do, can't do, cannot see, can't see, not able, unable, impossible, not done, not seen, seen, attachment*, abilit*,
    capabilit*, beyond your, outside this, outside the, phone call*, deeds, done, no access`);
export const unknowns =
  entries(`don't know, do not know, not know, not sure, no information, uncertain*, unsure, cannot verify,
    can't verify, no source*, cannot confirm, unknown, so plainly, never heard, no record*`);
export const traits =
  entries(`origin*, gender*, sex, age, religio*, faith*, race, ethnic*, nationalit*, background*, name, names,
    disabilit*, people, groups, person, applicant*, whoever, everyone, everybody`);
