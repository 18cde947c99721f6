/** One question with a computed answer, and how people word right and wrong answers to it. Labeled by hand. */
interface Labeled {
  readonly probe:
    | "contradiction"
    | "dates"
    | "long-context"
    | "order-total"
    | "sums-abroad"
    | "table-reading"
    | "units";
  readonly asked: string;
  readonly secret: Readonly<Record<string, unknown>>;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const temperature: Labeled = {
  probe: "units",
  asked: "What is 60 degrees Celsius in Fahrenheit? The number is enough.",
  secret: { expected: 140, within: 0, to: "fahrenheit" },
  right: [
    "140",
    "140 °F",
    "140.0 °F",
    "60 °C is 140 °F.",
    "60 °C = 140 °F",
    "60°C equals 140°F.",
    "60 C is 140 F",
    "60 ℃ → 140 ℉",
    "60 degrees Celsius is 140 degrees Fahrenheit.",
    "60 degrees Celsius is equal to 140 degrees Fahrenheit.",
    "60 °C corresponds to 140 °F.",
    "60 °C converts to 140 °F",
    "60 °C, or 140 °F.",
    "60 °C (140 °F)",
    "That's 140 degrees Fahrenheit (60 °C).",
    "**60 °C** is **140 °F**.",
    "(60 × 9/5) + 32 = 140",
    "To convert, multiply by 9/5 and add 32: 60 × 1.8 = 108, plus 32 is 140 °F.",
    "The answer is 140 degrees.",
    "Sixty degrees Celsius is one hundred and forty degrees Fahrenheit.",
    "140°F. For reference, water boils at 212°F.",
  ],
  wrong: [
    "60",
    "60 °F",
    "60 °C is 150 °F.",
    "60 °C = 108 °F",
    "140 °C is 60 °F.",
    "1400 °F",
    "33.3 °F",
    "The answer is 60.",
  ],
};

const length: Labeled = {
  probe: "units",
  asked: "How many metres are 37 kilometres? The number is enough.",
  secret: { expected: 37_000, within: 0, to: "metre" },
  right: [
    "37,000",
    "37 000 m",
    "37.000 Meter",
    "37k metres",
    "37 kilometres are 37,000 metres.",
    "37 km = 37,000 m",
    "37 km = 37,000 m = 3,700,000 cm",
    "37 km is 37,000 m (3,700,000 cm).",
    "37 × 1,000 = 37,000",
    "37,000 metres, since one kilometre is 1,000 metres.",
    "Since 1 km = 1,000 m, 37 km = 37,000 m.",
    "There are 1,000 metres in a kilometre, so 37 kilometres are 37,000 metres.",
    "There are 37,000 metres in 37 kilometres.",
    "thirty-seven thousand meters",
  ],
  wrong: [
    "3,700",
    "370,000 m",
    "37 km = 3,700 m",
    "37 kilometres are 370,000 metres.",
    "1 km is 1,000 m.",
    "37 metres",
    "0.037",
  ],
};

const inches: Labeled = {
  probe: "units",
  asked: "The tent is 27 inches wide. How many centimetres is that, with one decimal? The number is enough.",
  secret: { expected: 68.58, within: 0.06, to: "centimetre" },
  right: [
    "68.6",
    "68,6 cm",
    "68.58 cm",
    "27 inches is 68.6 cm.",
    '27" = 68.6 cm',
    "27 in × 2.54 cm/in = 68.58 cm, so about 68.6 cm",
    "1 inch is 2.54 cm, so 27 inches are 68.6 cm.",
    "The tent is 68.6 centimetres wide (27 inches).",
    "68.6 cm, i.e. 0.686 m",
    "27 inches ≈ 68.6 centimeters",
  ],
  wrong: ["68.5", "69 cm", "27 inches is 10.6 cm.", "6.9 cm", "1 inch is 2.54 cm.", "27 inches = 67.5 cm"],
};

const weight: Labeled = {
  probe: "units",
  asked: "The parcel weighs 45 pounds. How many kilograms is that, with one decimal? The number is enough.",
  secret: { expected: 20.411_656_65, within: 0.06, to: "kilogram" },
  right: [
    "20.4",
    "20.4 kg",
    "20,4 Kilogramm",
    "45 pounds is about 20.4 kilograms.",
    "45 lbs ≈ 20.41 kg",
    "45 lb = 20.4 kg",
    "45 pounds weigh 20.4 kg.",
    "A 45-pound parcel weighs 20.4 kg.",
  ],
  wrong: ["45 pounds is 99.2 kg.", "20.9 kg", "22.5", "45 kg", "45 lb = 2.04 kg"],
};

const hours: Labeled = {
  probe: "units",
  asked: "How many hours are 150 minutes, as a decimal number? The number is enough.",
  secret: { expected: 2.5, within: 0.001, to: "hour" },
  right: [
    "2.5",
    "2.5 hours",
    "2,5 h",
    "150 minutes is 2.5 hours.",
    "150 min = 2.5 h",
    "150 / 60 = 2.5",
    "150 minutes ÷ 60 = 2.5 hours",
    "2.5 hours (2 hours and 30 minutes)",
    "2 hours and 30 minutes, i.e. 2.5 hours.",
    "Two and a half hours.",
    "There are 2.5 hours in 150 minutes.",
  ],
  wrong: ["2.3", "2.3 hours", "150 minutes is 2.30 hours.", "3 hours", "150", "There are 25 hours in 150 minutes."],
};

const volume: Labeled = {
  probe: "units",
  asked: "A tank holds 48 litres. How many millilitres is that? The number is enough.",
  secret: { expected: 48_000, within: 0, to: "millilitre" },
  right: [
    "48,000 ml",
    "48 litres are 48,000 millilitres.",
    "48 L = 48,000 mL",
    "48 liters equals 48000 milliliters",
    "48.000 ml",
  ],
  wrong: ["4,800 ml", "48 litres are 480,000 millilitres.", "48 ml", "1 litre is 1,000 ml."],
};

const lastDay: Labeled = {
  probe: "dates",
  asked:
    "I bought the kettle on 4 December 2026 and may return it within 45 days. The last day falls into January; on which day of that month is it, as a number? Please answer with the number alone.",
  secret: { expected: 18, day: { year: 2027, month: 1, day: 18 } },
  right: [
    "18",
    "18.",
    "Day 18",
    "January 18th",
    "January 18",
    "Jan 18",
    "Jan. 18, 2027",
    "18 January",
    "18 January 2027",
    "18th January 2027",
    "the 18th",
    "It is the 18th.",
    "The 18th of January.",
    "Monday, January 18th, 2027",
    "Monday 18 January",
    "2027-01-18",
    "18.01.2027",
    "18.1.2027",
    "18/01/2027",
    "01/18/2027",
    "18-01-2027",
    "eighteenth",
    "the eighteenth of January",
    "January 18, 2027 (45 days after December 4, 2026)",
    "45 days after 4 December 2026 is 18 January 2027.",
    "The last day is January 18th, 2027.",
    "27 days remain in December, so 45 − 27 = 18.",
    "December 4 + 45 days = January 18",
    "You can return it until January 18th.",
    "The deadline is 18 Jan 2027, a Monday.",
    "Am 18. Januar 2027",
    "le 18 janvier 2027",
    "18 de enero de 2027",
    "January 18th 2027, which is the 45th day after the purchase.",
    "It falls on the 18th of that month.",
  ],
  wrong: [
    "17",
    "January 19th",
    "19 January 2027",
    "2027-01-19",
    "19.01.2027",
    "the nineteenth",
    "February 18th",
    "18 February 2027",
    "2027-02-18",
    "December 18",
    "4 December 2026",
    "45",
    "45 days after 4 December 2026 is 19 January 2027.",
    "January 17th, not the 18th.",
    "Monday, January 11th",
    "January",
    "2027",
  ],
};

const daysBetween: Labeled = {
  probe: "dates",
  asked: "How many days after 3 March 2027 is 2 May 2027? Please answer with the number alone.",
  secret: { expected: 60 },
  right: [
    "60",
    "60 days",
    "sixty days",
    "2 May 2027 is 60 days after 3 March 2027.",
    "There are 60 days between 3 March 2027 and 2 May 2027.",
    "March 3rd to May 2nd is 60 days.",
    "From 2027-03-03 to 2027-05-02: 60 days",
    "28 days left in March, 30 in April and 2 in May: 60 days.",
    "28 + 30 + 2 = 60",
    "60 days, i.e. 8 weeks and 4 days.",
    "It is 60 days later (8 weeks and 4 days).",
    "2 May is 60 days later",
  ],
  wrong: [
    "59",
    "61 days",
    "2 May 2027 is 59 days after 3 March 2027.",
    "May 2nd",
    "8 weeks",
    "There are 61 days between the two.",
  ],
};

const weeks: Labeled = {
  probe: "dates",
  asked: "A warranty runs for 12 weeks from 3 March 2027. How many days is that? Please answer with the number alone.",
  secret: { expected: 84 },
  right: [
    "84",
    "84 days",
    "12 weeks is 84 days.",
    "12 weeks = 84 days",
    "12 × 7 = 84",
    "84 days, until 26 May 2027",
    "That's 84 days; the warranty ends on 26 May 2027.",
    "Twelve weeks are 84 days.",
    "A 12-week warranty is 84 days long.",
  ],
  wrong: ["12", "85 days", "12 weeks is 90 days.", "3 months", "26 May 2027", "Twelve weeks are 80 days."],
};

const drive: Labeled = {
  probe: "dates",
  asked:
    "The driver leaves Lomara at 9:00 and is 225 minutes on the way to Tessen. How many full hours does the drive take? Please answer with the number alone.",
  secret: { expected: 3, to: "hour" },
  right: [
    "3",
    "Three.",
    "3 hours",
    "3 full hours",
    "3 full hours and 45 minutes",
    "225 minutes is 3 full hours.",
    "225 minutes is 3 hours and 45 minutes, so 3 full hours.",
    "225 / 60 = 3.75, so 3 full hours.",
    "3 full hours, arriving at 12:45.",
    "The drive takes 3 full hours; the driver arrives at 12:45.",
  ],
  wrong: ["4", "4 hours", "225 minutes is 4 full hours.", "2 full hours", "225", "12:45"],
};

const order: Labeled = {
  probe: "order-total",
  asked:
    "I order 3 pieces of the desk lamp at 14.90 euros each, and shipping is 4.90 euros for the parcel, which weighs 5 kg. What do I pay altogether?",
  secret: { expected: 49.6 },
  right: [
    "49.60",
    "€49.60",
    "EUR 49.60",
    "49,60 €",
    "49 euros and 60 cents",
    "3 lamps with shipping are 49.60 euros.",
    "3 desk lamps cost 49.60 euros.",
    "You pay 49.60 euros for 3 lamps.",
    "3 × 14.90 + 4.90 = 49.60",
    "3 desk lamps cost 44.70 euros, plus 4.90 euros shipping: 49.60 euros.",
    "For your 3 lamps: 49.60 EUR.",
  ],
  wrong: [
    "44.70",
    "3 lamps are 44.70 euros.",
    "49.06",
    "You pay 14.90 euros.",
    "4.90",
    "3 desk lamps cost 45.60 euros.",
  ],
};

const screws: Labeled = {
  probe: "sums-abroad",
  asked: "Ich habe 300 Schrauben gekauft und 20 davon verbraucht. Wie viele habe ich noch? Bitte nur die Zahl.",
  secret: { expected: 280 },
  right: [
    "280",
    "280 Schrauben",
    "Sie haben noch 280 Schrauben.",
    "300 - 20 = 280",
    "300 minus 20 sind 280.",
    "Von 300 Schrauben bleiben 280.",
    "280 von 300 Schrauben",
    "Es bleiben 280 der 300 Schrauben übrig.",
    "Il te reste 280 vis sur 300.",
    "Te quedan 280 de los 300.",
    "zweihundertachtzig",
  ],
  wrong: ["300 - 20 = 270", "320", "Von 300 Schrauben bleiben 270.", "20", "Sie haben noch 300 Schrauben."],
};

const table: Labeled = {
  probe: "table-reading",
  asked:
    "| town | article | sold | sent back |\n|---|---|---|---|\n| Brun | kettle | 240 | 31 |\n| Olva | tent | 310 | 44 |\n\nHow many of the kettle were sent back in Brun? Answer with the number.",
  secret: { expected: 31 },
  right: [
    "31",
    "31 kettles",
    "In Brun, 31 kettles were sent back.",
    "31 of the 240 kettles sold in Brun were sent back.",
    "31 out of 240",
  ],
  wrong: ["240", "44", "In Brun, 44 kettles were sent back.", "44 of the 310 tents were sent back."],
};

const rules: Labeled = {
  probe: "contradiction",
  asked:
    "Our rules; where two differ, the newer one holds.\n2019: the kettle may be returned within 30 days.\n2024: the kettle may be returned within 55 days.\nWithin how many days may the kettle be returned today? Answer with the number alone.",
  secret: { expected: 55 },
  right: [
    "55",
    "55 days (2024 rule)",
    "The newer rule from 2024 applies: 55 days.",
    "55 days. The 2019 rule of 30 days no longer holds.",
    "Within 55 days.",
    "Not 30 but 55 days.",
  ],
  wrong: ["30", "30 days, not 55.", "The rule from 2019 applies: 30 days.", "85 days"],
};

const locker: Labeled = {
  probe: "long-context",
  asked:
    "This is our log.\n\nMonday: the key of Nimo is in locker 4321 from now on.\nTuesday: delivery of 14 cartons from Lomara, all in order.\n\nIn which locker is the key of Nimo? Answer with the number.",
  secret: { expected: 4321 },
  right: ["4321", "Locker 4321.", "The key of Nimo is in locker 4321.", "4,321", "Locker no. 4321, since Monday."],
  wrong: ["4312", "Locker 14.", "The key of Nimo is in locker 4312."],
};

export const labeledAnswers: readonly Labeled[] = [
  temperature,
  length,
  inches,
  weight,
  hours,
  volume,
  lastDay,
  daysBetween,
  weeks,
  drive,
  order,
  screws,
  table,
  rules,
  locker,
];
