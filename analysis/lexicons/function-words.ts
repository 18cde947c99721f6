/** Words that say nothing about what a text is about, and those of any instruction to an assistant. Without accents. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but nor so if then than that this these those there here it its is are was were be been being am
  do does did done doing have has had having will would can could may might must shall should not no never only any all
  some such each every other another more most much many very just also too even still yet of in on at by for from with
  without to into onto about over under between within after before during until while as like up down out off
  i me my mine you your yours he him his she her hers we us our ours they them their theirs who whom whose which what
  when where why how one use using used say says said tell tells told give gives given ask asks asked answer answers
  reply replies user users customer customers assistant agent always please
  der die das den dem des ein eine einen einem einer eines und oder aber nicht nie niemals nur kein keine keinen mit von
  vom zu zum zur auf aus bei fur ist sind war sie ihr ihre ihnen wir uns du dich dir dein deine er es man alle allen auch
  nach uber unter als wie wenn dass im in an am um so sich hat haben wird werden kann soll sollst muss darf bitte
  le la les un une des du de et ou mais ne pas jamais que qui quoi dont est sont pour par avec sans dans sur sous aux au
  vous nous tu te je il elle ils elles ses son sa leur leurs ce cette ces si plus tout tous toute meme
  el los las unos unas y o pero no nunca que quien es son para por con sin en sobre del al sus su se lo como mas todo
  todos toda muy si ya tu usted
  il lo gli i uno e ed o ma non mai che chi sono per con senza nel nella sul sulla del della dei delle si suo sua tutti
  tutto piu come
  os as um uma uns umas e ou mas nao nunca que quem para por com sem em no na nos nas do da dos das se seu sua todos
  het een en of maar niet nooit dat die wie is zijn voor met zonder in op aan bij van te je jij u wij ze alle ook`
    .split(/\s+/)
    .filter(Boolean),
);
