import type { Words } from "./words.ts";

/** English words of sentences that tell something and ask for nothing. */
export const enTold = {
  history: `
    that year | in those days | back then | in the nineties | years ago | until 20 | since 20 | once had | before the war
    at first | formerly | in earlier versions | was able | were able | would have | had to | was founded | last year
    we used to | it used to | they used to | people used to | previously | in the past | were required | was required
    required two | was introduced | in 2011 | previous policy | replaces version | was approved on | had been | did not have to
    were allowed | was allowed | at the time | used to be | in the old days | until last | until recently | once required
    for years | decades ago | was required to | were obliged | was obliged | was forbidden | were forbidden | was prohibited
    were prohibited | last week | last month | last winter | last summer | yesterday | was banned | were banned | it was decided
    has been changed | since then`,
  example: `for example | example | e.g | for instance | such as in | imagine | suppose | let's say`,
  definition: `
    governed by | is effective | takes effect | come into force | courts of | is confirmed as soon as | at your own risk
    we mean | by … we mean | stands for | is short for | are called | known as | covers all | is the name | is not liable
    are not liable | no liability | not responsible for | accept no responsibility | not … liable | takes no responsibility
    exclude liability | is open from | is considered | are considered | is deemed | are deemed | shall mean | the purpose of
    applies when | we define | effective date | was last updated | constitutes | governs | means | refers to | is defined as
    are defined as | have the meaning | has the meaning | is called | defined in | for the purposes of this
    these are the basic | this policy applies | this policy covers | this document describes | what we mean | applies to all
    is intended to | are not legally binding | consists of | there are … types | is a type of`,
  report: `
    if you want | if you'd like | if you would like | if you wish | if you prefer | if you are interested | see chapter
    see section | see also | more about | we believe | we've | we know | we hope | our goal | we understand | we love
    have found | it's hard | we think | as you can see | learn more | read more | we made | we built | for more information
    thank you | should know what | user will have to | said that | said they | says that | said in | reported that | we asked
    told us | according to | in tests | describes who | explains how | describes how | sets out | section … describes
    found that | experts say | in our experience | many people | says the | say the | said the | writes | wrote | argues | argue
    complain that | complained | we asked ourselves | surveys show | studies show | research shows | shows that | as you know
    our mission | our vision | our aim | we are proud | we're proud | we are happy | we're happy | we aim to be | we strive
    a place where | if you have questions | if you have any questions | for questions | any questions | please see
    please refer | questions or | if you have a question | for further | if you need help | if you need assistance
    if you need support | if you have concerns | if you are unsure where | status will be | this means | this does not mean
    this doesn't mean | this gives | this helps | this allows | this lets | that means | this is where | this is why
    this makes | these are | none of this means`,
  chance: `
    may have to | must be somewhere | can't guarantee | cannot guarantee | not be underestimated | cannot be seen
    can't be seen | no guarantee | do not guarantee | can't promise | cannot promise that | you'll love | you'll enjoy
    you will love | you will enjoy | usually | often | typically | normally | in most cases | can't miss | cannot miss
    can't wait | never forget | can't believe | cannot imagine | never sleeps | never hurts | more often than not | hardly ever
    as a rule of thumb | i must admit | i must say | may or may not | must be some | must feel | must be tired | must be seen
    must be heard | have to try | must try | must-see | should be enough | should be ready | should work | should only take
    should have arrived | ought to be enough | should do | should feel | must have been | may have been | bank may have | might
    could have | should load | should arrive | should take | may rain | must be the | must love | may well
    may be due to | could be | should be able | should be fine | should see | should now | should appear | will probably
    must think | can expect | may expect | should expect | may get | can get | may want | may seem | may be asked | can be asked
    may need | may vary | may sometimes | can sometimes | must have started | no doubt | surely | must surely | may not work
    may not be available | may not be able | may be unavailable | may not arrive | may not sail | may not load | can feel
    can be lonely | can be hard | can be difficult | could | probably | perhaps | likely to | unlikely to | tend to | tends to
    must see | must visit | must watch | must read this | would be great | would love | there are always | there'll always
    there is always | is always more | are always more | should serve | should be aware | should be useful | should help
    should know | should give you | not to say | may be closed | may take | can take … minutes | can take … hours
    can take … days | can take … weeks | can take a while | might be | sometimes | some times | require us to | may require`,
  happens: `
    love | enjoy | be interested | be seen | be heard | rely on | count on | be happy | be glad | be pleased | make a mistake
    feel | remember | recall | wonder | come across | know | look like | be surprised | be asked | ask yourself | be hard
    run out | stop working | turn out | end up | go wrong | break | fail | crash | slow | get lost | be wrong | be early
    be late | be full | rise | read barcodes | hold up to | carry up to | reach | store up to | reach us | contact us
    get in touch | be confusing | sound | be tempting | mean | be difficult | be necessary | be reached | learn | be true
    make sense | still be | imagine | hear | be due | have questions | choose to leave | be unavailable | be interrupted
    result | lead | cause | occur | happen | vary | apply | contain | have no | depend | fall | differ | exist | be viewed
    be considered | be part | be a | be an | be the | be subject | be different | be able | be delayed | be lost | be updated
    be legal | appear | arise | affect | seem | become | be liable | be available | be sent automatically | not check | not have
    no longer be able | notice | also be | need up to | be charged by | not open | not let | expire | be found | be shown
    be used to identify | help you understand | be in | be on | be more | be less | be very | be up to | not be liable
    and will not be liable | and will | get worse | get out | get stuck | get cold | get wet | think | sail | arrive
    arrive late | load | expect | experience | encounter | suffer | send us | send your | collect information | collect data
    grow | dry | freeze | melt | last | disappear | smell | taste | be lonely | be hard to | be noisy | be crowded | be slow
    be cold | be wet | be dangerous | be slippery | be caused | be explained | be tracked | be traced back | be hot | be busy
    be some | be many | be several | be reasons | be cases | be times | be exceptions | be errors | not work | not be available
    not sail | not arrive | not reply | not respond | not start | not function | not load | not display | not be displayed
    not be visible | remain visible | spread | save | save you | be saved automatically | like | find the | find out | see a
    see the | receive a | receive an | receive your | change without | change from | change over | be amended automatically
    start at | begin at | take place | move to | come into | come with | come from | reply | meet | be ruled out | be guaranteed
    be undone | be recovered | be restored | see photos | read tables | recover | save us | get | answer questions | help you
    require | be eligible | be considered for | serve | work best | work on | work if | work when`,
  boilerplate: `
    shall mean | shall have the meaning* | shall refer to | shall be construed | shall be deemed | shall be interpreted
    shall be governed | shall be considered | shall not be construed | shall not be deemed | shall not affect
    shall not be affected | shall come into | shall enter into force | shall take effect | shall become effective
    shall commence | shall remain in force | shall remain in full | shall remain in effect | shall continue in | shall survive
    shall prevail | shall not constitute | shall constitute | shall inure | shall be binding | be liable | be held liable
    be held responsible | be responsible for any | liability shall | liability will | liability is | liability … exceed
    total liability | shall not limit | shall apply to | shall not apply | will be governed | will be construed | will be deemed
    must be understood | must be read as | should be read as | should be understood | are to be read | is to be read
    are to be understood | is to be understood | should be interpreted | to be construed | may be construed | can be defined
    may be defined | refers to | have the meaning* | has the meaning* | is defined as | are defined as | we mean | is meant
    nothing in this | nothing in these | nothing herein | no warrant* | without warrant* | as-is | disclaim* | we make no
    not … considered | goal is to | aim is to | purpose is to | idea is to | point is to | goal is not | idea is not`,
  aboutText: `
    this agreement | these terms | this policy | this document | this handbook | this page | this section | this chapter
    this manual | this guide* | this code | these rules | these guidelines | this notice | this statement | this contract
    the term | the terms | the following terms | the purpose of | the aim of | the words | the word | the singular | headings
    this doc`,
  tells: `
    appl* | cover* | describe* | explain* | contain* | outline* | define* | govern* | form* | was | were | has been | have been
    is effective | is valid | takes effect | serve* | aim* | set* out | give* | include* | exist* | help* | are for | is for
    relate* | supplement* | replace* | supersede* | is part | are part | is intended | are intended | is divided | is based
    consist*`,
} as const satisfies Partial<Words>;
