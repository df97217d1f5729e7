import type { QueryWords } from './query-words.ts';

/**
 * German words that people type when they look for a voice. Source: usage, and CLDR 48 for the standard
 * names, November 2026.
 */
export const german: QueryWords = {
  empty: `
    ich wir du sie es ist sind sei der die das den dem des ein eine einen einem einer eines für fuer mit von
    vom im in auf aus zu zum zur bei beim an am als wie so mir mich uns mein meine meinen meinem meiner dein
    deine sein seine seinen ihr ihre suche suchen sucht gesucht brauche brauchen braucht benötige benoetige
    benötigen benoetigen möchte moechte möchten moechten hätte haette gern gerne wollen wünsche wuensche bitte
    danke hallo kann können koennen könnte koennte könnten koennten soll sollte sollen muss hat haben habe
    gibt es_gibt etwas irgendein irgendeine irgendeinen jemand jemanden jede jeden welche welcher welches
    welchen was wer dieser diese dieses diesen spricht sprechen sprechend sprechende sprechender sprechenden
    gesprochen gesprochene gesprochenes klingt klingen klingende klingender klingenden liest lesen vorlesen
    vorliest vorgelesen vorzulesen vorleser redet reden sagt sagen stimme stimmen sprecher sprechern sprechers
    sprechstimme sprachausgabe sprachsynthese text_zu_sprache text_in_sprache text_to_speech tts text texte
    texten audio audios aufnahme ton app apps anwendung projekt projekte projekts video videos webseite
    website programm akzent akzente akzenten dialekt dialekte sprache sprachen geschlecht person personen
    leute gut gute guter gutes guten beste bester bestes besten bessere qualität qualitaet gute_qualität
    gute_qualitaet hohe_qualität hohe_qualitaet hoher_qualität hoher_qualitaet hochwertig hochwertige
    hochwertigen kostenlos kostenlose kostenlosen gratis online nur auch sehr ganz ziemlich recht möglichst
    moeglichst mehr eher zeig zeige finde finden empfehle empfehlen empfehlung geeignet geeignete passend
    passende künstliche_intelligenz kuenstliche_intelligenz ki_stimme ki_stimmen ki_generiert
  `,
  not: `
    ohne außer nicht kein keine keinen keinem keiner keines ausgenommen ausschließen mit_ausnahme_von
    abgesehen_von weder nur_nicht bloß_nicht
  `,
  or: 'oder bzw beziehungsweise oder_auch',
  and: 'und sowie',
  genders: {
    Female: `
      weiblich weibliche weiblicher weibliches weiblichen weiblichem frau frauen frauenstimme frauenstimmen
      dame damen damenstimme feminin feminine femininer feminines femininen femininem fräulein fraeulein
      sprecherin sprecherinnen
    `,
    Male: `
      männlich maennlich männliche maennliche männlicher maennlicher männliches maennliches männlichen
      maennlichen männlichem maennlichem mann mannes männer maenner männern maennern männerstimme
      maennerstimme männerstimmen maennerstimmen herr herrn herren herrenstimme maskulin maskuline maskuliner
      maskulines maskulinen maskulinem kerl
    `,
    Neutral: `
      geschlechtsneutral geschlechtsneutrale geschlechtsneutraler geschlechtsneutrales geschlechtsneutralen
      geschlechtsneutralem androgyn androgyne androgyner androgynes androgynen androgynem geschlechtslos
      geschlechtslose geschlechtsloser geschlechtsloses geschlechtslosen geschlechtslosem
    `,
    'Non-binary': `
      nichtbinär nichtbinaer nichtbinäre nichtbinaere nichtbinärer nichtbinaerer nichtbinäres nichtbinaeres
      nichtbinären nichtbinaeren nichtbinärem nichtbinaerem nicht_binär nicht_binaer nicht_binäre
      nicht_binaere nicht_binärer nicht_binaerer nicht_binären nicht_binaeren non_binär non_binaer
    `,
  },
  ages: {
    child: 'kindlich kindliche kindlicher kindliches kindlichen kindlichem kinderstimme kinderstimmen',
    young: `
      jung junge junger junges jungen jungem juenger jüngere juengere jüngerer juengerer jüngeres juengeres
      jüngeren juengeren jüngerem juengerem jugendlich jugendliche jugendlicher jugendliches jugendlichen
      jugendlichem jugend jugendstimme
    `,
    adult: 'erwachsen erwachsene erwachsener erwachsenes erwachsenen erwachsenem',
    'middle-aged': `
      mittleren_alters mittleres_alter mittlerem_alter mittelalte mittelalten reif reife reifer reifes reifen
      reifem anfang_vierzig mitte_vierzig ende_vierzig mitte_fünfzig mitte_fuenfzig in_den_vierzigern
      in_den_fünfzigern in_den_fuenfzigern
    `,
    old: `
      alte alter alten altes altem aelter ältere aeltere älterer aelterer älteres aelteres älteren aelteren
      älterem aelterem betagt betagte betagter betagtes betagten betagtem senioren
    `,
  },
  people: {
    'Female child': `
      mädchen maedchen mädchens maedchens mädchenstimme maedchenstimme mädchenstimmen maedchenstimmen mädel
      maedel mädels maedels kleines_mädchen kleines_maedchen
    `,
    'Female old': 'oma omas großmutter großmuetter seniorin seniorinnen greisin',
    'Female young': 'teenagerin',
    'Male child': `
      buben bubenstimme knabe knaben knabenstimme jungenstimme jungs kleiner_junge kleinen_jungen ein_junge
      eines_jungen
    `,
    'Male old': 'opa opas großvater großvaeter greis greise',
    adult: 'anfang_dreißig mitte_dreißig ende_dreißig',
    child: `
      kinder kindern kindes ein_kind eines_kindes wie_ein_kind kleinkind kleinkinder babystimme babys säugling
      saeugling
    `,
    old: 'großeltern',
    young: 'teenie teenies anfang_zwanzig mitte_zwanzig ende_zwanzig',
  },
  useCases: {
    advertising: `
      werbung werbespot werbespots werbestimme werbesprecher werbefilm werbevideo werbeclip reklame
    `,
    announcements: 'durchsage durchsagen ansage ansagen ansager lautsprecherdurchsage bahnhofsdurchsage',
    assistant: `
      assistent assistenten assistentin sprachassistent sprachassistenten sprachassistentin sprachagent
    `,
    audiobook: `
      hörbuch hoerbuch hörbücher hoerbuecher hörbüchern hoerbuechern hörbuchs hoerbuchs hörbuchsprecher
      hoerbuchsprecher hörbuchsprecherin hoerbuchsprecherin hörbuchstimme hoerbuchstimme buch bücher buecher
      büchern buechern
    `,
    characters: `
      figur figuren charakter charaktere charakteren zeichentrick zeichentrickfilm zeichentrickfigur
      animationsfilm trickfilm bösewicht boesewicht
    `,
    conversational: `
      gespräch gespraech gespräche gespraeche gesprächen gespraechen dialog dialoge dialogen plaudern chatten
    `,
    'customer-service': 'kundendienst kundenservice kundenbetreuung kundensupport kundenberater callcenter',
    documentary: 'dokumentation dokumentationen doku dokus dokumentarfilm dokumentarfilme',
    educational: `
      lernen lernvideo lernvideos lernprogramm bildung schule schulung schulungen unterricht lehrvideo
      lehrvideos lehrfilm erklärvideo erklaervideo erklärvideos erklaervideos erklärfilm erklaerfilm kurs
      kurse vorlesung vorlesungen lehrer lehrerin
    `,
    entertainment: `
      filme filmen spielfilm kino fernsehen serie serien hörspiel hoerspiel hörspiele hoerspiele
      synchronisation synchronsprecher filmtrailer kinotrailer
    `,
    gaming: 'spiel spiele spielen computerspiel computerspiele videospiel videospiele',
    interview: 'interviews',
    ivr: `
      telefon telefonansage telefonansagen telefonstimme telefonie telefonisch telefonische telefonischer
      telefonisches telefonischen telefonischem warteschleife anrufbeantworter sprachmenü sprachmenue
      telefonmenü telefonmenue
    `,
    meditation: `
      meditationen meditativ meditative meditativer meditatives meditativen meditativem entspannung
      entspannungsübung entspannungsuebung traumreise traumreisen einschlafen schlafen schlaf hypnose
      achtsamkeit
    `,
    narration: `
      erzähler erzaehler erzählers erzaehlers erzählerin erzaehlerin erzählstimme erzaehlstimme erzählerstimme
      erzaehlerstimme erzählen erzaehlen erzählt erzaehlt off_stimme off_sprecher offstimme
    `,
    news: `
      nachrichten nachrichtensprecher nachrichtensprecherin nachrichtensprechern nachrichtenstimme
      nachrichtensendung journalist journalistin
    `,
    'social-media': 'soziale_medien sozialen_medien soziale_netzwerke sozialen_netzwerken',
    sports: 'sportkommentar sportkommentator sportreporter sportsendung fußball',
    storytelling: `
      geschichte geschichten geschichtenerzähler geschichtenerzaehler märchen maerchen märchenerzähler
      maerchenerzaehler märchenstimme maerchenstimme erzählung erzaehlung erzählungen erzaehlungen
      gutenachtgeschichte gutenachtgeschichten
    `,
  },
  styles: {
    angry: `
      wütend wuetend wütende wuetende wütender wuetender wütendes wuetendes wütenden wuetenden wütendem
      wuetendem zornig zornige zorniger zorniges zornigen zornigem verärgert veraergert verärgerte veraergerte
      verärgerter veraergerter verärgertes veraergertes verärgerten veraergerten verärgertem veraergertem
    `,
    authoritative: `
      autoritär autoritaer autoritäre autoritaere autoritärer autoritaerer autoritäres autoritaeres
      autoritären autoritaeren autoritärem autoritaerem gebieterisch gebieterische gebieterischer
      gebieterisches gebieterischen gebieterischem
    `,
    breathy: `
      hauchig hauchige hauchiger hauchiges hauchigen hauchigem gehaucht gehauchte gehauchter gehauchtes
      gehauchten gehauchtem
    `,
    bright: 'helle helles hellem strahlend strahlende strahlender strahlendes strahlenden strahlendem',
    calm: `
      ruhig ruhige ruhiger ruhiges ruhigen ruhigem gelassen gelassene gelassener gelassenes gelassenen
      gelassenem
    `,
    casual: `
      ungezwungen ungezwungene ungezwungener ungezwungenes ungezwungenen ungezwungenem lässig laessig lässige
      laessige lässiger laessiger lässiges laessiges lässigen laessigen lässigem laessigem umgangssprachlich
      umgangssprachliche umgangssprachlicher umgangssprachliches umgangssprachlichen umgangssprachlichem
    `,
    cheerful: `
      fröhlich froehlich fröhliche froehliche fröhlicher froehlicher fröhliches froehliches fröhlichen
      froehlichen fröhlichem froehlichem heiter heitere heiterer heiteres heiteren heiterem glücklich
      gluecklich glückliche glueckliche glücklicher gluecklicher glückliches glueckliches glücklichen
      gluecklichen glücklichem gluecklichem vergnügt vergnuegt vergnügte vergnuegte vergnügter vergnuegter
      vergnügtes vergnuegtes vergnügten vergnuegten vergnügtem vergnuegtem
    `,
    clear: `
      klar klare klarer klares klaren klarem deutlich deutliche deutlicher deutliches deutlichen deutlichem
    `,
    confident: `
      selbstbewusst selbstbewusste selbstbewusster selbstbewusstes selbstbewussten selbstbewusstem
      selbstsicher selbstsichere selbstsicherer selbstsicheres selbstsicheren selbstsicherem souverän
      souveraen souveräne souveraene souveräner souveraener souveränes souveraenes souveränen souveraenen
      souveränem souveraenem
    `,
    deep: 'tief tiefe tiefer tiefes tiefen tiefem dunkel dunkle dunkler dunkles dunklen',
    dramatic: 'dramatisch dramatische dramatischer dramatisches dramatischen dramatischem',
    elegant: 'elegante eleganter elegantes eleganten elegantem',
    empathetic: `
      einfühlsam einfuehlsam einfühlsame einfuehlsame einfühlsamer einfuehlsamer einfühlsames einfuehlsames
      einfühlsamen einfuehlsamen einfühlsamem einfuehlsamem empathisch empathische empathischer empathisches
      empathischen empathischem mitfühlend mitfuehlend mitfühlende mitfuehlende mitfühlender mitfuehlender
      mitfühlendes mitfuehlendes mitfühlenden mitfuehlenden mitfühlendem mitfuehlendem
    `,
    energetic: `
      energisch energische energischer energisches energischen energischem energiegeladen energiegeladene
      energiegeladener energiegeladenes energiegeladenen energiegeladenem dynamisch dynamische dynamischer
      dynamisches dynamischen dynamischem schwungvoll schwungvolle schwungvoller schwungvolles schwungvollen
      schwungvollem
    `,
    engaging: `
      fesselnd fesselnde fesselnder fesselndes fesselnden fesselndem mitreißend mitreißende mitreißender
      mitreißendes mitreißenden mitreißendem
    `,
    enthusiastic: 'begeistert begeisterte begeisterter begeistertes begeisterten begeistertem',
    excited: 'aufgeregt aufgeregte aufgeregter aufgeregtes aufgeregten aufgeregtem',
    expressive: `
      ausdrucksstark ausdrucksstarke ausdrucksstarker ausdrucksstarkes ausdrucksstarken ausdrucksstarkem
      ausdrucksvoll ausdrucksvolle ausdrucksvoller ausdrucksvolles ausdrucksvollen ausdrucksvollem emotionale
      emotionaler emotionales emotionalen
    `,
    fast: `
      schnell schnelle schneller schnelles schnellen schnellem zügig zuegig zügige zuegige zügiger zuegiger
      zügiges zuegiges zügigen zuegigen zügigem zuegigem
    `,
    fearful: `
      ängstlich aengstlich ängstliche aengstliche ängstlicher aengstlicher ängstliches aengstliches
      ängstlichen aengstlichen ängstlichem aengstlichem verängstigt veraengstigt verängstigte veraengstigte
      verängstigter veraengstigter verängstigtes veraengstigtes verängstigten veraengstigten verängstigtem
      veraengstigtem
    `,
    formal: `
      formell formelle formeller formelles formellen formellem förmlich foermlich förmliche foermliche
      förmlicher foermlicher förmliches foermliches förmlichen foermlichen förmlichem foermlichem
    `,
    friendly: `
      freundlich freundliche freundlicher freundliches freundlichen freundlichem nett nette netter nettes
      netten nettem sympathisch sympathische sympathischer sympathisches sympathischen sympathischem
    `,
    gentle: 'sanft sanfte sanfter sanftes sanften sanftem zart zarte zarter zartes zarten zartem',
    'high-pitched': `
      hohe hoher hohen hohes piepsig piepsige piepsiger piepsiges piepsigen piepsigem schrille schriller
      schrillen
    `,
    humorous: `
      lustig lustige lustiger lustiges lustigen lustigem witzig witzige witziger witziges witzigen witzigem
      komisch komische komischer komisches komischen komischem humorvoll humorvolle humorvoller humorvolles
      humorvollen humorvollem
    `,
    husky: 'rauchig rauchige rauchiger rauchiges rauchigen rauchigem',
    inspiring: `
      inspirierend inspirierende inspirierender inspirierendes inspirierenden inspirierendem motivierend
      motivierende motivierender motivierendes motivierenden motivierendem
    `,
    lively: `
      lebhaft lebhafte lebhafter lebhaftes lebhaften lebhaftem lebendig lebendige lebendiger lebendiges
      lebendigen lebendigem
    `,
    monotone: `
      monoton monotone monotoner monotones monotonen monotonem eintönig eintoenig eintönige eintoenige
      eintöniger eintoeniger eintöniges eintoeniges eintönigen eintoenigen eintönigem eintoenigem
    `,
    mysterious: `
      geheimnisvoll geheimnisvolle geheimnisvoller geheimnisvolles geheimnisvollen geheimnisvollem mysteriös
      mysterioes mysteriöse mysterioese mysteriöser mysterioeser mysteriöses mysterioeses mysteriösen
      mysterioesen mysteriösem mysterioesem rätselhaft raetselhaft rätselhafte raetselhafte rätselhafter
      raetselhafter rätselhaftes raetselhaftes rätselhaften raetselhaften rätselhaftem raetselhaftem
    `,
    natural: `
      natürlich natuerlich natürliche natuerliche natürlicher natuerlicher natürliches natuerliches
      natürlichen natuerlichen natürlichem natuerlichem realistisch realistische realistischer realistisches
      realistischen realistischem menschlich menschliche menschlicher menschliches menschlichen menschlichem
      lebensecht lebensechte lebensechter lebensechtes lebensechten lebensechtem
    `,
    persuasive: `
      überzeugend ueberzeugend überzeugende ueberzeugende überzeugender ueberzeugender überzeugendes
      ueberzeugendes überzeugenden ueberzeugenden überzeugendem ueberzeugendem
    `,
    playful: `
      verspielt verspielte verspielter verspieltes verspielten verspieltem spielerisch spielerische
      spielerischer spielerisches spielerischen spielerischem frech freche frecher freches frechen frechem
    `,
    pleasant: `
      angenehm angenehme angenehmer angenehmes angenehmen angenehmem schön schoen schöne schoene schöner
      schoener schönes schoenes schönen schoenen schönem schoenem
    `,
    polite: `
      höflich hoeflich höfliche hoefliche höflicher hoeflicher höfliches hoefliches höflichen hoeflichen
      höflichem hoeflichem
    `,
    powerful: `
      kräftig kraeftig kräftige kraeftige kräftiger kraeftiger kräftiges kraeftiges kräftigen kraeftigen
      kräftigem kraeftigem kraftvoll kraftvolle kraftvoller kraftvolles kraftvollen kraftvollem starke starker
      starkes starken
    `,
    professional: `
      professionell professionelle professioneller professionelles professionellen professionellem
    `,
    raspy: `
      raue rauer raues rauen rauem rauh rauhe rauher rauhes rauhen rauhem heiser heisere heiserer heiseres
      heiseren heiserem kratzig kratzige kratziger kratziges kratzigen kratzigem
    `,
    relaxed: 'entspannt entspannte entspannter entspanntes entspannten entspanntem locker lockere lockerer',
    resonant: `
      sonor sonore sonorer sonores sonoren sonorem volltönend volltoenend volltönende volltoenende
      volltönender volltoenender volltönendes volltoenendes volltönenden volltoenenden volltönendem
      volltoenendem
    `,
    robotic: `
      roboterhaft roboterhafte roboterhafter roboterhaftes roboterhaften roboterhaftem roboter roboterstimme
      mechanisch mechanische mechanischer mechanisches mechanischen mechanischem
    `,
    sad: `
      traurig traurige trauriger trauriges traurigen traurigem melancholisch melancholische melancholischer
      melancholisches melancholischen melancholischem
    `,
    sarcastic: `
      sarkastisch sarkastische sarkastischer sarkastisches sarkastischen sarkastischem ironisch ironische
      ironischer ironisches ironischen ironischem
    `,
    seductive: `
      verführerisch verfuehrerisch verführerische verfuehrerische verführerischer verfuehrerischer
      verführerisches verfuehrerisches verführerischen verfuehrerischen verführerischem verfuehrerischem
      sinnlich sinnliche sinnlicher sinnliches sinnlichen sinnlichem erotisch erotische erotischer erotisches
      erotischen erotischem
    `,
    serious: `
      seriös serioes seriöse serioese seriöser serioeser seriöses serioeses seriösen serioesen seriösem
      serioesem ernste ernster ernstes ernsten ernsthaft ernsthafte ernsthafter ernsthaftes ernsthaften
      ernsthaftem
    `,
    shouting: `
      schreien schreiend schreiende schreiender schreiendes schreienden schreiendem brüllend bruellend
      brüllende bruellende brüllender bruellender brüllendes bruellendes brüllenden bruellenden brüllendem
      bruellendem
    `,
    slow: 'langsam langsame langsamer langsames langsamen langsamem',
    smooth: `
      samtig samtige samtiger samtiges samtigen samtigem geschmeidig geschmeidige geschmeidiger geschmeidiges
      geschmeidigen geschmeidigem
    `,
    soft: 'weich weiche weicher weiches weichen weichem leise leiser leisen leises',
    soothing: 'beruhigend beruhigende beruhigender beruhigendes beruhigenden beruhigendem',
    sweet: `
      süß sueß süße sueße süßer sueßer süßes sueßes süßen sueßen süßem sueßem niedlich niedliche niedlicher
      niedliches niedlichen niedlichem lieblich liebliche lieblicher liebliches lieblichen lieblichem
    `,
    trustworthy: `
      vertrauenswürdig vertrauenswuerdig vertrauenswürdige vertrauenswuerdige vertrauenswürdiger
      vertrauenswuerdiger vertrauenswürdiges vertrauenswuerdiges vertrauenswürdigen vertrauenswuerdigen
      vertrauenswürdigem vertrauenswuerdigem
    `,
    warm: `
      warme warmer warmes warmen warmem waerme warmherzig warmherzige warmherziger warmherziges warmherzigen
      warmherzigem
    `,
    whispering: `
      flüsternd fluesternd flüsternde fluesternde flüsternder fluesternder flüsterndes fluesterndes
      flüsternden fluesternden flüsterndem fluesterndem flüstern fluestern flüstert fluestert flüsterstimme
      fluesterstimme geflüstert gefluestert
    `,
  },
  languages: {
    am: 'amharische amharischer amharisches amharischen amharischem',
    ar: 'arabische arabischer arabisches arabischen arabischem',
    az: 'aserbaidschanische aserbaidschanischer aserbaidschanisches aserbaidschanischen aserbaidschanischem',
    bg: 'bulgarische bulgarischer bulgarisches bulgarischen bulgarischem',
    bn: 'bengalische bengalischer bengalisches bengalischen bengalischem',
    ca: 'katalanische katalanischer katalanisches katalanischen katalanischem',
    cs: 'tschechische tschechischer tschechisches tschechischen tschechischem',
    cy: 'walisische walisischer walisisches walisischen walisischem',
    da: `
      daenisch dänische daenische dänischer daenischer dänisches daenisches dänischen daenischen dänischem
      daenischem
    `,
    de: `
      deutsche deutscher deutsches deutschen deutschem deutschsprachig deutschsprachige deutschsprachiger
      deutschsprachiges deutschsprachigen deutschsprachigem hochdeutsch hochdeutsche hochdeutscher
      hochdeutsches hochdeutschen hochdeutschem
    `,
    el: 'griechische griechischer griechisches griechischen griechischem',
    en: `
      englische englischer englisches englischen englischem englischsprachig englischsprachige
      englischsprachiger englischsprachiges englischsprachigen englischsprachigem
    `,
    es: `
      spanische spanischer spanisches spanischen spanischem spanischsprachig spanischsprachige
      spanischsprachiger spanischsprachiges spanischsprachigen spanischsprachigem kastilisch
    `,
    et: 'estnische estnischer estnisches estnischen estnischem',
    eu: 'baskische baskischer baskisches baskischen baskischem',
    fa: 'persische persischer persisches persischen persischem',
    fi: 'finnische finnischer finnisches finnischen finnischem',
    fil: `
      filipinisch filipinische filipinischer filipinisches filipinischen filipinischem philippinisch
      philippinische philippinischer philippinisches philippinischen philippinischem
    `,
    fr: `
      franzoesisch französische franzoesische französischer franzoesischer französisches franzoesisches
      französischen franzoesischen französischem franzoesischem französischsprachig franzoesischsprachig
      französischsprachige franzoesischsprachige französischsprachiger franzoesischsprachiger
      französischsprachiges franzoesischsprachiges französischsprachigen franzoesischsprachigen
      französischsprachigem franzoesischsprachigem
    `,
    gl: 'galicische galicischer galicisches galicischen galicischem galizisch',
    he: `
      hebraeisch hebräische hebraeische hebräischer hebraeischer hebräisches hebraeisches hebräischen
      hebraeischen hebräischem hebraeischem
    `,
    hr: 'kroatische kroatischer kroatisches kroatischen kroatischem',
    hu: 'ungarische ungarischer ungarisches ungarischen ungarischem',
    hy: 'armenische armenischer armenisches armenischen armenischem',
    id: 'indonesische indonesischer indonesisches indonesischen indonesischem',
    is: `
      islaendisch isländische islaendische isländischer islaendischer isländisches islaendisches isländischen
      islaendischen isländischem islaendischem
    `,
    it: 'italienische italienischer italienisches italienischen italienischem',
    ja: 'japanische japanischer japanisches japanischen japanischem',
    jv: 'javanische javanischer javanisches javanischen javanischem',
    ka: 'georgische georgischer georgisches georgischen georgischem',
    kk: 'kasachische kasachischer kasachisches kasachischen kasachischem',
    km: `
      kambodschanisch kambodschanische kambodschanischer kambodschanisches kambodschanischen kambodschanischem
    `,
    ko: 'koreanische koreanischer koreanisches koreanischen koreanischem',
    lo: 'laotische laotischer laotisches laotischen laotischem',
    lt: 'litauische litauischer litauisches litauischen litauischem',
    lv: 'lettische lettischer lettisches lettischen lettischem',
    mn: 'mongolische mongolischer mongolisches mongolischen mongolischem',
    ms: 'malaiische malaiischer malaiisches malaiischen malaiischem',
    my: 'birmanische birmanischer birmanisches birmanischen birmanischem burmesisch',
    nb: 'norwegisch norwegische norwegischer norwegisches norwegischen norwegischem',
    ne: 'nepalesische nepalesischer nepalesisches nepalesischen nepalesischem nepali',
    nl: `
      niederlaendisch niederländische niederlaendische niederländischer niederlaendischer niederländisches
      niederlaendisches niederländischen niederlaendischen niederländischem niederlaendischem holländisch
      hollaendisch holländische hollaendische holländischer hollaendischer holländisches hollaendisches
      holländischen hollaendischen holländischem hollaendischem
    `,
    pa: 'pandschabi panjabi',
    pl: 'polnische polnischer polnisches polnischen polnischem',
    pt: 'portugiesische portugiesischer portugiesisches portugiesischen portugiesischem',
    ro: `
      rumaenisch rumänische rumaenische rumänischer rumaenischer rumänisches rumaenisches rumänischen
      rumaenischen rumänischem rumaenischem
    `,
    ru: 'russische russischer russisches russischen russischem',
    si: 'singhalesische singhalesischer singhalesisches singhalesischen singhalesischem',
    sk: 'slowakische slowakischer slowakisches slowakischen slowakischem',
    sl: 'slowenische slowenischer slowenisches slowenischen slowenischem',
    sr: 'serbische serbischer serbisches serbischen serbischem',
    su: 'sundanesische sundanesischer sundanesisches sundanesischen sundanesischem',
    sv: 'schwedische schwedischer schwedisches schwedischen schwedischem',
    sw: 'swahili kisuaheli',
    ta: 'tamilisch tamilische tamilischer tamilisches tamilischen tamilischem',
    th: `
      thailaendisch thailändische thailaendische thailändischer thailaendischer thailändisches thailaendisches
      thailändischen thailaendischen thailändischem thailaendischem thai
    `,
    tr: `
      tuerkisch türkische tuerkische türkischer tuerkischer türkisches tuerkisches türkischen tuerkischen
      türkischem tuerkischem
    `,
    uk: 'ukrainische ukrainischer ukrainisches ukrainischen ukrainischem',
    vi: 'vietnamesische vietnamesischer vietnamesisches vietnamesischen vietnamesischem',
    yue: 'kantonesische kantonesischer kantonesisches kantonesischen kantonesischem',
    zh: 'chinesische chinesischer chinesisches chinesischen chinesischem mandarin hochchinesisch',
  },
  countries: {
    AE: 'emiratisch emiratische emiratischer emiratisches emiratischen emiratischem emirate dubai',
    AR: 'argentinisch argentinische argentinischer argentinisches argentinischen argentinischem argentinier',
    AT: `
      österreichisch oesterreichisch österreichische oesterreichische österreichischer oesterreichischer
      österreichisches oesterreichisches österreichischen oesterreichischen österreichischem oesterreichischem
      österreicher oesterreicher österreicherin oesterreicherin
    `,
    AU: `
      australisch australische australischer australisches australischen australischem australier australierin
    `,
    BD: `
      bangladeschisch bangladeschische bangladeschischer bangladeschisches bangladeschischen bangladeschischem
    `,
    BE: `
      belgisch belgische belgischer belgisches belgischen belgischem belgier flämisch flaemisch flämische
      flaemische flämischer flaemischer flämisches flaemisches flämischen flaemischen flämischem flaemischem
    `,
    BH: 'bahrainisch bahrainische bahrainischer bahrainisches bahrainischen bahrainischem',
    BR: `
      brasilianisch brasilianische brasilianischer brasilianisches brasilianischen brasilianischem brasilianer
      brasilianerin
    `,
    CA: 'kanadisch kanadische kanadischer kanadisches kanadischen kanadischem kanadier kanadierin',
    CH: `
      schweizerisch schweizerische schweizerischer schweizerisches schweizerischen schweizerischem schweizer
      schweizerin schweizern
    `,
    CL: 'chilenisch chilenische chilenischer chilenisches chilenischen chilenischem',
    CO: `
      kolumbianisch kolumbianische kolumbianischer kolumbianisches kolumbianischen kolumbianischem kolumbianer
    `,
    CU: 'kubanisch kubanische kubanischer kubanisches kubanischen kubanischem',
    DE: 'bundesdeutsch bundesdeutsche bundesdeutscher bundesdeutsches bundesdeutschen bundesdeutschem',
    DZ: 'algerisch algerische algerischer algerisches algerischen algerischem',
    EC: 'ecuadorianisch ecuadorianische ecuadorianischer ecuadorianisches ecuadorianischen ecuadorianischem',
    EG: `
      ägyptisch aegyptisch ägyptische aegyptische ägyptischer aegyptischer ägyptisches aegyptisches
      ägyptischen aegyptischen ägyptischem aegyptischem ägypter aegypter
    `,
    GB: `
      britisch britische britischer britisches britischen britischem engländer englaender engländerin
      englaenderin großbritannien england brite briten
    `,
    IE: 'irisch irische irischer irisches irischen irischem irin',
    IL: 'israelisch israelische israelischer israelisches israelischen israelischem',
    IN: 'indisch indische indischer indisches indischen indischem inder inderin',
    IQ: 'irakisch irakische irakischer irakisches irakischen irakischem',
    IR: 'iranisch iranische iranischer iranisches iranischen iranischem',
    JO: 'jordanisch jordanische jordanischer jordanisches jordanischen jordanischem',
    KE: 'kenianisch kenianische kenianischer kenianisches kenianischen kenianischem',
    KR: `
      südkoreanisch suedkoreanisch südkoreanische suedkoreanische südkoreanischer suedkoreanischer
      südkoreanisches suedkoreanisches südkoreanischen suedkoreanischen südkoreanischem suedkoreanischem
    `,
    KW: 'kuwaitisch kuwaitische kuwaitischer kuwaitisches kuwaitischen kuwaitischem',
    LB: 'libanesisch libanesische libanesischer libanesisches libanesischen libanesischem',
    LK: 'sri_lankisch sri_lankische sri_lankischer sri_lankischen',
    LU: 'luxemburgisch luxemburgische luxemburgischer luxemburgisches luxemburgischen luxemburgischem',
    LY: 'libysch libysche libyscher libysches libyschen libyschem',
    MA: 'marokkanisch marokkanische marokkanischer marokkanisches marokkanischen marokkanischem',
    MX: `
      mexikanisch mexikanische mexikanischer mexikanisches mexikanischen mexikanischem mexikaner mexikanerin
    `,
    NG: 'nigerianisch nigerianische nigerianischer nigerianisches nigerianischen nigerianischem',
    NZ: `
      neuseeländisch neuseelaendisch neuseeländische neuseelaendische neuseeländischer neuseelaendischer
      neuseeländisches neuseelaendisches neuseeländischen neuseelaendischen neuseeländischem neuseelaendischem
      neuseeländer neuseelaender
    `,
    OM: 'omanisch omanische omanischer omanisches omanischen omanischem',
    PE: 'peruanisch peruanische peruanischer peruanisches peruanischen peruanischem',
    PH: 'filipino filipina',
    PK: 'pakistanisch pakistanische pakistanischer pakistanisches pakistanischen pakistanischem',
    QA: 'katarisch katarische katarischer katarisches katarischen katarischem',
    SA: `
      saudisch saudische saudischer saudisches saudischen saudischem saudi_arabisch saudi_arabische
      saudi_arabischer saudi_arabischen
    `,
    SG: 'singapurisch singapurische singapurischer singapurisches singapurischen singapurischem',
    SY: 'syrisch syrische syrischer syrisches syrischen syrischem',
    TN: 'tunesisch tunesische tunesischer tunesisches tunesischen tunesischem',
    TW: `
      taiwanisch taiwanische taiwanischer taiwanisches taiwanischen taiwanischem taiwanesisch taiwanesische
      taiwanesischer taiwanesisches taiwanesischen taiwanesischem
    `,
    US: `
      amerikanisch amerikanische amerikanischer amerikanisches amerikanischen amerikanischem us_amerikanisch
      us_amerikanische us_amerikanischer us_amerikanisches us_amerikanischen us_amerikanischem amerikaner
      amerikanerin amerika usa
    `,
    UY: 'uruguayisch uruguayische uruguayischer uruguayisches uruguayischen uruguayischem',
    VE: 'venezolanisch venezolanische venezolanischer venezolanisches venezolanischen venezolanischem',
    YE: 'jemenitisch jemenitische jemenitischer jemenitisches jemenitischen jemenitischem',
    ZA: `
      südafrikanisch suedafrikanisch südafrikanische suedafrikanische südafrikanischer suedafrikanischer
      südafrikanisches suedafrikanisches südafrikanischen suedafrikanischen südafrikanischem suedafrikanischem
      südafrikaner suedafrikaner
    `,
  },
  accents: {
    Castilian: 'europäisches_spanisch europaeisches_spanisch',
    Scottish: 'schottisch schottische schottischer schottisches schottischen schottischem schotte',
    'Southern American': 'südstaaten suedstaaten südstaatenakzent suedstaatenakzent',
  },
  regions: {
    africa: 'afrika afrikanisch afrikanische afrikanischer afrikanisches afrikanischen afrikanischem',
    balkans: 'balkan balkanländer balkanlaender',
    baltic: 'baltikum baltisch baltische baltischer baltisches baltischen baltischem baltische_staaten',
    benelux: 'benelux benelux_länder benelux_laender',
    caribbean: 'karibik karibisch karibische karibischer karibisches karibischen karibischem',
    'central-america': `
      mittelamerika mittelamerikanisch mittelamerikanische mittelamerikanischer mittelamerikanisches
      mittelamerikanischen mittelamerikanischem zentralamerika
    `,
    'central-asia': `
      zentralasien zentralasiatisch zentralasiatische zentralasiatischer zentralasiatisches zentralasiatischen
      zentralasiatischem mittelasien
    `,
    'east-asia': `
      ostasien ostasiatisch ostasiatische ostasiatischer ostasiatisches ostasiatischen ostasiatischem fernost
      ferner_osten
    `,
    'eastern-europe': `
      osteuropa osteuropäisch osteuropaeisch osteuropäische osteuropaeische osteuropäischer osteuropaeischer
      osteuropäisches osteuropaeisches osteuropäischen osteuropaeischen osteuropäischem osteuropaeischem
    `,
    europe: `
      europa europäisch europaeisch europäische europaeische europäischer europaeischer europäisches
      europaeisches europäischen europaeischen europäischem europaeischem
    `,
    gulf: 'golfstaaten golfregion golfarabisch',
    iberia: 'iberien iberisch iberische iberischer iberisches iberischen iberischem iberische_halbinsel',
    'latin-america': `
      lateinamerika lateinamerikanisch lateinamerikanische lateinamerikanischer lateinamerikanisches
      lateinamerikanischen lateinamerikanischem
    `,
    levant: 'levante levantinisch levantinische levantinischer levantinisches levantinischen levantinischem',
    'middle-east': `
      naher_osten nahen_osten nahost mittlerer_osten mittleren_osten nahöstlich nahoestlich nahöstliche
      nahoestliche nahöstlicher nahoestlicher nahöstliches nahoestliches nahöstlichen nahoestlichen
      nahöstlichem nahoestlichem
    `,
    nordic: `
      nordisch nordische nordischer nordisches nordischen nordischem nordische_länder nordische_laender
    `,
    'north-africa': `
      nordafrika nordafrikanisch nordafrikanische nordafrikanischer nordafrikanisches nordafrikanischen
      nordafrikanischem maghreb maghrebinisch maghrebinische maghrebinischer maghrebinisches maghrebinischen
      maghrebinischem
    `,
    'north-america': `
      nordamerika nordamerikanisch nordamerikanische nordamerikanischer nordamerikanisches nordamerikanischen
      nordamerikanischem
    `,
    oceania: 'ozeanien ozeanisch ozeanische ozeanischer ozeanisches ozeanischen ozeanischem',
    scandinavia: `
      skandinavien skandinavisch skandinavische skandinavischer skandinavisches skandinavischen
      skandinavischem
    `,
    'south-america': `
      südamerika suedamerika südamerikanisch suedamerikanisch südamerikanische suedamerikanische
      südamerikanischer suedamerikanischer südamerikanisches suedamerikanisches südamerikanischen
      suedamerikanischen südamerikanischem suedamerikanischem
    `,
    'south-asia': `
      südasien suedasien südasiatisch suedasiatisch südasiatische suedasiatische südasiatischer
      suedasiatischer südasiatisches suedasiatisches südasiatischen suedasiatischen südasiatischem
      suedasiatischem
    `,
    'southeast-asia': `
      südostasien suedostasien südostasiatisch suedostasiatisch südostasiatische suedostasiatische
      südostasiatischer suedostasiatischer südostasiatisches suedostasiatisches südostasiatischen
      suedostasiatischen südostasiatischem suedostasiatischem
    `,
  },
  providers: {},
};
