import type { Words } from "./words.ts";

export const es: Words = {
  obligation: `
    está encargad* de | están encargad* de | está a cargo de | están a cargo de | se espera que | están obligad* a | está obligad* a | sujet* a | necesita el | necesitan el | recae en | exige | exigen | requiere | requieren | estará sujeta | está sujeto | están sujetos | esperamos | compete a | corresponde a | incumbe | visto bueno
    es tarea | le toca | corre a cargo | va antes | es imprescindible | es indispensable | es imperativo | necesita | necesitan
    hace falta | hacen falta | queda a cargo | se ruega | rogamos | hasta el día | está obligada | estarán obligados
    estará obligado | son obligaciones | es obligación | será obligatorio | será obligatoria | es obligatoria | son obligatorias
    queda obligado | quedan obligados | deberá ser | tendrán la obligación | tiene la obligación | tienen la obligación
    tendrá la obligación | será responsable | serán responsables | se deberá | se deberán | se debe | se deben | correrá a cargo
    es deber | son deberes | se sujetarán | se sujetará | se hará por escrito | se compromete | debe | deben | debes | deberá
    deberán | hay que | tiene que | tienen que | tendrá que | ha de | han de | habrá de | obligatorio | obligatoria | obligado a
    obligados a | es necesario | será necesario | se requiere | se requieren | requerirá | corresponde a | corresponde al
    es responsable de | son responsables de | siempre | se exige | está obligado | están obligados | es preciso | compete a
    asegúrese | se compromete a | incumbe a | necesita autorización | se obliga a | se obligan a | se compromete*
    nos comprometemos | es obligatori* | son obligatori* | será obligatori* | corre* por cuenta | correrá* por cuenta
    corre* a cargo | a cargo del | a cargo de | por cuenta del | por cuenta de | es responsabilidad | obligación de | deber de
    el deber | resulta obligatori* | tien* obligación | se exig* | preceptiv* | imprescindible | indispensable | es necesari*
    son necesari* | será* necesari* | precis* | ha de ser | hay obligación | debemos | deberás | tienes que | tendrás que
    tendrán que | requiere | requieren | requerirá* | se exigirá* | permanecen apagad* | permanece apagad*`,
  prohibition: `
    no es admisible | no se toca | no se cubren | no se cubre | no toleramos | no son apropiad* | no es apropiad* | sin excepciones | no hay excepciones | prohibido | no cabe | inaceptable*
    está reservado | están reservados | reservado a | reservada a | ni hablar | fuera de lugar | no cabe | no se dan | no se da
    no se aceptará | no se devuelve | nada de | sin … no | no hay reembolso | no se entrega | no se entregan | queda excluido
    queda prohibida | quedan prohibidos | quedan prohibidas | está prohibido | está prohibida | están prohibidos | es prohibido
    se prohíbe | queda estrictamente prohibido | no se tolerarán | no se tolerará | no se tolera | no tendrá derecho
    no tendrán derecho | no excederá | no podrán ser | no podrá ser | no deben ser | no se podrán | sin que pueda
    no producirá efecto | nadie debe | ninguna persona | ningún … puede | ninguna … puede | se abstendrá | se abstendrán
    abstenerse | no debe | no deben | no deberá | no deberán | no puede | no pueden | no podrá | no podrán | no se puede
    no se podrá | prohibido | prohibida | prohibidos | prohíbe | prohíben | queda prohibido | nunca | jamás | en ningún caso
    bajo ningún concepto | bajo ninguna circunstancia | no está permitido | no están permitidos | no se permite | no se permiten
    no se admite | no se admiten | no se aceptan | no se acepta | no se reembolsa | no se dará | nadie podrá | nadie puede
    ninguna … podrá | ningún … podrá | inaceptable | vedado | no procede | sin excepción | no se facilitará | no facilita
    no da | no se entregará | prohibid* | prohíb* | no … nunca | no cab* | no … ningún | no … ninguna | no … nada | no … jamás
    ni … ni | ningun* … podrá* | no se cambi* | no se devuel* | no se reembols* | no se aceptar* | no se admitir*
    no se permitir* | no se conserv* | no salen | no sale | no válid* | no es válid* | no reembolsable* | no son reembolsable*
    intransferible* | vedad* | exclu* de | está* excluid* | queda* excluid* | sin derecho a | carece* de derecho | absteng*
    se abstien* | no debemos | no puedes | no debes | no podrás | infring* | no haber lugar | no habrá | no hay devoluci*
    ni se | no es transferible | no son transferible* | no es reembolsable | no es cedible | uso exclusivo | carácter personal
    no caben | está* descartad* | no se corre`,
  recommendation: `
    lo ideal | procure | procura | considera la posibilidad | te recomendamos | se aconseja | en lo posible | mejor si | es preferible | vale la pena | te animamos
    vale la pena | es prudente | es bueno | es útil | en caso de duda | lo ideal | debería | deberían | conviene | se recomienda
    recomendamos | recomendable | aconsejable | se aconseja | sería mejor | es mejor | preferible | preferiblemente
    es conveniente | procure | a ser posible | recomend* | recomiend* | aconsej* | más vale | mejor es | lo mejor | será mejor
    sería bueno | sería conveniente | convendría | conviene* | preferib* | procur* | se sugiere* | sugerimos | si es posible
    en la medida de lo posible | se anima | le animamos | valdría la pena | intent* | se agradece* | siempre que puedas
    si puedes | siempre que sea posible | buena costumbre`,
  permission: `
    se reserva el derecho | se reservan el derecho | nos reservamos el derecho | queda autorizad* | está bien | no es necesario | no hace falta | no se requiere | tiene derecho | tienen derecho | libremente | cualquiera puede | puede ser | a voluntad | sin consultar | cada cual
    es bienvenido | son bienvenidos | no hace falta | no tiene que | no tienen que | es voluntario | son voluntarios
    se aceptan | se acepta | se admite | se admiten | disfrutará | gozará | podrá | tendrán derecho | tendrá derecho
    son derechos | gozará de | gozarán de | disfrutará de | disfrutarán de | disfrutarán | se reserva el derecho
    tiene la facultad | es libre | son libres | tendrán la facultad | queda autorizado | están autorizados | se podrá
    se podrán | no está obligado | no están obligados | no estará obligado | será permitido | está permitido | puede | pueden
    puedes | podrán | tiene derecho | tienen derecho | derecho a | permitido | permitida | se permite | se permiten
    autorizado a | libre de | no necesitará | no necesita | no es necesario | no será necesario | es libre de | está autorizado
    facultado | dispone* de … días | dispone* de … para | dispone* de | tiene* la opción | tiene* la posibilidad
    tienes derecho | tiene* derecho | libremente | voluntari* | no es obligatori* | no son obligatori* | no será obligatori*
    no hay obligación | no está* obligad* | nadie está obligad* | sin necesidad | sin justificación | no se exige*
    no se requiere* | no se necesita* | no precis* | reserva* el derecho | opcional* | gratuit* | exent* | a su elección
    podemos | podrá* | cabe la posibilidad | facultad de | goz* de | queda* exent* | puede retirar | puede solicitar
    puede elegir | en cualquier momento | bastará | basta con | no es preciso | tiene* libertad | renovable* | está facultad*
    no hay necesidad | se reserva el | se reserva la | se reservan el | cabe prolongar | queda exent*`,
  only: `sólo | solo | solamente | únicamente | exclusivamente | como máximo | no más de | a lo sumo`,
  not: `no | ni | nunca | sin | ningún | ninguna | nadie`,
  nobody: `nadie | ningún | ninguna | ninguno | nada`,
  when: `
    si | cuando | siempre que | en caso de | en cuanto | antes de | después de | tras | mientras | hasta que | una vez
    siempre y cuando | con tal de | porque | aunque | para que | en el supuesto`,
  unless: `salvo | excepto | a menos que | a no ser que | con excepción de`,
  relative: `que | quien | quién | cual | cuyo | cuya | quienes | cuáles | qué | dónde`,
  history: `
    tenían que | tenía que | debía | debían | antiguamente | antes se | el año pasado | fue fundada | hubo que | en 2015
    podían | trabajó | había que | hacía falta | tuvieron que | tuvo que | se fundó | era obligatori* | estaba prohibid*
    estaban prohibid* | hasta 20 | hasta 19 | en el pasado | solían | en aquella época`,
  example: `por ejemplo | ejemplo | p. ej`,
  definition: `
    no garantiza | no garantizamos | no podemos garantizar | entra en vigor | se rige por | se rigen por | tribunales
    no se hace responsable | no nos hacemos responsables | no responde | está abierto | abre de | llamamos | equivale
    se entiende por | significa | se define | se considera | se consideran | a efectos de | tienen su límite | por objeto
    se aplica a | se refiere a | se denomina`,
  report: `
    indica | explica | dijo | dijeron | según | describe | señala | establece quién | regula | en opinión | afirma*
    asegura que | creemos | nuestro objetivo | nuestra misión | estamos orgullosos | bienvenid* | para más información
    si tiene preguntas | si tienes preguntas | véase | consulta* la página | más información`,
  chance: `
    normalmente | suele | suelen | a menudo | generalmente | por lo general | habitualmente | puede que | debe de | quizá
    tal vez | podría | podrían | probablement | a lo mejor | reconocer que | perderte | deben de | debe haber | deben haber
    debería llegar | suel* | a veces | puede perder | puede molestar | puede llenarse | puede ponerse | puede resultar
    pueden no | puede no | puede ocurrir | puede pasar | es posible que | parece`,
  happens: `
    ocurrir | variar | tardar | provocar | causar | dar lugar | depender | suceder | contener | cambiar | afectar | perder
    molestar | llenarse | ponerse | no estar | cobrarle | no funcionar | recib* | recibirá* | llegar* | durar* | costar*
    encontr* | gustar | encant* | aparec* | quedarse | sentir | enfriar* | subir | bajar | crecer | caer | entend* | entiende*
    fallar | retrasar* | repondr* | mejorar* | abrir* | empezar* | comenzar* | terminar* | determinar* | establecer* la
    volver* | ver | verá* | dará* lugar | interrump* | cuenta con | cuentan con | surt* | afect* | extingu* | caduc*`,
  articles: `
    el | la | los | las | un | una | todo | toda | todos | todas | cada | nuestro | nuestra | su | sus | este | esta | estos
    estas | cualquier | lo`,
  doers: `
    conserje | portero | jefe | jefa | cajero | recepcionista | patrón | patrones | trabajador | trabajadores | empresa
    empresas | empleador | empleadores | estudiante | estudiantes | profesor | profesores | alumno | alumnos | administrador
    administración | usuario | usuarios | socio | socios | médico | inspector | junta | comisión | sindicato | arrendador
    arrendatario | vendedor | proveedores | participantes | agente | agentes | asistente | asistentes | empleado | empleados
    personal | responsable | encargado | encargados | equipo | operador | gestor | proveedor | dirección | poderes | estado
    todos | tienda | centro | escuela | gimnasio | monitor | monitora | secretaría | tribunal | juez | comité | director
    directora | gerente | ayuntamiento | biblioteca | club | árbitro | tutor | tutora | tesorero | presidente | presidenta
    redacción | moderadores | moderador | cada uno | robot | viajero | viajeros | empresario | empresarios | representantes`,
  people: `
    socios | dueño | vecino | huéspedes | pasajero | pasajeros | patrón | patrones | trabajador | trabajadores | estudiante
    estudiantes | empleador | empleados | empresa | empresas | mujeres | sindicatos | comprador | consumidores | vendedor
    jóvenes | todos | toda | todo | niños | quien | quienes | viajero | viajeros | consumidor | autoridad | participante
    participantes | residente | vecinos | solicitante | candidato | menor | menores | trabajadora | partes | usted | ustedes
    tú | nosotros | cliente | clientes | usuario | usuarios | persona | personas | visitante | visitantes | paciente | pacientes
    huésped | alumno | alumnos | miembro | miembros | socio | ciudadanos | españoles | titular | interesado | padres | inquilino
    compradores | alumnado | profesorado | consumidora | suscriptor | suscriptores | asociados | invitado | invitados
    acompañante | acompañantes | asegurado | asegurados | nadie | uno | jugadores | espectadores | clienta`,
  things: `
    transportista | paquete | puerta | sistema | página | sitio | aparato | servicio | apartado | llave | tiempo | web
    aplicación | educación | domicilio | libertad`,
  imperative: `
    llama | llame | lava | lave | cuida | cuide | devuelve | devuelva | deja | deje | respeta | respete | lee | lea | escribe
    escriba | trata | trate | usa | consulta | consulte | bloquea | bloquee | abre | abra | identifica | identifique | explica
    explique | anota | anote | cierre | firma | lleva | lleve | ponte | recoge | recoja | limpia | limpie | mantenga | haz
    haga | di | diga | pregunta | pregunte | verifica | verifique | confirma | confirme | pide | pida | no | informa | informe
    ofrece | ofrezca | comprueba | compruebe | revisa | revise | envía | envíe | utiliza | utilice | use | evita | evite
    responde | responda | mantén | indica | indique | avisa | avise | guarda | guarde | cierra | registra | registre | apaga
    apague | espera | espere | solicita | solicite | pasar | pedir | verificar | confirmar | informar | comprobar | mantener
    evitar | registrar | enviar | ofrecer | compartir | respetar | saluda | salude | conserve | presente | entregue | rellene
    firme | abandonar | abandone | llamar | dejar | cerrar | apagar | limpiar | guardar | recoger | usar | utilizar | presentar
    entregar | devolver | rellenar | firmar | avisar | comunicar | revisar | solicitar | indicar | saludar | reveles | comparta
    comparte | siga | sigue | seguir | conserva | mostrar | muestre | coloque | deposite | vacíe | evacuar | poner | ponga
    hacer | dar | aportar | adjunte | adjuntar | atienda | derive | traiga | trae`,
  opening: `siempre | luego | después | primero | y | además | también | por favor | entonces | en tal caso`,
  passive: `es | son | será | serán | se`,
  binding: `
    al final | en un plazo | cada | en el acto | el mismo día | contra | por duplicado | a diario | antes | sólo | solo
    solamente | al menos | dentro de | salvo | nunca | siempre | como máximo | inmediatamente | por escrito | únicamente | nadie
    ninguna | ningún | previa | previo | en diez días | en … días | antes del | antes de | al cabo de | a terceros | por cuenta
    en su embalaje | en el plazo | durante … años | durante un | de inmediato | en todo momento | en el idioma | previamente
    a la entrada | al entrar | al salir | una vez | de forma | según`,
  steps: `
    obligaciones de | deberes | responsabilidades | son obligaciones | acepta las siguientes | compromisos | tiene que
    tienen que | debe | deben | deberá | pasos | siguientes pasos | obligatorio | obligaciones | hay que | normas | por favor
    es necesario | procedimiento | en caso de | cada encargad* | cada | antes de | al terminar | al salir | al entrar
    instrucciones | tareas | obligación de | en este orden | documentos siguientes`,
  bans: `
    prohibiciones | queda prohibido a | prohibido a | se prohíbe a | no podrán | restricciones | prohibido | prohibida | no debe
    no puede | no se permite | inaceptable | inaceptables | nunca | queda prohibido | no está permitido | evitar | se prohíbe
    no se admite* | no se aceptan | no permitid* | jamás | no podrá | no pueden`,
  grants: `
    derechos de | son derechos | tendrán derecho | puede | pueden | permitido | tiene derecho | derecho a | podrá | aceptables
    libremente | incluido para | opciones`,
  advice: `debería | recomendamos | se recomienda | consejos | conviene | buenas prácticas`,
  conditions: `
    siguientes condiciones | siguientes casos | siguientes supuestos | si: | cuando: | motivos | se cumpla
    requisitos siguientes | si | cuando | siempre que | excepciones`,
  contents: `
    contiene | incluye | comprende | consta de | siguientes datos | resumen | novedades | paquete incluye | nuestros socios
    recogemos | de un vistazo | incluido en`,
  most: `
    como máximo | máximo | no más de | hasta | en un plazo de | dentro de | a más tardar | menos de | inferior a | máx
    antes de | antes del`,
  least: `al menos | como mínimo | mínimo | más de | superior a | a partir de | por lo menos`,
  consent: `
    visto bueno | autorización | aprobación | consentimiento | permiso | conformidad | dirección | encargado | gerencia
    director | firma`,
  facts: `precio | tarifa | coste | horario | teléfono | dirección | gastos | media`,
  boilerplate: `
    no será responsable | no serán responsables | no se responsabiliza | no asume* responsabilidad | exime* de responsabilidad
    se rige por | se regirá por | se regirán por | se entiende por | se entenderá por | se entenderá | se considera
    se considerará | se considerarán | a efectos de | a los efectos de | entrará en vigor | entra en vigor | valor contractual
    no garantiza* | legislación española | se interpretará* | deberá entenderse | debe entenderse | será competente*
    serán competentes | tendrá* la consideración | es aquel | es aquella | es toda | es todo | será* de aplicación
    serán empresarios | dará* lugar a responsabilidad* | multa de | sancionad* con | caducará* | prescrib* | se devengará*
    no afectará* | se clasifican | tiene por objeto | tienen por objeto | se extinguirá* | no tendrá* la consideración
    se presumirá* | se regulan por | se entenderá* | se tomará como referencia | será la pactada | es el órgano
    se considerará*`,
  aboutText: `
    este contrato | este manual | este documento | esta política | estas normas | estas condiciones | el presente | la presente
    los presentes | las presentes | este reglamento | esta página | este código | esta guía | el término | la palabra`,
  tells: `
    aplica* | describe* | regula* | recoge* | contiene* | tiene* por | establece* | explica* | define* | forma* | fue
    puede cambiar | pueden cambiar | puede modificarse | resume* | está compuest* | consta*`,
  outsiders: `
    banco | bancos | navegador | transportista | aseguradora | tiempo | terceros | policía | prensa | ascensor | operadora
    vecindario | mercado | ley | sistema | gobierno`,
  anyone: `
    quien | quienes | el que | la que | los que | aquel que | toda persona que | todo aquel que | cualquiera que | el socio que
    el empleado que`,
  acts: `
    verific* | comprob* | comprueb* | comunic* | inform* | avis* | present* | entreg* | devolv* | devuel* | devuelt* | reembols*
    elimin* | borr* | conserv* | guard* | archiv* | registr* | firm* | pag* | abon* | autoriz* | aprob* | aprueb* | revis*
    control* | limpi* | cierr* | cerr* | apag* | bloque* | rechaz* | acept* | cambi* | vend* | ced* | compart* | revel*
    facilit* | proporcion* | dan | da | dará* | daremos | ped* | pid* | solicit* | respond* | contest* | ofrec* | prometer
    promete* | transmit* | enví* | envi* | remit* | deriv* | pasa* | transf* | manten* | mantien* | garanti* | asegur* | proteg*
    respet* | lleva* | llevará* | usa* | utiliz* | cumpl* | notific* | designa* | nombr* | justific* | sal* | entra* | formul*
    tramit* | atend* | atiend* | conced* | sancion* | resolv* | resuelv* | eximir* | preven* | prev* | deposit* | recog*
    aport* | acredit* | sustitu* | cobr* | indemniz* | restitu* | renuev* | renov* | exhib* | dej* | indic* | orden* | publi*
    trat* | cancel* | suprim* | anonimiz* | destru* | cifr* | ventil* | aparc* | convoc* | redact* | acompañ* | trasl* | elabor*
    custodi* | anot* | cumpliment* | vigil* | repuest* | elig* | reserv* | adjunt* | aclar* | calcul* | opin* | retir*
    contrat* | resolver* | corre`,
  states: `
    es | son | era | eran | tiene* | ha | han | hay | conoc* | sab* | vien* | trabaj* | viv* | olvid* | empiez* | comienz*
    cuesta* | abre* | dura* | existe* | funciona* | aprend* | quier* | pued* | deb* | encuentr* | lleg* | v* a | piens* | cre*
    parec* | depend* | y | o | de | del | que | en | a | con | por | para | no | suel* | pierd* | recib* | gust* | pertenec*
    está | están | cuenta* | sigu* | necesit* | ve | ven | escrib*`,
};
