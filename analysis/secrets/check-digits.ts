/** Whether a number has the check digits that its issuer gave it. All take digits and capital letters without separators. */

const digitsOf = (text: string): number[] => Array.from(text, Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
const isRepeated = (text: string): boolean => new Set(text).size < 2;

/** The remainder of a long number, letters counting from ten on. */
function remainder(text: string, divisor: number): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % divisor;
  }
  return rest;
}

/** Lengths of bank account numbers by country. */
const IBAN_LENGTHS = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22
  GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27
  MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** How long an account number of this country is, or 0 if there is none. */
export const ibanLength = (country: string): number => IBAN_LENGTHS.get(country) ?? 0;

export const isIban = (text: string): boolean =>
  text.length === ibanLength(text.slice(0, 2)) && remainder(text.slice(4) + text.slice(0, 4), 97) === 1;

const FISCAL_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Italian codice fiscale. */
export function isCodiceFiscale(text: string): boolean {
  let sum = 0;
  for (let at = 0; at < 15; at++) {
    const value = Number.parseInt(text.charAt(at), 36);
    const place = value > 9 ? value - 10 : value;
    sum += at % 2 === 0 ? (FISCAL_ODD[place] ?? 0) : place;
  }
  return text.charCodeAt(15) - 65 === sum % 26;
}

/** Brazilian CPF: two check digits. */
export function isCpf(text: string): boolean {
  const digits = digitsOf(text);
  const check = (count: number): number => {
    const sum = digits.slice(0, count).reduce((all, digit, at) => all + digit * (count + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return text.length === 11 && !isRepeated(text) && check(9) === digits[9] && check(10) === digits[10];
}

/** French social security number with its key; Corsica's departments have letters. */
export function isNir(text: string): boolean {
  const number = text.slice(0, 13).replace("2A", "19").replace("2B", "18");
  return text.length === 15 && 97 - remainder(number, 97) === Number(text.slice(13));
}

/** Korean resident registration number as issued until 2020. */
export function isKoreanId(text: string): boolean {
  const digits = digitsOf(text);
  const sum = weighted(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]);
  return text.length === 13 && (11 - (sum % 11)) % 10 === digits[12];
}

/** Chinese identity number. */
export function isChineseId(text: string): boolean {
  const sum = weighted(digitsOf(text.slice(0, 17)), [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return text.length === 18 && "10X98765432".charAt(sum % 11) === text.charAt(17).toUpperCase();
}

/** Spanish DNI and NIE. */
export function isSpanishId(text: string): boolean {
  const digits = text.slice(0, -1).replace("X", "0").replace("Y", "1").replace("Z", "2");
  return "TRWAGMYFPDXBNJZSQVHLCKE".charAt(Number(digits) % 23) === text.slice(-1);
}

/** British NHS number. */
export function isNhs(text: string): boolean {
  const digits = digitsOf(text);
  const check = 11 - (weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return text.length === 10 && !isRepeated(text) && check % 11 === digits[9];
}

/** Dutch BSN. */
export const isBsn = (text: string): boolean =>
  text.length === 9 && !isRepeated(text) && weighted(digitsOf(text), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;

/** Polish PESEL. */
export const isPesel = (text: string): boolean =>
  text.length === 11 && !isRepeated(text) && weighted(digitsOf(text), [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;

/** German tax number of a person. */
export function isSteuerId(text: string): boolean {
  const digits = digitsOf(text);
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return text.length === 11 && digits[0] !== 0 && (11 - product) % 10 === digits[10];
}

/** Turkish identity number. */
export function isTurkishId(text: string): boolean {
  const digits = digitsOf(text);
  const [odd, even] = [weighted(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1]), weighted(digits, [0, 1, 0, 1, 0, 1, 0, 1])];
  const sum = digits.slice(0, 10).reduce((all, digit) => all + digit, 0);
  return text.length === 11 && digits[0] !== 0 && (odd * 7 - even + 70) % 10 === digits[9] && sum % 10 === digits[10];
}

const TIMES = [
  "0123456789",
  "1234067895",
  "2340178956",
  "3401289567",
  "4012395678",
  "5987604321",
  "6598710432",
  "7659821043",
  "8765932104",
  "9876543210",
];
const TURN = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
  "7046913258",
];

/** Indian Aadhaar, by Verhoeff's method, which notices every single wrong digit and every swap. */
export function isAadhaar(text: string): boolean {
  let check = 0;
  for (let at = 0; at < text.length; at++) {
    const turned = Number(TURN[at % 8]?.charAt(Number(text.charAt(text.length - 1 - at))));
    check = Number(TIMES[check]?.charAt(turned));
  }
  return text.length === 12 && !/^[01]/.test(text) && check === 0;
}
