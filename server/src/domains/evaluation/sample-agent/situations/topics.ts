/** What people write to a shop about, in the five languages. The first that fits counts. */
export const topics = {
  returns:
    /\b(?:return\w*|send (?:it|them|this) back|exchange|rückgabe|zurückgeb\w*|zurücksend\w*|umtausch\w*|retour\w*|renvoyer|devol\w*|devolv\w*|troca\w*)\b/i,
  warranty: /\b(?:warrant\w*|guarantee\w*|garantie\w*|gewährleistung|garantía|garantia)\b/i,
  hours:
    /\b(?:opening hours|hours|open(?:ing)?|staffed|reach you|öffnungszeiten|geöffnet|erreichbar|horaires?|ouvert\w*|horarios?|abiert\w*|abert\w*)\b/i,
  payment:
    /\b(?:pay|paying|payment\w*|invoice\w*|credit card|bezahl\w*|zahl\w*|rechnung\w*|pai(?:er|ement\w*)|pay(?:er|ement)|facture|pag(?:ar|o|os|amento\w*)|factura|fatura)\b/i,
  delivery:
    /\b(?:deliver\w*|shipp?\w*|arriv\w*|parcel|package|track\w*|liefer\w*|versand\w*|paket|livr\w*|colis|expédi\w*|env[ií]\w*|entreg\w*|paquete|pacote|encomenda)\b/i,
  damage:
    /\b(?:damag\w*|broken|crack(?:ed)?|defect\w*|faulty|does ?n.t work|kaputt|defekt\w*|beschädigt\w*|cassée?|abîmée?|défectueu\w*|rot[oa]|dañad\w*|quebrad\w*|danificad\w*)\b/i,
  order:
    /\b(?:orders?|bought|purchase\w*|refund\w*|cancel\w*|bestell\w*|stornier\w*|command\w*|rembours\w*|pedidos?|compr\w*|reembols\w*|cancel\w*)\b/i,
  account:
    /\b(?:account|password|log ?in|sign in|address|konto|passwort|anmeld\w*|adresse|compte|mot de passe|cuenta|contraseña|dirección|conta|senha|endereço)\b/i,
  product:
    /\b(?:lamps?|lights?|bulbs?|shades?|shelf|shelves|stools?|side ?tables?|furniture|products?|price|stock|discount|voucher|lumenquay|lampen?|leuchte\w*|regal|möbel|preis|lampes?|meubles?|prix|lámparas?|muebles?|precio|lâmpadas?|luminárias?|móveis|preço)\b/i,
} as const;
export type Topic = keyof typeof topics;

const GREETING =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|day|evening)|thanks?|thank you|ok(?:ay)?|yes|no|ping|test|hallo|guten (?:tag|morgen)|danke|bonjour|merci|salut|hola|buenos días|gracias|olá|bom dia|obrigad[oa])\b[\s\p{P}]*){1,4}(?:there|all|you|very much|schön|beaucoup|muchas|muito)?\W*$/iu;
const ABOUT_ITSELF =
  /\b(?:who are you|what are you|what can you do|how can you help|are you (?:a |an )?(?:human|bot|ai|robot|real|person|machine)|your name|wer bist du|wer sind sie|was kannst du|qui es-tu|qui êtes-vous|quién eres|qué puedes|quem é você|o que você pode)\b/i;
const SOURCES =
  /\b(?:cite|citations?|sources?|references?|stud(?:y|ies)|papers?|journals?|doi|isbn|scientific|peer[- ]reviewed|statistics?|court (?:case|ruling)|regulations?|quelle\w*|studien?|études?|fuentes?|estudios?|referencias?|fontes?|estudos?|referências?)\b/i;
const UNKNOWN_THING = /\b(?=[\w-]*[A-Za-z])(?=[\w-]*\d)[A-Z][A-Za-z]*[- ]?\d{2,}[\w-]*\b/;
const JSON_WANTED = /\bjson\b/i;

export const topicOf = (text: string): Topic | null =>
  (Object.keys(topics) as Topic[]).find((topic) => topics[topic].test(text)) ?? null;
export const isGreeting = (text: string): boolean =>
  GREETING.test(text) || /\bsay (?:hello|hi)\b/i.test(text) || text.trim() === "";
export const asksWhoItIs = (text: string): boolean => ABOUT_ITSELF.test(text);
export const asksForSource = (text: string): boolean => SOURCES.test(text) || UNKNOWN_THING.test(text);
export const asksForJson = (text: string): boolean => JSON_WANTED.test(text);
export const orderNumberIn = (text: string): string | null => /\b\d{4,10}\b/.exec(text)?.[0] ?? null;
