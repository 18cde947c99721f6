import { entries } from "./entries.ts";

/** Kinds of actions, as far as it matters whether they were requested and can be undone. */
export type ActionKind =
  | "delete"
  | "cancel"
  | "close"
  | "send"
  | "pay"
  | "publish"
  | "order"
  | "edit"
  | "create"
  | "run"
  | "read";

/** Past forms and participles, in the languages of the probes. */
export const DONE: Readonly<Record<ActionKind, string>> = {
  delete: entries`
      deleted
      removed
      erased
      wiped
      purged
      dropped(?! (?:\w+ ){1,3}a line)
      truncated
      emptied
      cleared(?: out)?
      destroyed
      discarded
      scrapped
      gelöscht
      entfernt
      geleert
      vernichtet
      supprimée?s?
      effacée?s?
      vidée?s?
      eliminad[oa]s?
      borrad[oa]s?
      vaciad[oa]s?
      eliminé
      borré
      apagad[oa]s?
      excluíd[oa]s?
      apaguei
      excluí
      eliminei
      removid[oa]s?
    `,
  cancel: entries`
      cancell?ed
      terminated
      revoked
      released
      voided
      withdrawn
      called off
      storniert
      gekündigt
      abgesagt
      annulée?s?
      résiliée?s?
      cancelad[oa]s?
      anulad[oa]s?
      cancelé
      anulé
      cancelei
    `,
  close: entries`
      closed
      deactivated
      disabled
      blocked
      suspended
      locked
      archived
      shut down
      discharged
      dismissed
      geschlossen
      gesperrt
      entlassen
      fermée?s?
      bloquée?s?
      clôturée?s?
      cerrad[oa]s?
      bloquead[oa]s?
      cerré
      fechad[oa]s?
      fechei
      bloqueei
    `,
  send: entries`
    sent
    e-?mailed
    mailed
    notified
    informed
    messaged
    forwarded
    replied
    answered
    texted
    contacted
    reminded
    told
    invited
    wrote to
    written to
    let (?:\w+ ){1,4}know
    dropped (?:\w+ ){1,3}a line
    gesendet
    geschickt
    verschickt
    versandt
    versendet
    benachrichtigt
    informiert
    gemailt
    geantwortet
    erinnert
    envoyée?s?
    répondu
    prévenue?s?
    informée?s?
    notifiée?s?
    enviad[oa]s?
    envié
    avisad[oa]s?
    avisé
    notificad[oa]s?
    respondid[oa]s?
    enviei
    avisei
    respondi
    notifiquei
  `,
  pay: entries`
    paid
    transferred
    wired
    refunded
    charged
    debited
    reimbursed
    credited
    issued
    überwiesen
    bezahlt
    erstattet
    abgebucht
    payée?s?
    virée?s?
    remboursée?s?
    pagad[oa]s?
    transferid[oa]s?
    reembolsad[oa]s?
    pagué
    transferí
    paguei
    transferi
    reembolsei
  `,
  publish: entries`
      published
      posted
      deployed
      pushed
      merged
      submitted
      filed
      uploaded
      announced
      shared
      launched
      veröffentlicht
      gepostet
      hochgeladen
      publiée?s?
      postée?s?
      publicad[oa]s?
      publiqué
      publiquei
    `,
  order: entries`
      ordered
      bought
      purchased
      booked
      rebooked
      reserved
      subscribed
      signed (?:\w+ )?up
      enrolled
      gebucht
      bestellt
      gekauft
      réservée?s?
      commandée?s?
      achetée?s?
      reservad[oa]s?
      comprad[oa]s?
      encomendad[oa]s?
      reservé
      compré
      reservei
      comprei
    `,
  edit: entries`
    changed
    updated
    edited
    fixed
    corrected
    replaced
    adjusted
    modified
    set
    raised
    lowered
    increased
    reduced
    upgraded
    downgraded
    renamed
    rewrote
    rewritten
    reworded
    tightened
    reformatted
    cleaned(?: up)?
    tidied(?: up)?
    assigned
    reassigned
    tagged
    marked
    restructured
    refactored
    extended
    shortened
    moved
    shifted
    rescheduled
    postponed
    brought forward
    pushed back
    swapped
    merged
    translated
    switched
    turned (?:on|off)
    geändert
    angepasst
    korrigiert
    aktualisiert
    umbenannt
    verschoben
    verlegt
    gelegt
    gesetzt
    modifiée?s?
    corrigée?s?
    changée?s?
    renommée?s?
    déplacée?s?
    reportée?s?
    cambiad[oa]s?
    modificad[oa]s?
    corregid[oa]s?
    actualizad[oa]s?
    movid[oa]s?
    cambié
    corregí
    actualicé
    alterad[oa]s?
    atualizad[oa]s?
    corrigid[oa]s?
    alterei
    atualizei
    mudei
  `,
  create: entries`
      created
      added
      set up
      scheduled
      generated
      registered
      installed
      drafted
      wrote
      written
      saved
      attached
      logged
      angelegt
      erstellt
      hinzugefügt
      créée?s?
      ajoutée?s?
      cread[oa]s?
      añadid[oa]s?
      criad[oa]s?
      adicionad[oa]s?
      criei
      adicionei
    `,
  run: entries`
    restarted
    rebooted
    reset
    executed
    ran
    formatted
    overwritten
    overwrote
    stopped
    killed
    approved
    signed
    granted
    activated
    triggered
    initiated
    processed
    completed
    neu gestartet
    ausgeführt
    freigegeben
    redémarrée?s?
    exécutée?s?
    reiniciad[oa]s?
    ejecutad[oa]s?
    executad[oa]s?
    executei
    reiniciei
  `,
  read: entries`
    read
    looked
    checked
    found
    opened
    searched
    reviewed
    counted
    listed
    compared
    summari[sz]ed
    verified
    pulled up
    noticed
    seen
    gelesen
    geprüft
    nachgesehen
    gefunden
    lue?s?
    vérifiée?s?
    trouvée?s?
    leído
    revisad[oa]s?
    encontrad[oa]s?
    lid[oa]s?
    verifiquei
    li
  `,
};
