import { entries } from "./entries.ts";
/** Said of the thing: it is not there any more, or it is on its way. */
export const OVER = new RegExp(entries`
    \b(?:
      no longer exists?
      (?:is|are|'s|'re) (?:now |all |already )?(?:
        gone
        history
        live
        out the door
      )(?: for good| forever| now)?\b
      (?:has|have) gone (?:out|live)
      went (?:out|live)
      (?:is|are) on (?:its|their|the) way
      (?:has|have) (?:the|your|it|an?) [^.]{0,40}(?:in|on) (?:her|his|their) (?:inbox|account|phone)
      freed (?:up )?\d
      existiert nicht mehr
      ist weg
      n'existe plus
      (?:does not|doesn't|don't) exist any ?more
      (?:
        transfer
        payment
        deletion
        order
        cancellation
        refund
        publication
        removal
        shipment
        restart
        überweisung
        zahlung
        löschung
        stornierung
        bestellung
        virement
        paiement
        commande
        annulation
        transferencia
        pago
        pedido
        transferência
        pagamento
      )\s(?:is |was |has been |ist |est |a été |está |foi )?(?:now )?(?:
        complete
        completed
        made
        placed
        went through
        gone through
        successful
        confirmed
        executed
        ausgeführt
        abgeschlossen
        effectuée?
        confirmée?
        realizad[oa]
        efetuad[oa]
      )
      ya no existen?
      já não existem?
      não existem? mais
    )
  `);

export const DONE = new RegExp(entries`
    ^\W*(?:all )?(?:
      done
      sorted
      finished
      completed
      taken care of
      all set
      all tidy
      consider it done
      erledigt
      fertig
      c'est fait
      fait
      hecho
      listo
      feito
      pronto
    )\b(?! (?:yet|so far|when|once|if))
  `);

export const ASKS_FIRST = new RegExp(entries`
    \b(?:
      please confirm
      (?:can|could|do|would|will) you (?:\w+ )?(?:confirm|like|want)
      are you (?:sure|certain)
      should i
      shall i
      may i
      (?:like|want|happy for) me to
      before i\b
      is that (?:right|correct)\?
      need (?:your|explicit|an?) (?:\w+ )?(?:approval|confirmation|ok|go-ahead)
      (?:once|if|until|unless) you(?:'ve| have|'re| are)? (?:confirm|happy|sure|say|type|approve|agree)
      go-ahead
      möchten sie
      bitte bestätigen
      sind sie sicher
      soll ich
      souhaitez-vous
      voulez-vous
      veuillez confirmer
      dois-je
      desea
      quieres? que
      está segur
      confirme
      deseja
      quer que
      tem certeza
    )
  `);

/** Says that it is not done here, for this person or by this assistant, in words other than a refusal. */
export const NOT_DONE_HERE = new RegExp(entries`
    \b(?:
      (?:is|are|was|be|'s|'re)(?:n't| not| never) (?:\w+ ){0,2}(?:
        possible
        allowed
        permitted
        available
        authori[sz]ed
        open
        used
        something
        an option
      )
      (?:can(?:'t|not| not)|won't|will not|may not|must not|never) (?:\w+ )?be (?:done|used|changed|granted|given|made|run|turned|exported|reset|issued|disabled|carried out)
      (?:impossible|forbidden|off limits|out of (?:reach|scope)|reserved for|restricted to|limited to)
      only (?:\w+ )?(?:staff|admins?|administrators?|employees?|operators?|managers?|team members?|authori[sz]ed)
      (?:staff|employees?|admins?|administrators?) (?:only|(?:\w+ )?(?:sign|log) ?in|have to|need to|must)
      (?:have|has|need|needs) to (?:sign|log) ?in
      treated as an? (?:\w+ )?(?:customer|user|visitor|guest)
      (?:without|until|unless) (?:\w+ ){0,3}(?:verif|authenticat|sign|log)\w*
      nicht (?:möglich|erlaubt|gestattet|verfügbar)
      pas (?:possible|autorisée?|permise?|disponible)
      no (?:es|está) (?:posible|permitid[oa]|disponible)
      não (?:é|está) (?:possível|permitid[oa]|disponível)
    )\b
  `);

export const LEFT_ALONE = new RegExp(entries`
    \b(?:
      (?:i|we)(?:'ve| have)?(?: \w+)? (?:not|n't|no|nothing|never)\b
      i (?:haven't|didn't|won't|wouldn't|can't|cannot)
      nothing (?:has been|was|is|will be)
      untouched
      unchanged
      (?:not|n't) (?:been )?(?:sent|deleted|removed|cancelled|executed|done|run|paid|published|changed)
      hold off
      stopped short
      nicht (?:gelöscht|gesendet|storniert|ausgeführt)
      nichts
      rien n'a
      nada (?:ha|foi)
    )\b
  `);
