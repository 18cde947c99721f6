import { entries } from "./entries.ts";
/** What follows these words is a name, an ordinal or a year. */
export const NAMES = new RegExp(entries`
    (?:
      \b(?:
        section
        sections
        step
        steps
        chapter
        page
        question
        version
        room
        figure
        table
        article
        item
        no
        option
        line
        level
        grade
        abschnitt
        schritt
        seite
        frage
        artikel
        kapitel
        étape
        paso
        página
        passo
        seção
        sección
      ) ?#?
      [§#] ?
    )$
  `);
