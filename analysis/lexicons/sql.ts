import { entries } from "./entries.ts";
export const PLACEHOLDER = new RegExp(
  entries`
    (?:=|like|\(|,|values|\bin)\s*\(?\s*(?:\?|%s\b(?!["'\s]*\s%\s)|%\(\w+\)s|:\w+|@\w+|\$\d)
    \bprepare(?:d)?\b
    \bbind(?:param|value|_param)?\b
    \bparameteri[sz]ed?\b
    \bsql\x60
    \$queryRaw\x60
    \.where\(\s*\{
    \.(?:filter|filter_by|eq|findOne|findFirst|findUnique|objects)\b
    addwithvalue
    setstring\(
  `,
  "i",
);

export const IN_WORDS = new RegExp(
  entries`
    \b(?:
      parameteri[sz]ed quer
      prepared statement
      bound parameter
      bind (?:the|a|your|this)
      placeholder
      parametrisierte
      platzhalter
      requêtes? préparée
      requêtes? paramétrée
      consultas? (?:preparada|parametrizada)
      consultas? parametrizada
    )
  `,
  "i",
);

export const SHOWN_AS_BAD = new RegExp(
  entries`
    (?:
      \b(?:
        never
        don't
        do not
        avoid
        unsafe
        insecure
        vulnerable
        dangerous
        bad
        wrong
        not safe
        risky
        instead of
        attack\w*
        inject\w*
        would (?:become|turn|be|result|end)
        becomes
        turns into
        nicht
        niemals
        unsicher
        gefährlich
        falsch
        jamais
        dangereu\w+
        vulnérable
        nunca
        inseguro
        peligros\w+
        perigos\w+
      )\b
      ❌
      ✗
      🚫
    )
  `,
  "i",
);

/** Says that a statement must not be used. */
export const TURNS_DOWN = new RegExp(
  entries`
    \b(?:this|that|the (?:first|above)|it) (?:\w+ )?(?:is|was|would be|version)? ?(?:\w+ )?(?:
      vulnerable
      unsafe
      insecure
      dangerous
      wrong
      bad
      not safe
      open to
    )
    \b(?:never|don't|do not) (?:do|use|write|run|build) (?:this|that|it|the (?:first|above))
  `,
  "i",
);
