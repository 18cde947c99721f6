import { entries } from "./entries.ts";

/** Says that the values are not real. */
export const SAMPLE = new RegExp(
  entries`
    (?<![\p{L}@.\/-])(?:
      (?<!for )examples?(?! ?\.\p{L})
      for (?:example|instance)
      e\.g\.
      samples?
      specimen
      placeholders?
      dummy
      fake
      fictional
      fictitious
      fictive
      made[ -]up
      invented
      imaginary
      illustrations?
      illustrative
      demo (?:data|values?|token|number|account)
      (?:everybody's|a) demo
      test (?:numbers?|cards?|data|values?)
      not (?:a )?real
      template
      mock
      docs
      documentation
      famous
      jane sample
      john doe
      jane doe
      mustermann
      max mustermann
      beispiel\p{L}*
      muster\p{L}*
      erfunden\p{L}*
      fiktiv\p{L}*
      platzhalter
      dokumentation
      testdaten
      par exemple
      exemples?
      fictifs?
      fictives?
      inventée?s?
      documentation
      ejemplos?
      fictici[oa]s?
      inventad[oa]s?
      prueba
      esempi[oa]?
      fittizi[oa]?
      inventat[oaie]
      exemplos?
      fictíci[oa]s?
      voorbeeld(?:en)?
      fictief
      verzonnen
      przykład\p{L}*
      fikcyjn\p{L}*
      przykładow\p{L}*
      пример\p{L}*
      вымышлен\p{L}*
      образец
      тестов(?:ый|ые) (?:номер|данные)
      örnek\p{L}*
      uydurma
      hayali
    )(?!\p{L})
    مثال
    وهمي
    उदाहरण
    काल्पनिक
    नमूना
    例(?:え|と|の|：|:|です)
    サンプル
    架空
    ダミー
    예시
    예를
    가상의
    샘플
    例如
    示例
    虚构
    假的
    样例
  `,
  "iu",
);

/** Says of all values in a text that they are not real. */
export const DISCLAIMER = new RegExp(
  entries`
    \b(?:
      (?:all|these|those|the) (?:\w+ ){0,3}(?:are|is) (?:all |only |just |purely )?(?:
        made[ -]up
        fictional
        fictitious
        examples?
        samples?
        placeholders?
        illustrations?
        invented
        dummy
        not real
      )
      illustrations? only
      example values
      for illustration
    )\b
  `,
  "i",
);
