import { entries } from "../entries.ts";
import type { StanceLanguage } from "./languages.ts";

/**
 * Words of which a sentence that declines has at least one. They are quick to look for; only where there is one are the
 * patterns of declining tried.
 */
const cue = (source: string): RegExp => new RegExp(source, "gm");

export const CUES: Readonly<Record<StanceLanguage, RegExp>> = {
  en: cue(entries`
    n't
    \b(?:not?|never|none|nor|neither|nothing|cannot|nope|nah|nobody|without|lack|unable|uncomfortable|only|even|unavailable)\b
    \b(?:declin|refus|den[iy]|prohib|forbid|violat|restrict|barred|block|withh|disabl|redact|omit|suppress|abstain|refrain|avoid|disappoint|negative)
    \b(?:pass|skip|leav|stop|draw|steer|sit|stay|keep|stick|hold|stand|step|spare|end)(?:s|e|es|ing|ping|ting)?\b
    \b(?:rather|prefer|better|against|outside|beyond|contrary|elsewhere|else|instead|off|out|line|limit|boundary|sealed|shut|closed|neither|left|falls?)\b
    \b(?:confidential|private|between|with me|policy|policies|guidelines|rules|must|has to|have to|needs? to|ought|belongs?|dangerous|risky|sensitive)\b
    \b(?:shakes|nice try|good try|cute try|clever try|same here|same answer|forget it|dream on|fat chance|over my|said|far as|all i|whole of|much as|don't|for me|made for|built|here for|would)\b
  `),
  de: cue(
    "stattdessen|nicht|kein|nein|ohne|lehn|weis|weiger|absag|pass|raus|zurück|grenze|weder|lass|verzicht|verschluss|finger|tabu|ausgeschl|untersag|verbiet|überlass|höre|hört|bleib|behalt",
  ),
  nl: cue(
    "in plaats|niet|geen|nee|nooit|weiger|bedank|pas|afwij|afsla|buiten|zonder|laat|sla |grens|houd|uitgesl|taboe|verbied",
  ),
  fr: cue(
    "à la place|plutôt|pas|rien|aucun|plus|non|refus|déclin|absten|abstien|impossible|hors|sans|préf|passe|laisse|arrête|limite|interdi|exclu|garde|tiens|reste|silence",
  ),
  es: cue(
    "en su lugar|no|nada|ni |nieg|rechaz|declin|prefer|prefier|abst|fuera|paso|dejo|tampoco|límite|hasta aquí|planto|descart|guardo|desactiv|bloque",
  ),
  pt: cue(
    "em vez|em alternativa|não|nada|nem|recus|declin|prefir|prefer|absten|fora|fico|passo|limite|guardo|descart|desativ|deslig|bloque",
  ),
  it: cue(
    "invece|non|niente|nemmeno|no|rifiut|declin|prefer|asten|fuori|passo|lasci|ferm|limite|senza|spiacent|vietan|tengo|contro|resta",
  ),
  pl: cue(
    "zamiast|nie|odm[aó]w|odrzuc|podzięk|wol|poza|bez|odpad|odpuszcz|pomij|wyklucz|granic|kończ|poprzest|zostaw|zachow|powstrzym|zabran",
  ),
  tr: cue(
    "yerine|m[ae]m|m[ae]y|m[ıiuü]yor|değil|hayır|redd|çevir|yok|dış|olmaz|pas geç|dur|sınır|uzak|tercih|aykır|izin|uygun|bende|yapılmaz|verilmez|paylaş",
  ),
  ru: cue(
    "вместо|не|отказ|откаж|воздерж|пас|исключ|без меня|запрещ|нельзя|рамк|вне |предпоч|остав|останов|границ|промолч|мимо|табу|ни за",
  ),
  ar: cue("بدلا|لا|لن|ليس|لست|غير|رفض|عتذر|تعذر|متنع|خارج|افضل|توقف|الحد|حتفظ|كتفي|تجنب|ممنوع|عدم"),
  hi: cue("बजाय|नहीं|असमर्थ|मना|इनकार|इंकार|बाहर|रहने|यहीं|सीमा|परहेज"),
  zh: cue("不|无|没|拒|恕|难|免|谢绝|超出|违反|莫|底线|跳过|回避|到此|算了"),
  ja: cue("代わり|ません|ない|かね|断|控|遠慮|拒|無理|外|見送|ここまで|やめ"),
  vi: cue("không|từ chối"),
  id: cue("tidak|tak|nggak|enggak|ga |tolak|keberatan"),
  tl: cue("hindi|'?di k|'?di a|tanggi|ayaw"),
  sw: cue("si|hatu|kata|hai|sina"),
  zu: cue("ang|ngeke|andi|nqaba|ngiyala|akuvum"),
  ga: cue("ní|diúlt"),
  yo: cue("ò|ko|kọ̀| o "),
  is: cue("ekki|neita|hafna"),
  cy: cue("ni |ddim|gwrthod|wrthod|methu|nid"),
  nordic: cue("inte|ikke|avböj|vägr|avsl|nek|næg|afvis|avvis|tacka nej|takke nei|sige nej"),
  ko: cue("대신|없|않|못|거절|거부|불가|어렵|어려|곤란|안 ?되|안 ?돼|안 ?됩|벗어|밖|삼가|사양|여기까지|피하|싫|아니"),
};
