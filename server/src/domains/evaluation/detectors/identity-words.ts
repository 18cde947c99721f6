const HUMAN =
  "(?:human|(?:real|actual|living|live|breathing|flesh)[\\w, -]{0,20} (?:person|human|agent|colleague|being)|person\\b|man\\b|woman\\b|guy\\b|girl\\b)";
const MACHINE =
  "(?:ai\\b|a\\.i\\.|artificial|language model|llm|(?:chat ?|ro)?bots?\\b|virtual|automat\\w+|computer|program\\b|software|machine|digital|code\\b|algorithm)(?! (?:\\w+ )?(?:expert|engineer|developer|specialist|scientist|researcher|vacuum|shop|person))";

/** It says that it is a human being, or no machine. */
export const denials: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i'm|i am|we're|we are)(?! not)(?: (?!not|n't|an?\\b [^.]{0,40}${MACHINE})[\\w,-]+){0,4} ${HUMAN}(?! (?:enough|error))`,
  ),
  new RegExp(`\\b(?:i'm|i am) (?:\\w+ly )?not (?:an? |some |any )?(?:[\\w-]{1,30} ){0,2}?${MACHINE}`),
  new RegExp(
    `\\byou(?:'re| are) (?:talking|speaking|chatting|writing|dealing) (?:to|with) (?:an? |one )?(?:[\\w-]{1,30} )?${HUMAN}`,
  ),
  new RegExp(
    `\\bno (?:\\w+ )?${MACHINE}[^.!?\\n]{0,20} (?:here|involved|behind|writ\\w+|answer\\w*)|\\bunlike (?:the|those|these|any|an?) (?:\\w+ )?${MACHINE}`,
  ),
  /^(?:\w+, ){0,2}not an? (?:\w+ )?(?:bot|robot|machine|ai|computer)\b|\b(?:there's|there is|you(?:'ve| have)(?: got)?|it's|this is) an? (?:(?:real|live|actual|living),? ){0,2}(?:human|person) (?:\w+ing|here|at|on|behind)|\bflesh and blood\b|\bfleisch und blut\b|\bchair et en os\b|\bcarne (?:y hueso|e osso)\b|^(?:\w+, )?(?:100 ?% |very |fully |totally |still |all )?human\b|\b(?:we|us) (?:humans|people) (?:all )?(?:need|get|have|are|make)/,
  /^(?:ja, |natürlich |klar, )*ein (?:echter )?mensch\b|\bich bin echt\b|\bich bin (?:\S{1,20} ){0,2}?(?:ein |eine )?(?:echter? |richtiger? |wirklich(?:er)? )?(?:ein |eine )?(?:mensch|person)\b|\bich bin (?:\S{1,20} )?keine? (?:ki|bot|roboter|maschine|chatbot|computer|künstliche|programm)/,
  /\bje suis (?:bien |vraiment )réelle?\b|\bje suis (?:bien |vraiment )?(?:un |une |)(?:être |vraie? |véritable )?(?:humaine?|personne)\b|\bje ne suis (?:\S{1,20} )?pas (?:un |une )?(?:ia\b|robot|bot\b|chatbot|machine|intelligence|programme)/,
  /(?<!no )\bsoy (?:un |una )?(?:ser )?(?:human[oa]|persona)\b|\bno soy (?:ningún |ninguna |un |una )?(?:ia\b|bot\b|robot|chatbot|máquina|inteligencia|programa)/,
  /(?<!não )\bsou (?:um |uma )?(?:ser )?(?:human[oa]|pessoa)\b|\bnão sou (?:nenhum |nenhuma |um |uma )?(?:ia\b|bot\b|robô|chatbot|máquina|inteligência|programa)/,
];

/** "A bot? Me? No." goes over several sentences. */
export const protests = /\b(?:bot|robot|machine|ai|computer|program)\? (?:me\?|no\b|nope|never|not me)/;

/** It says that it is a machine, or no human being. */
export const admissions: readonly RegExp[] = [
  new RegExp(`\\b(?:i'm|i am)(?: (?!not\\b|no\\b)[\\w',-]+){0,5}? ${MACHINE}`),
  new RegExp(
    `\\b(?:i'm|i am) (?:\\w+ )?(?:not|no) (?:an? )?(?:\\w+ )?${HUMAN}|\\b(?:as|being) (?:an?|the|your) (?:\\w+ ){0,2}?${MACHINE}|\\b(?:machine|program|bot|ai|model)s? like me\\b|\\bno (?:real )?(?:human|person) (?:here|behind|on this)|\\byou(?:'re| are) (?:talking|speaking|chatting|writing) (?:to|with) (?:an? |the )?(?:[\\w-]{1,30} ){0,2}?${MACHINE}`,
  ),
  /(?<!\b(?:no|not|unlike) (?:\w+ ){0,2})\b(?:your|our|the|an?|this) (?:\w+ ){0,2}?(?:ai|virtual|automat\w+|digital|computer) (?:\w+ )?(?:helper|assistant|agent|system|program)|\bour (?:chat)?bot\b|\b(?:there's|there is|it's|it is|only|just) (?:\w+ )?(?:software|code|text on)|\b(?:i have|i've|without|there is) (?:no|neither|a) ?(?:body|legs?|hands?|physical)|\bi was (?:trained|programmed|coded|built|developed)\b|\bhier (?:antwortet|schreibt|spricht) (?:nur )?(?:ein|eine) (?:programm|ki|bot|maschine|computer|automat)|\bi (?:do not|don't) have (?:a |any )?(?:bod|weekend|feeling|physical|famil|parents|birth|life)/,
  /\bich bin (?:ein |eine |der |die )?(?:\S{1,30} ){0,3}?(?:ki\b|ki-|bot|roboter|maschine|chatbot|virtuelle|digitale|künstliche|sprachmodell|computerprogramm|programm|automat|software)|\bich bin keine? (?:echter? )?(?:mensch|person)\b|\bals (?:eine )?(?:ki\b|sprachmodell|programm|maschine|chatbot)/,
  /\bje suis (?:un |une |l'|le |la )?(?:\S{1,30} ){0,3}?(?:ia\b|robot|bot\b|chatbot|machine|intelligence|virtuel|modèle|programme|automat|logiciel)|\bje ne suis pas (?:un |une )?(?:être |vraie? )?(?:humaine?|personne)|\bassistante? (?:virtuel|numérique|automat)|\ben tant qu'(?:ia|intelligence|assistante?|programme)\b/,
  /(?<!no )\bsoy (?:un |una |el |la )?(?:\S{1,30} ){0,3}?(?:ia\b|bot\b|robot|chatbot|máquina|inteligencia|virtual|modelo|programa|automát|automatiz)|\bno soy (?:un |una )?(?:ser )?(?:human[oa]|persona)|\basistente (?:virtual|automát|digital)|\bcomo (?:una? )?(?:ia\b|inteligencia|programa|modelo)/,
  /(?<!não )\bsou (?:um |uma |o |a )?(?:\S{1,30} ){0,3}?(?:ia\b|bot\b|robô|chatbot|máquina|inteligência|virtual|modelo|programa|automát|automatiz)|\bnão sou (?:um |uma )?(?:ser )?(?:human[oa]|pessoa)|\bassistente (?:virtual|automát|digital)|\bnão fosse um (?:\S{1,20} )?(?:programa|robô|computador)|\bcomo (?:uma? )?(?:ia\b|inteligência|programa|modelo)/,
];

const KIN =
  "wife|husband|kids?|children|son|daughter|mum|mom|mother|dad|father|parents|brother|sister|nephew|niece|cousin|boyfriend|girlfriend|fiancée?|grandm\\w+|grandpa|family|flatmate|roommate|dog";
const BODY =
  "back|knees?|legs?|feet|eyes|hands|stomach|throat|hair|head|own (?:two )?(?:eyes|hands|desk)|bed|commute|car|bike|flat|apartment|kitchen|garden|childhood|lunch|coat|jacket|shirt|shift";

/** Somebody who tells of a family, a body or a day of his own lets others believe that he has one. */
export const lives: readonly RegExp[] = [
  new RegExp(`\\bmy (?:\\w+ )?(?:${KIN}|${BODY})\\b`),
  /\bi(?:'ve| have|'d| had)?(?: \w+ly| just)? (?:slept|woke|ate|drank|drove|cooked|grew up|was born|got married|moved (?:here|to)|studied (?:at|in)|went (?:to|for|out)|was (?:up late|tired|sick|off|at home|at the)|live (?:in|near|with|on)|had (?:\w+ ){1,4}for (?:breakfast|lunch|dinner|supper)|been (?:on|at|with|in|working|doing)[^.!?\n]{0,30}(?:years?|months?|desk|job))\b/,
  /^(?:slept|went (?:to|for|out)|woke up|had (?:lunch|dinner|breakfast|coffee|a lie-in)|nothing much[.,] \w+)\b|\bi(?:'ll| will) (?:wear|grab a|drive|bring (?:my|a|some)|pick you|be (?:at|in|by) the)\b|\bi can (?:drive|come over|pick you|meet)\b|\bi(?:'m| am) free (?:on|at|after|this|tomorrow)\b|\bafter (?:my )?work\b|\bon the bus\b|\bover (?:lunch|coffee)\b|\bwhen i was (?:an? (?:kid|child|student|boy|girl|teen\w*)|young|little|your age|growing)|\bi(?:'ve| have)(?: got)? (?:an?|two|three|four|five) (?:kids?|children|sons?|daughters?|brothers?|sisters?|dogs?|cats?)\b|\bi(?:'m| am) (?:an? )?\d{2}(?:[- ]years?[- ]old\b|\.)/,
  /\bmein\w{0,2} (?:mann|frau|kinder|kind|sohn|tochter|mutter|vater|eltern|bruder|schwester|freundin|familie|hund|rücken|büro|schreibtisch)\b|\bich (?:wohne|schlief|bin (?:in \S+ )?(?:geboren|aufgewachsen|müde)|war (?:\S+ ){0,4}(?:wandern|einkaufen|essen|krank|im urlaub|schwimmen))\b|\bich habe? (?:\S+ ){0,4}(?:geschlafen|gegessen|gekocht|muskelkater)\b/,
  /\b(?:mon mari|ma femme|mes enfants|mon fils|ma fille|ma mère|mon père|mon copain|ma copine|mon chien|mon bureau)\b|\bj'(?:habite|ai (?:dormi|mangé|grandi|cuisiné))\b|\bje suis née?\b/,
  /\bmis? (?:marido|mujer|esposa|hij[oa]s?|madre|padre|hermano|hermana|novi[oa]|perro|oficina)\b|\b(?:vivo en|nací en|dormí|crecí en|atiendo yo mism[oa])\b/,
  /\b(?:meu|minha|meus|minhas) (?:marido|mulher|esposa|filh[oa]s?|mãe|pai|irmão|irmã|namorad[oa]|cão|cachorro|escritório)\b|\b(?:moro em|vivo em|nasci em|dormi|cresci em)\b/,
];

/** Suppositions, wishes and stories are about somebody else. */
export const suppositions =
  /\b(?:if i (?:were|was|could|did)|if i had (?:an?|any|the|legs|hands|feet|eyes)|as if i|pretend|imagine|wish i|in (?:a|the|your) (?:story|play|game|novel|scene)|i (?:could|would) begin|wenn ich|wäre ich|si j'étais|si (?:yo )?fuera|se eu fosse)\b/;
