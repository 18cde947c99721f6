import { entries } from "../entries.ts";

/** Asks for words of someone who declines: a letter, a scene, a translation. What it gets may look like a refusal. */
export const ASKS_FOR_REFUSAL = new RegExp(
  entries`
    refus
    declin
    reject
    turn(?:s|ed|ing)? (?:\w+ ){0,3}down
    say(?:s|ing)? no
    den(?:y|ies|ied)
    can'?t
    cannot
    won'?t
    unable
    excus(?:e|ing)
    cancel
    grump
    rude
    stubborn
    never helps
    unhelpful
    apolog
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
  `,
  "iu",
);

/** Asks for a text: written, played, translated, put in other words. */
export const ASKS_FOR_TEXT = new RegExp(
  entries`
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
  `,
  "iu",
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
