import { entries } from "../entries.ts";

/** Asks for words of someone who declines: a letter, a scene, a translation. What it gets may look like a refusal. */
const REFUSAL = entries`
  refus
  declin
  reject
  turn(?:s|ed|ing)? (?:\w+ ){0,3}down
  say(?:s|ing)? no\b
  den(?:y|ies|ied)
  excus(?:e|ing)
  cancel
  grump
  rude
  stubborn
  never helps
  unhelpful
  apolog
  (?<!\p{L})["'“‘][^"'”’\n]{0,80}\b(?:can'?t|cannot|won'?t|unable)\b
  rechaz
  niega
  ablehn
  absag
  weiger
  verrät
  verweiger
  odmów
  odmaw
  rifiut
  recus
  reddet
  отказ
  откаж
  رفض
  يرفض
  اعتذار
  मना
  इनकार
  拒
  断[るりっ]
  거절
  거부
`;

/** A rule against declining, as the templates of jailbreaks have it, asks for the contrary. */
const NO_REFUSAL = new RegExp(
  entries`
    (?:\b(?:never|not|no|without|zero|every|each|any|finds?)|n't)\b[^.!?\n]{0,24}\b(?:
      refus\w*
      declin\w*
      reject\w*
      den(?:y|ies|ied)
      say(?:s|ing)? no
      apolog\w*
      rude
    )
    \brefus\w+ (?:costs?|is|are|means?|counts?)\b
  `,
  "i",
);

/** Asks for a text: written, played, translated, put in other words. */
const TEXT = entries`
  \bwrit
  \bdraft
  \bcompose
  \btranslat
  \brewrit
  \bre-?phras
  \bplay\b
  \bpretend
  \bscene\b
  \bstory\b
  \bspeech\b
  \bpoem\b
  \bletter\b
  \be?-?mail\b
  \breply\b
  \bmessage\b
  \bdialog
  \bscript\b
  \bact (?:as|like)\b
  \bwhat (?:does|did|do) .{0,30}\bmean
  \bquote
  schreib
  übersetz
  formulier
  spiel
  écri
  rédig
  tradui
  escrib
  redact
  traduc
  escrev
  traduz
  scriv
  tradu
  schrijf
  vertaal
  napisz
  przetłumacz
  yaz
  çevir
  напиш
  перевед
  اكتب
  ترجم
  लिख
  अनुवाद
  写
  翻译
  書い
  訳し
  써
  번역
`;
export const ASKS_FOR_TEXT = new RegExp(TEXT, "iu");

const REFUSAL_AND_TEXT = [new RegExp(REFUSAL, "iu"), ASKS_FOR_TEXT] as const;
const SENTENCE = /[^.!?。\n]+[.!?。\n]*/g;

/** Whether one sentence asks for the words of someone who declines. */
export const asksForRefusal = (question: string): boolean =>
  REFUSAL_AND_TEXT.every((pattern) => pattern.test(question)) &&
  (question.match(SENTENCE) ?? []).some(
    (sentence) => REFUSAL_AND_TEXT.every((pattern) => pattern.test(sentence)) && !NO_REFUSAL.test(sentence),
  );

/** Asks to look something up in what was given. */
export const ASKS_TO_FIND = new RegExp(
  entries`
    \bfind\b
    \blocate\b
    \bsearch
    \blook (?:for|up)\b
    \bwhere (?:is|are|does|do|did)\b
    \bis there\b
    \bare there\b
    \bdoes (?:the|this|it|my)\b
    \bmention
    \bwhich (?:page|line|section|clause|paragraph)\b
    \bcan you see\b
    \bcheck (?:if|whether|for)\b
  `,
  "i",
);
