/** Common English words, learned from ordinary texts of several sources. Written by `node tools/english-words.ts FOLDER`. Do not edit. */
export const ENGLISH_WORDS = `
  a abilities ability able about above abstract academic accept accepted accepts access accessibility accessible according
  account accounts accuracy accurate achieve achieved achieving across act acting action actionable actions active activities
  activity actor actual actually adapt add added adding addition additional address addresses addressing adds adjust adopted
  adult adults advanced advantage advantages adventure advertising advice advisor affect affected affordable after afternoon
  again against age agent ages ago agree ahead air album alcohol alert algorithm algorithms alien align alive all allow allowed
  allowing allows almost alone along alpha already also alternative alternatives although always am amazing among amount amounts
  an analysis analytics analyze analyzing ancient and angle angles animal animals announced annual another answer answers anti
  anxiety any anymore anyone anything apart apartment api app appealing appear appearance appears append apple apples
  application applications applied apply applying approach approaches appropriate approximately apps architect architecture are
  area areas aren't argument arguments around array arrays art article articles artificial artist artists as ask asked asking
  asks aspects assessment assets assigned assignment assist assistance assistant associated assume assuming assumptions at
  atmosphere attached attack attacks attempt attempts attending attention attract audience audio audit authentication author
  auto automatic automatically available average avoid avoiding await aware away baby back backend background backup bad bag
  bags baking balance balanced ball balls banana bananas band bank bar bars base based bash basic basics basis basketball batch
  battery be beach bear beautiful beauty became because become becomes becoming bed bedroom been before began begin beginners
  beginning begins behavior behind being believe below beneficial benefit benefits best better between beyond big biggest bike
  bill billion bin binary bird birds birth birthday bit black block blocks blog blood blue board body book books boolean boost
  border born boss both bottle bottom bought bound bowl box boxes boys branch brand bread break breakfast breaking breaks bridge
  brief bright bring brings broke broken brother brought brown browser budget bug bugs build building buildings built bullet
  bunch bus business businesses busy but butter button buttons buy buying buys by calculate calculated calculates calculations
  call called calling calls calories came camera campaign can can't cancer candidate candidates candy cannot capabilities
  capable capacity capital capture captured car carbon card cards care career carefully carpet carrots carry cars case cases
  cash cast casual cat catch categories category cats caught cause caused causes causing cell cells center centered centers
  central cents century certain chain challenge challenges challenging chance change changed changes changing channel channels
  character characteristics characters charge charged chart chat check checking checks cheese chest chicken child children
  chocolate choice choices choose choosing chosen cinematography circle cities city city's claim claims clarity class classes
  classic clean cleaning clear clearly click client clients climate clinical close closed closer closing clothes clothing cloud
  coach code coding coffee cold collaboration collect collected collection college color colors column columns com combat
  combination combine combined come comedy comes comfort comfortable coming command commands comment comments commit common
  communicate communication community companies company company's compare compared comparison compelling competition complete
  completed completely completion complex complexity component components compose composer comprehensive compute computer
  computers concept concepts concern concerns concise conclusion concrete concurrent condition conditions conduct conference
  confidence confident configuration configure confirmed conflict conflicts connect connected connection connections cons
  consequences consider considerations considered considering consistent consists console const constant constraint constraints
  construction consumer consumption contact contain container containing contains contemporary content contents context continue
  continues continuous contract contrast contribute contribution contributions control controlled controller controls
  conversation convert convey cook cookie cookies cooking cool copies copy core corner corporate correct correctly cost costs
  could couldn't count counter countries country counts couple course court cover coverage covered covering craft cream create
  created creates creating creation creative creativity creatures credentials credit crew crisis criteria critical cross crowd
  crucial csv cultural culture cup curious current currently cursor custom customer customers customize cut cutting daily damage
  dance dangerous dark data database datasets date dates daughter day days dead deal dealing deals death debate decide decided
  decides decision decisions declare decrease decreases deep deeper def default defense define defined defines definitely
  definition degree degrees delay delete deleted deliver delivery demand demonstrate department depending deployment depth
  describe described describes describing description descriptions descriptive design designed designer designing desired
  despite destination detail detailed details detect detected detection determine dev develop developed developer developing
  development device devices dialogue dictionary did didn't die died diet difference differences different differently difficult
  difficulty digit digital dinner direct directed direction directly director directory disadvantages discipline discover
  discovered discovers discovery discuss discussed discussing discussion disease diseases dish dishes display displayed displays
  distance distinct distributed distribution diverse divide divided do docs doctor document documentation documents does doesn't
  dog dogs doing dollar dollars domain don't done door dot double dough down download downloads drama draw drawing drawn dream
  drink drive driven driver drives driving drop drops drug dry due duplicates duration during dynamic each earlier early earn
  earned earth ease easier easily east easy eat eating echo economic economy edge edit editing editor education educational
  effect effective effectively effects efficiency efficient efficiently effort efforts egg eggs eight either election electric
  electricity electronic element elements elif else email emails emergency emotional emotions empathy employee employees empty
  enable enabled encounter encourage end ended ending endpoint ends energy engage engaging engine engineer engineering enhance
  enhancing enjoy enjoyed enough ensure ensuring enter entering entire entirely entities entity entry environment environmental
  environments episode equal equally equation equations equipment equivalent error errors escape especially essay essential
  establish established estate estimate estimated etc ethical evaluate evaluation even evening event events eventually ever
  every everyday everyone everything evidence evolution exact exactly example examples except exchange execute executed
  execution exercise exercises exist existing exists exit expect expectations expected expensive experience experienced
  experiences experiment expert expertise experts explain explaining explains explanation explanations explicit exploration
  explore exploring export express expression expressions extend extends extension extensive external extra extract extreme
  extremely eye eyes face faced facility facing fact factor factors facts fail failed failure fair fake fall falling falls false
  familiar families family famous fan fantasy far fashion fast faster fat father fault favorite feature features federal feed
  feedback feel feeling feelings feels feet fellow felt female fetch few fewer fiction field fields fight figure figures file
  files fill filled filling film films filter final finally finance financial find finding findings finds fine finish finished
  fire first fish fit fitness five fix fixed flag flat flavor flavors flexibility flight float floor flour flow flowers flows
  fly focus focused focuses focusing folder follow followed following follows font food foods foot football for force forced
  forces forecast foreign forest forget form formal format formatted formed former forms formula forward found foundation four
  frame framework frameworks free frequently fresh friend friendly friends from front fruit fruits full fully fun function
  functionality functions fund funding funds funny further future gain gains game games gap garden gas gather gave gender
  general generally generate generated generates generating generation generator genre geometry get gets getting gift girl girls
  give given gives giving glass global globally go goal goals goes going gold golden gone good goods got government grade grass
  gravity gray great greater greatest green grocery ground group groups grow growing grown growth guess guest guests guidance
  guide guidelines guides habits had hair half hand handle handles handling hands happen happened happens happy hard hardware
  has hash have haven't having he he's head header heads health healthcare healthier healthy hear heard heart heat heavy height
  held hello help helped helper helpful helping helps her here herself hidden hide high higher highest highlight highlighting
  highlights highly him himself his historic historical history hit hold holding holds holes home homework hook hope horror
  hospital host hosting hot hotel hour hours house houses how however html http https huge human humans humor hurt husband i ice
  idea ideal ideas identified identify identity if ignore illustrate image imagery images immediately impact impacts implement
  implementation implemented implementing implements implications import importance important imports impossible improve
  improved improvement improvements improving in inches incident include included includes including income incorporate
  incorporating incorrect increase increased increases increasing independent index indicate individual individuals industrial
  industry inequality influence influenced info information infrastructure ingredients initial initiative inner innovative input
  inputs inside insights inspired install installed instance instead instruction instructions insurance int integer integers
  integration integrity intelligence intended intense intent interact interacting interaction interactions interactive interest
  interested interesting interface interfaces interior internal international internet interpretation interval interview into
  introduce introduced introduction invented invest investment involve involved involves involving iron is isn't issue issues it
  it's item items its itself java javascript jeans jewelry job jobs join joint joke jokes journey json just keep keeping keeps
  kept key keyboard keys kids killed kind kinds kitchen knew know knowing knowledge known label labels lack lambda land
  landscape language languages large larger largest last late later latest launch law laws layer layout lead leader leaders
  leading leads learn learned learning least leave leaves leaving led left leg legal legs lemon len length lengths less lesson
  let let's letter letters level levels libraries library license lies life lifestyle lifetime light lighting like liked likely
  likes limit limitations limited limits line linear lines link links list listed listen listening lists literature little live
  lived lives living load loaded loading local located location locations log logic logical logo logs long longer longest look
  looked looking looks loop loops lose losing loss lost lot love low lower lowest lunch machine machines made magic magical mail
  main maintain maintaining maintenance major majority make makes making male man manage managed management manager managing
  manner manual manually many map mapping maps mark market marketing markets mask master match matches matching material
  materials math matrix matter matters max maximum may maybe me meal mean meaning means measure measures meat mechanism
  mechanisms media median medical medicine medieval medium meet meeting meets member members memory men mental mentioned menu
  merge message messages met meta metal method methods metrics mid middle middleware might migration mild miles military milk
  million min mind minimal minimum mining minute minutes mirror miss missed missing mission mistake mistakes mix mixed mobile
  mode model models modern modified modify module modules mom moment moments money monitor monitoring month monthly months mood
  more morning most mother motion mountain move moved movement moves movie movies moving much multi multiple music musical must
  mutual my myself mysterious name named names namespace narrative national native natural naturally nature navigate navigation
  near nearby nearest nearly necessary need needed needs negative neighborhood neither nested net network networks neural
  neutral never new newly news next nice night no node nodes noise non none nor normal north not note notes nothing notice
  noticed novel now nth null num number numbers object objects observations occur occurred occurrences occurring occurs ocean
  odd of off offer offered offering offers office official often oil ok old older oldest on once one ones online only onto open
  opened opening opens operate operating operation operations operator opinion opportunities opportunity opposite optimal
  optimization optimize optimized option optional options or orange oranges order ordered orders org organization organizations
  organize organized origin original other others otherwise our out outcomes outdated outdoor outer outline output outputs
  outside oven over overall overcome overview own owner pack package packages padding page pages paid pain paint painted
  painting pair pairs panel panels paper paragraph paragraphs parallel parameter parameters parent parents park parking part
  participate particles particular particularly partner parts party pass passage passed passing password past pasta path paths
  patient patients pattern patterns pay paying payment peaceful peak people people's per percent percentage perfect perform
  performance performed performing perhaps period periods person personal personalized perspective perspectives persuasive pet
  phase philosophy phone phones photo php phrase phrases physical physics pick picked picture pictures pie piece pieces pink
  pizza place placed placeholder places plain plan plane planet planning plans plant plants plastic platform platforms play
  played player players playing plays please plot plugins plus png poem poetry point pointer pointing points police policies
  policy political politics pool pop popular population port portion position positions positive possible post posted pot potato
  potential potentially pounds power powered powerful powers practical practice practices pre predict prediction prefer
  preferences prepare prepared preparing presence present presentation presented presents preserving preset president press
  pressure pretty prevent previous previously price prices pricing primarily primary prime principal principle principles print
  printed prints prior prioritize priority privacy private pro probability probably problem problems process processes
  processing produce produced produces product production productivity products professional profile profit program programming
  programs progress project projects promise promote promoting prompt prompts proper properly properties property proposed pros
  protect protection protein provide provided provider provides providing public publication published pull purchase purchased
  purchases purpose push put putting puzzle python quality quantity quarter queries query question questions queue quick quickly
  quite race radius raise raised ran random randomly range rare rate rated rates rather rating ratio raw reach reached reaches
  reaching reaction read readable reader readers reading reads ready real realistic reality realized really realm rear reason
  reasoning reasons receive received receives receiving recent recently recipe recipes recommend recommendation recommendations
  recommended record recorded recording records recursive red reduce reduced reducing refer reference references refers reflect
  reflection regarding regex region regions register regular regulations related relationship relationships relative relatively
  release released relevant reliable rely remain remaining remains remember remote remove removed removing rent repeat repeated
  replace reply report reported reporting reports repository represent representation representing represents request requests
  require required requirements requires research researchers resolution resolve resolved resource resources respect
  respectively respond response responses responsibilities responsible responsive rest restaurant restrictions result resulting
  results resume retrieve return returned returns revealed revenue reverse review reviews reward rewards rewrite rice rich rid
  ride right rights ring rise risk risks river road rock role roles roll rolling rolls romantic room root roots round rounded
  route routes routine row rows rule rules run running runs sad safe safety said salad salary sale sales salt same sample
  samples sauce save saved saving saw say saying says scale scan scenario scenarios scene scenes schedule scheduled scheme
  school schools sci science scientific scientists scope score scores scratch screen script scripts sea search season second
  seconds secret secrets section sections sector secure security see seeds seeing seek seeking seem seems seen segment select
  selected selection self sell selling send sending senior sense sensitive sent sentence sentences sentiment separate separated
  sequence series serious serve served server servers serves service services serving session sessions set sets setting settings
  setup seven several shadow shall shape share shared shares sharing sharp she she's sheet shell shift ship shirt shoes shop
  shopping short shorter shot should show showing shown shows side sides sign signal signals signature signed significance
  significant significantly signs silver similar simple simply since single sister sit site sites sitting situation situations
  six size sizes skill skilled skills skin sky sleep slice slide slightly slow slowly small smaller smallest smart smartphone
  smooth snippet snow so social society soda soft software soil solar sold solid solution solutions solve solved solving some
  someone something sometimes son song songs soon sort sorted sound sounds soup source sources south space spaces span speak
  speaker speaking special species specific specifically specified specify speech speed spelling spend spending spent split
  spoken sports spot spots spread spring sql square src stable stack staff stage stages stand standard standards standing stands
  star stars start started starting starts startup state stated statement statements states static status stay std step steps
  still stock stone stop stopped stopping stops storage store stored stores stories storing story str straight strategic
  strategies strategy stream streaming street strength stress string strings stroke strong structure structured structures
  struggling student students studies studio study studying stuff style styles sub subject subjects submit subtle success
  successful successfully such sugar suggest suggestions suggests suit suitable sum summarize summary summer sun super supplies
  supply support supporting supports supposed sure surface surrounded surrounding survive sustainable sweet switch symbol
  symbols symptoms syntax system systems table tables tag tags tailored take taken takes taking talent talk talking tall tank
  target targets task tasked tasks taste tax taxes teach teacher teachers teaching team teams tech technical technique
  techniques technological technologies technology teenagers teeth television tell telling tells temperature temperatures
  template templates ten tennis tension term terminal terms test tested testing tests text texts texture than thanks that that's
  the theater their them theme themes themselves then theory there there's these they they're thing things think thinking thinks
  third this thoroughly those though thought thoughts thousands three threshold through throughout throw ticket tickets tight
  time timer times tip tips tires title to today together token tokens told tomorrow tone too took tool tools top topic topics
  total touch tour tournament toward towards town toy toys track tracking trade trading traditional traffic train trained
  training trains transfer transition translate translation transport transportation travel traveling treasure treat treatment
  tree trees trend trends triangle tries trip truck true truly trust truth try trying tune turn turned turning turns twice two
  txt type types typical typically ultimately uncertain under underlying understand understanding unexpected union unique unit
  units universe unknown unless until up upcoming update updated updates updating upload upon upper urban url us usage use used
  useful user user's username users uses using usually util utility vacation valid validate validation valuable value values var
  variable variables variety various vary vast vector vegan vegetables vehicle vehicles verify version versions versus very via
  video videos view views village violence virtual visible vision visit visiting visitors visits visual visually vivid voice
  void volume voting wait waiting walk walking wall walls want wanted wants war warm warning was wash wasn't waste watch
  watching water waves way ways we we're we've weak weaknesses weapon wear wearing weather web website websites week weekend
  weekly weeks weight weights well went were west what what's whatever when where whether which while white who whole whose why
  wide widely width wife wild will win wind window windows wine winner winning winter wish with within without woman women won
  won't wonder wood word words work worked worker workers workflow working workout workplace works workspace world world's worry
  worst worth would write writer writes writing written wrong wrote www yard year years yellow yes yet yoga you you'll you're
  you've young younger your yourself zero
`;
