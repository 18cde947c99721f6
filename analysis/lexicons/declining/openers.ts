import { entries } from "../entries.ts";

/** Apologies and regrets. */
export const SORRY = new RegExp(
  entries`
    \b(?:sorry|apolog|afraid|unfortunately|regret)
    désol
    navr
    lo siento
    disculp
    desculp
    lamento
    leid\b
    leider
    dispiace
    spiacent
    purtroppo
    helaas
    spijt
    przykro
    przeprasz
    niestety
    üzgün
    özür
    maalesef
    kusura
    извин
    прост
    сожал
    عذرا
    اسف
    اعتذر
    للاسف
    माफ
    क्षमा
    खेद
    抱歉
    对不起
    遗憾
    申し訳
    すみません
    ごめん
    죄송
    미안
    유감
  `,
  "u",
);

/** A no at the beginning. */
export const NO = new RegExp(
  entries`
    ^\W*(?:
      no
      nope
      nah
      nein
      nee
      non
      não
      nie
      hayır
      нет
      لا
      नहीं
      不行
      不
      いいえ
      아니요
      안 ?돼요
    )(?=[\s.,!;:。、،]|$)
  `,
  "u",
);

/** Negations, looked for over lines. */
export const NEGATES = new RegExp(
  entries`
    (?<!did)n't\b
    \b(?:
      no
      (?<!did )not
      never
      none
      nothing
      neither
      nor
      cannot
      kein\w*
      nicht
      nichts
      niet
      geen
      pas
      rien
      aucun\w*
      nada
      non
      nie
      değil
      yok
    )\b
    não
    нет
    не\x20
    لا\x20
    لن\x20
    ليس
    नहीं
    不
    没
    无法
    ません
    ない
    않
    없
    못
  `,
  "gm",
);

/** The speaker, looked for over lines. */
export const SELF = new RegExp(
  entries`
    \b(?:
      i
      me
      my
      we
      our
      us
      ich
      mir
      mich
      wir
      ik
      mij
      je
      moi
      yo
      mis?
      eu
      meu
      minha
      io
      ja
      mnie
      ben
      bana
    )\b
    j'
    (?:^|[ ,.])(?:я|мне|мой|мы)[ ,.]
    انا
    मैं
    मुझ
    我
    私
    わたし
    저는
    제가
    저희
  `,
  "gm",
);

/** Openings of a response that does what was asked. */
export const AGREES = new RegExp(
  entries`
    ^\W{0,4}(?:
      sure
      certainly
      of course
      absolutely
      here (?:you go|it is|is|are)
      here's
      okay
      yes
      with pleasure
      gladly
      gerne
      natürlich
      hier ist
      bien sûr
      voici
      claro
      por supuesto
      aquí
      certo
      ecco
      natuurlijk
      oczywiście
      tabii
      elbette
      конечно
      вот
      بالتأكيد
      ज़रूर
      好的
      当然
      もちろん
      물론
    )(?=[\s,.!:—-]|$)
  `,
  "u",
);

/** Turns to something else. */
export const INSTEAD = new RegExp(
  entries`
    \b(?:instead|alternativ\w*|what i can|i can (?:help|offer)|happy to|glad to)\b
    stattdessen
    à la place
    plutôt
    en su lugar
    em vez
    em alternativa
    o que posso
    invece
    in plaats
    zamiast
    bunun yerine
    вместо
    بدلا
    इसके बजाय
    代わり
    대신
    我可以
  `,
  "u",
);

/** A text to send. */
export const LETTER = new RegExp(
  entries`
    (?:^|[\n:])\W{0,4}(?:
      subject:
      dear \w
      hi \w+,
      sehr geehrte
      liebe[rs]?\x20
      madame
      monsieur
      estimad
      prezad
      gentile
      egregi
      geachte
      szanown
      sayın
      уважаем
      عزيزي
      प्रिय
      尊敬的
      件名
      안녕하세요
    )
  `,
  "u",
);

/** Where a sentence turns: before "but", after a colon. */
export const TURN = new RegExp(entries`
  [,;] (?=(?:but|however|though|aber|doch|maar|mais|pero|mas|ma|però|ale|ama|fakat|но|लेकिन|पर)[ ,])
  ، ?(?=و?لكن)
  [,，](?=但|不过)
  (?:が|けれど)、
  지만,?\x20
  : (?=\S+ \S+ \S)
`);
