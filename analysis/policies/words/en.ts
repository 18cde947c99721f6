import { enModals } from "./en-modals.ts";
import { enTold } from "./en-told.ts";
import type { Words } from "./words.ts";

export const en: Words = {
  ...enModals,
  ...enTold,
  when: `
    if | when | whenever | where | in case | once | after | before | as soon as | provided that | provided | as long as | until
    while | should a | should an | should the | in the event | for as long as | only after | only when | only if | even if
    because | since | so that | although | should they | should it | should you`,
  unless: `unless | except | except when | except for | other than | save for | with the exception of | apart from`,
  relative: `who | which | that | whose | whom | what | how | why | whether`,
  articles: `
    the | a | an | any | all | every | each | our | your | their | its | this | these | those | such | both | some | other | no
    as`,
  doers: `
    moderator | publisher | department | employer | agent | agents | assistant | assistants | bot | chatbot | employee
    employees | staff | colleague | colleagues | team | manager | managers | supervisor | controller | processor | operator
    operators | provider | deployer | representative | representatives | clerk | officer | officers | personnel | contractor
    contractors | member | owner | administrator | administrators | maintainer | maintainers | moderators | worker | workers
    teacher | nurse | driver | drivers | suppliers | supplier | company | clinic | secretary | board | treasurer | reviewer
    reviewers | support | help desk | service desk | front desk | reception | human resources | hr | management | committee
    works council | security | shop | store | library | school | hotel | hospital | librarian | receptionist | cashier
    instructor | trainer | trustee | trustees | organizer | organizers | editor | editors | licensee | licensor | contractor's
    lead | leads | shift lead | head | director | directors | caretaker | keeper | robot | pupil | pupils`,
  people: `
    member | members | employer | employers | worker | workers | landlords | supplier | suppliers | maintainer | maintainers
    admin | admins | driver | drivers | registrant | seller | sellers | lender | insurer | trader | consumer | consumers
    everybody | others | team | teams | moderators | contributors | hosts | individual | individuals | resident | residents
    traveler | travelers | author | authors | researcher | researchers | subject | subjects | minor | minors | candidate
    candidates | vendor | vendors | partner | partners | recipient | sender | state | states | authority | authorities
    commission | landlord | leaders | volunteers | attendees | speakers | you | we | they | i | user | users | customer
    customers | client | clients | guest | guests | patient | patients | student | students | tenant | tenants | visitor
    visitors | passenger | passengers | person | persons | people | anyone | everyone | applicant | applicants | organization
    organizations | owner | owners | buyer | caller | parent | parents | child | children | participant | participants
    contributor | reader | readers | subscriber | holder | party | parties | whoever | company | customer's | either party
    each party | neither party | newcomer | newcomers | licensee | licensor | tenant's | purchaser | borrower | borrowers
    adult | adults | relative | relatives | infants | callers | reviewer | reviewers | developer | developers | editor | editors
    group | groups | families | board | chair | treasurer | secretary | coach | coaches | trainee | trainees | intern | interns
    nobody | somebody | someone | anybody | one | who | hires | hire | parent's | guardian | guardians | dealer | dealers
    merchant | merchants | creator | creators | streamer | streamers | advertiser | advertisers | freelancer | freelancers
    beneficiary | policyholder | insured | pupil | pupils | teachers`,
  things: `
    tool | tools | system | systems | page | site | website | app | software | lock | device | flight | flights | airline
    courier | carrier | status | screen | model | weather | machine | elevator | service | law | regulator | bank | banks
    transfer | parcel | package | order | orders | abuse | failure | violation | violations | consequences | requests
    congresspeople | terms | account | content | license | prices | price | data connectivity | battery | printer | server
    database | it | there | this | titles`,
  imperative: `
    accept | acknowledge | act | add | address | adhere | advise | agree | allow | always | announce | answer | apologize
    apply | approve | archive | ask | assess | assign | attach | avoid | be | begin | block | book | bring | call | cancel
    change | charge | check | choose | clarify | classify | clean | close | collect | complete | comply | confirm | consult
    contact | continue | copy | correct | create | decline | delete | deliver | deny | describe | direct | disable | disclose
    discuss | dispose | do | document | double-check | download | encrypt | end | enforce | enable | enter | ensure | escalate
    establish | evaluate | examine | explain | fill | finish | follow | forward | gather | get | give | greet | hand | handle
    hold | identify | ignore | include | inform | inspect | introduce | investigate | keep | leave | let | limit | list | lock
    log | look | maintain | make | mark | mask | mention | monitor | name | notify | obtain | offer | only | open | order | pass
    pay | perform | place | plan | point | prepare | present | preserve | prevent | print | prioritize | proceed | process
    protect | provide | publish | put | quote | raise | reach | read | record | redirect | reduce | refer | refuse | reject
    release | remain | remember | remind | remove | repeat | replace | reply | report | request | resolve | respect | respond
    restart | restrict | return | review | revoke | route | run | save | say | schedule | seek | select | send | separate | set
    share | show | sign | speak | specify | start | state | stay | stick | stop | store | submit | suggest | summarize | supply
    switch | tag | take | talk | tell | thank | track | transfer | treat | try | turn | update | upload | use | validate
    verify | wait | warn | wash | wear | welcome | write | lift | refuel | resume | suspend | reboot | toggle | grant | wipe
    lower | bear | refrain | assume | search | weigh | prefer | dial | count | cover | empty | fasten | flush | rinse | park
    register | renew | retain | settle | sort | sweep | tidy | unplug | value | watch | withdraw | behave | cite | credit
    exercise | minimize | redact | escort | rotate | secure | scan | shred | sanitize | surrender | swap | translate | undergo
    vacate | water | label | test | consider`,
  opening: `
    please | always | then | first | next | finally | and | also | otherwise | so | generally | in such cases | immediately
    politely | only | but | therefore | note | important | instead | now | on arrival | whenever possible`,
  passive: `is | are | be`,
  binding: `
    daily | weekly | monthly | each | as soon as | once | on the same day | twice | on arrival | at the end of
    in the presence of | in full | separately | after | for at least | straight away | without delay | at once | in person
    the same day | by email | from the | with a | before | only | at least | within | unless | first | against | at most
    no later than | not | immediately | always | except | by the | by a | in writing | until | no | under no circumstances
    every | on request | no later | by noon | by friday | by the end | upon | prior to | in advance | on the first
    at the latest | on time | at all times | for … years | for … months | for … days | after use | when leaving | on departure
    to the original`,
  steps: `
    responsible for | expected to | please: | duties of | do the following | students must | how to behave | responsibilities of
    agree to | undertake to | follow these steps | these steps | steps are | as follows | please | must | required | is needed
    take the following | make sure | checklist | you: | our commitments | your duties | duties | obligations | responsibilities
    we will | you will | to do | rules | procedure | need to | have to | shall | steps: | steps | in this order
    in the following order | what to do | how to proceed | required documents | to bring | your responsibilities
    our responsibilities | commitments | tasks | each … : | in case of | in the event of | before each | after each
    at check-in | on arrival | obligation to`,
  bans: `
    not do | must not do | will not | won't | not tolerated | prohibited activities | prohibitions | restrictions | agree not to
    not be | you can't | what you can't | not ok | aren't ok | isn't ok | prohibit | prohibits | prohibited | forbidden
    not allowed | not permitted | unacceptable | must not | may not | do not | don't | never | cannot | not acceptable
    not to do | no-go | shall not | avoid | banned | not use | out of bounds | not accepted | aren't accepted | we do not accept
    do not accept | don't accept | don't allow | not welcome | not tolerate | excluded | refrain from | abstains from
    must never | may never | no: | agree not | off limits | not covered`,
  grants: `
    what you can do | you can | we may | rights of | your rights | is allowed to | ok for | actually ok | allowed | permitted
    acceptable | may | can | has the right | have the right | right to | entitled | are free to | you can take | can take
    are welcome to | included for | free for | entitled to | are allowed | is allowed | options | you get | each member gets`,
  advice: `
    should | recommended | we recommend | tips | advice | best practices | consider | good practice
    examples of behavior that contributes | tips for | good meetings | recommendations | suggestions | ideas | please consider
    good to know | helpful hints`,
  conditions: `
    all of the following | following are met | following is true | following are true | both of the following
    either of the following | who: | employees who | users who | following criteria | eligibility | if any | considered
    grounds | in which case | one of the following | any of the following | the following conditions | following apply
    following applies | is met | are met | if: | when: | where: | reasons | unless: | criteria | in case: | provided that:
    cases: | circumstances | process your data if | counts as … if | is considered | if you have | if the | only if:
    exceptions | exempt | applies if | are eligible if | may be refused if | qualifies`,
  contents: `
    containing | contains | has: | have: | includes | include: | following information about | consists | types | fields
    overview | what changed | such as | namely | looks like | list of | right to the following information | following data
    we collect | collect the following | at a glance | partners | our partner* | offers: | benefits | included in | comprises
    glossary | contact* | kit contains | in the box | usually want to know | looks as follows | counts as`,
  most: `
    at most | no more than | not more than | maximum of | up to | a maximum of | not exceed | may not exceed | must not exceed
    limited to | maximum | no later than | within | not later than | less than | below | under | max | at the latest | cap
    capped at | no longer than`,
  least: `
    at least | no less than | not less than | minimum of | a minimum of | minimum | more than | above | over | exceeding
    or more | or older | min`,
  consent: `
    approval | approved by | sign-off | authorization | consent | with permission | second signature | manager decides
    confirmation | approve* | shift lead | signature | director | directors | head of | manager`,
  facts: `
    price | fee | fees | cost | rate | hours | opening | average | phone | email | address | find there | description | size
    last year`,
  outsiders: `
    bank | banks | browser | browsers | courier | couriers | carrier | carriers | third parties | third party | third-party
    regulator | regulators | council | government | parliament | court | courts | manufacturer | vendor | network | insurer
    insurers | search engines | hackers | criminals | attackers | fraudsters | weather | neighbors | police | press | market
    snails | cats | dogs | birds | plants | algorithm | internet provider | airline | post office | mayor | the city | system
    systems | tool | tools | software | app | website`,
  anyone: `
    whoever | anyone who | anybody who | everyone who | everybody who | any person who | any employee who | any member who
    those who`,
  acts: `
    check | checks | checked | verif* | report | reports | reported | submit* | return | returns | returned | refund* | delet*
    lock | locks | locked | sign | signs | signed | hand | hands | handed | send | sends | sent | keep | keeps | kept | file
    files | filed | pay | pays | paid | approv* | record | records | recorded | remov* | inform | informs | informed | notif*
    replac* | exchang* | issue | issues | issued | deposit | deposits | deposited | label | labels | labeled | labelled | train
    trains | trained | review | reviews | reviewed | clean | cleans | cleaned | switch* | turned | wear | wears | worn | carr*
    confirm | confirms | confirmed | escalat* | transfer | transfers | transferred | forward* | document | documents
    documented | logged | archiv* | encrypt | encrypts | encrypted | destroy* | reset | block | blocks | blocked | suspend*
    cancel* | weigh* | inspect* | investigat* | examin* | appoint* | assign* | attach | attaches | attached | announc*
    publish* | reject* | refus* | declin* | reimburs* | protect* | disinfect* | wash* | empt* | supervis* | accompan* | monitor*
    mark | marks | marked | register | registers | registered | renew* | settl* | compensat* | handled | treated | processed
    bear | bears | borne | give | gives | given | look* after | fix | fixes | fixed | revert* | bring | brings | brought | ask
    asks | asked | answer | answers | answered | tell | tells | told | complet* | obtain* | provid* | ensur* | enforc* | leave
    leaves | left | put | puts | hung | stored | shared | disclosed | discussed | sold | sell | share | disclose | accept
    allow | permit | rent | copied | copy | print* | scan* | held | held back | grant | grants | granted | award* | conducted
    conduct | conducts | tested | test | tests | updated | updat* | wip* | dispos* | separated | swept | closed | close | closes
    opened | retained | erased | anonymi* | redact* | corrected | credited | converted | withheld | deducted | charged
    calculated | divided | shipped | packed | wrapped | listed | stated | offered | offer | offers | declared | shown
    presented | counted | repeated | limited | restricted | prohibited | acknowledge* | route | routes | routed | prioriti*
    attend | attends | arrive | arrives | follow | follows | followed | use | uses | respect | respects | observe | observes
    maintain* | perform* | deliver* | warrants | undertake* | overwr* | passed | posted | resold | read out`,
  states: `
    love* | like* | learn* | walk* | come | comes | forget* | feel* | know* | need* | want* | work* | live* | see | sees
    enjoy* | earn* | find* | get | gets | receiv* | think* | believ* | tend* | belong* | seem* | look like | hold | holds | open
    opens | cost* | count* | include* | contain* | consist* | exist* | happen* | remain | depend* | vary | varies | mean*
    speak* | expect* | hope* | wait* | lose | loses | appear* | become* | grow* | stem* | differ* | start* | begin* | run | runs
    fill up | write | writes | visit* | tell us | told | decide* | trust* | care | cares | rely | relies | prefer* | struggle*
    often | usually | sometimes | from | in | at | on | of | for | and | or | with | to | about | under | over | as | by
    between | among | during | without | are | is | was | were | has | have | had | can | could | may | might | must | should
    shall | will | would | do | does | did | who | that | which | whose | not | across | around | than | like | both | all
    also`,
};
