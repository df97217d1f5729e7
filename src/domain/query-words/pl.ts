import type { QueryWords } from './query-words.ts';

/**
 * Words of Polish that people type when they look for a voice. Source: usage, and CLDR 48 for the standard names,
 * November 2026.
 */
export const polish: QueryWords = {
  empty: `
    głos głosy głosu głosem głosie głosów głosami głosowy głosowa mowa mowy mowę tekst tekstu teksty synteza
    syntezator audio dźwięk dźwięku brzmienie brzmi brzmiący brzmiąca mówca mówiący mówiąca mówi czytanie
    czytać udźwiękowienie język języka języku językiem językach akcent akcentem akcentu akcenty wymowa w we
    na z ze dla do od po o przy pod nad za przez jak ten ta to te który która które się mi mnie nam
    potrzebuję potrzebny chcę chciałbym szukam znajdź pokaż proszę jest są gdzie jaki jaka jakiś jakaś dobry
    dobre najlepszy najlepsze najlepsza najlepszych lepszy typu był wysokiej_jakości osoba osoby człowiek
  `,
  not: 'bez oprócz poza nie wyjątkiem z_wyjątkiem wyłączając wykluczając',
  or: 'lub albo bądź czy',
  and: 'i oraz a_także i_także',
  genders: {
    Female: `
      kobieci kobieca kobiecie kobieciego kobieciej kobiecim kobiecich kobiecy kobiece kobiecego kobiecej
      kobiecym kobiecych żeński żeńska żeńskie żeńskiego żeńskiej żeńskim żeńskich kobieta kobiety kobietę
      kobiet pani lektorka lektorki lektorkę damski damska damskie damskiego damskim aktorka
    `,
    Male: `
      męski męska męskie męskiego męskiej męskim męskich mężczyzna mężczyzny mężczyznę mężczyźni mężczyzn
      facet faceta aktor
    `,
    Neutral: 'neutralny_płciowo neutralna_płciowo neutralne_płciowo bezpłciowy androgyniczny',
    'Non-binary': 'niebinarny niebinarna niebinarne niebinarnego niebinarnej niebinarnym niebinarnych',
  },
  ages: {
    child: `
      dziecięcy dziecięca dziecięce dziecięcego dziecięcym dziecko dziecka dzieckiem dzieci dzieciak
      dziecinny
    `,
    young: `
      młody młoda młode młodego młodej młodym młodych młodzieżowy młodzieżowa młodszy młodsza młodo
      nastolatek nastolatka nastolatki nastoletni młodzieńczy
    `,
    adult: 'dorosły dorosła dorosłe dorosłego dorosłej dorosłym dorosłych dorośli',
    'middle-aged': `
      w_średnim_wieku średni_wiek średniego_wieku dojrzały dojrzała dojrzałe dojrzałego dojrzałym
    `,
    old: `
      stary stara stare starego starej starym starych starszy starsza starsze starszego starszej starszych
      w_podeszłym_wieku senior seniora seniorka
    `,
  },
  people: {
    'Female child': 'dziewczynka dziewczynki dziewczynkę',
    'Male child': 'chłopiec chłopca chłopcem chłopięcy chłopczyk',
    'Female young': 'dziewczyna dziewczyny dziewczynę dziewczęcy dziewczęca młoda_kobieta',
    'Male young': 'chłopak chłopaka chłopakiem młodzieniec młody_mężczyzna',
    'Female adult': 'mama mamy matka matki matczyny',
    'Male adult': 'tata taty ojciec ojca ojcowski',
    'Female old': 'babcia babci babcię staruszka staruszki',
    'Male old': 'dziadek dziadka dziadkiem staruszek starzec',
  },
  useCases: {
    advertising: `
      reklamowy reklamowa reklamowe reklamowego reklamowej reklamowym reklamowych reklama reklamy reklamę
      reklam reklamie promo
    `,
    announcements: 'ogłoszenie ogłoszenia ogłoszeń komunikat komunikaty komunikatów zapowiedź zapowiedzi',
    assistant: 'asystent asystenta asystentka wirtualny_asystent',
    audiobook: 'audiobooka audiobooki audiobooków audiobooku książka książki książek książkę',
    characters: `
      postać postaci postacie kreskówka kreskówki kreskówek animacja animacji animowany dubbing dubbingu
      dubbingowy
    `,
    conversational: `
      konwersacyjny konwersacyjna konwersacyjne konwersacyjnego konwersacyjnej konwersacyjnym
      konwersacyjnych rozmowa rozmowy rozmów konwersacja konwersacji dialog dialogi dialogów czat czatu
      czatbot
    `,
    'customer-service': 'obsługa_klienta obsługi_klienta wsparcie wsparcia infolinia infolinii call_center',
    documentary: `
      dokumentalny dokumentalna dokumentalne dokumentalnego dokumentalnej dokumentalnym dokumentalnych
    `,
    educational: `
      edukacyjny edukacyjna edukacyjne edukacyjnego edukacyjnej edukacyjnym edukacyjnych szkoleniowy
      szkoleniowa szkoleniowe szkoleniowego szkoleniowej szkoleniowym szkoleniowych edukacja edukacji
      szkolenie szkolenia szkoleń nauka nauki lekcja lekcji kurs kursu kursów wykład wykładu nauczyciel
      nauczycielka
    `,
    entertainment: `
      rozrywkowy rozrywkowa rozrywkowe rozrywkowego rozrywkowej rozrywkowym rozrywkowych filmowy filmowa
      filmowe filmowego filmowej filmowym filmowych rozrywka rozrywki filmu filmy filmów zwiastun zwiastuna
    `,
    gaming: 'gra gry gier gra_wideo gry_wideo',
    interview: 'wywiad wywiadu wywiady',
    ivr: `
      telefoniczny telefoniczna telefoniczne telefonicznego telefonicznej telefonicznym telefonicznych
      telefon telefonu automatyczna_sekretarka centrala
    `,
    meditation: `
      medytacyjny medytacyjna medytacyjne medytacyjnego medytacyjnej medytacyjnym medytacyjnych medytacja
      medytacji medytację relaksacja relaks relaksu
    `,
    narration: `
      narratora narratorka narracja narracji narracyjny lektor lektora lektorski lektorem lektorów
      lektorskiego
    `,
    news: `
      wiadomości wiadomość informacyjny informacyjna serwis_informacyjny prezenter prezentera prezenterka
    `,
    podcast: 'podcastu podcasty podcastów podkast',
    'social-media': `
      społecznościowy społecznościowa społecznościowe społecznościowego społecznościowej społecznościowym
      społecznościowych media_społecznościowe mediów_społecznościowych rolki
    `,
    sports: 'sportowy sportowa sportowe sportowego sportowej sportowym sportowych sportu komentator_sportowy',
    storytelling: `
      bajka bajki bajek bajkę baśń baśni bajkowy opowiadanie opowiadania opowieść opowieści historia
      historie historii gawędziarz
    `,
  },
  styles: {
    warm: 'ciepły ciepła ciepłe ciepłego ciepłej ciepłym ciepło',
    calm: 'spokojny spokojna spokojne spokojnego spokojnej spokojnym spokojnych spokojnie opanowany',
    deep: `
      głęboki głęboka głębokie głębokiego głębokiej głębokim głębokich niski niska niskie niskiego niskiej
      niskim niskich basowy baryton
    `,
    raspy: `
      chrypka chrypą z_chrypką chrypliwy zachrypnięty zachrypnięta ochrypły ochrypła chropowaty chropowata
    `,
    cheerful: `
      wesoły wesoła wesołe wesołego wesołej wesołym wesołych radosny radosna radosne radosnego radosnej
      radosnym radosnych pogodny pogodna pogodne pogodnego pogodnej pogodnym pogodnych wesoło
    `,
    authoritative: `
      autorytatywny autorytatywna autorytatywne autorytatywnego autorytatywnej autorytatywnym
      autorytatywnych władczy władcza władcze władczego władczej władczym władczych stanowczy
    `,
    whispering: 'szept szeptem szepczący szepcząca szeptu',
    friendly: `
      przyjazny przyjazna przyjazne przyjaznego przyjaznej przyjaznym przyjaznych życzliwy życzliwa życzliwe
      życzliwego życzliwej życzliwym życzliwych sympatyczny sympatyczna sympatyczne sympatycznego
      sympatycznej sympatycznym sympatycznych
    `,
    professional: `
      profesjonalny profesjonalna profesjonalne profesjonalnego profesjonalnej profesjonalnym
      profesjonalnych profesjonalnie
    `,
    energetic: `
      energiczny energiczna energiczne energicznego energicznej energicznym energicznych dynamiczny
      dynamiczna dynamiczne dynamicznego dynamicznej dynamicznym dynamicznych energicznie
    `,
    soothing: 'kojący kojąca kojące kojącego kojącym uspokajający uspokajająca relaksujący relaksująca',
    soft: `
      miękki miękka miękkie miękkiego miękkiej miękkim miękkich cichy cicha ciche cichego cichym cicho
      miękko
    `,
    bright: `
      jasny jasna jasne jasnego jasnej jasnym jasnych dźwięczny dźwięczna dźwięczne dźwięcznego dźwięcznej
      dźwięcznym dźwięcznych
    `,
    smooth: `
      gładki gładka gładkie gładkiego gładkiej gładkim gładkich płynny płynna płynne płynnego płynnej
      płynnym płynnych aksamitny aksamitna aksamitne aksamitnego aksamitnej aksamitnym aksamitnych płynnie
    `,
    clear: `
      wyraźny wyraźna wyraźne wyraźnego wyraźnej wyraźnym wyraźnych czysty czysta czyste czystego czystej
      czystym czystych klarowny klarowna klarowne klarownego klarownej klarownym klarownych wyraźnie dykcja
    `,
    rich: 'pełny_głos bogaty bogata bogate',
    breathy: 'z_przydechem przydech',
    gravelly: 'szorstki szorstka szorstkie szorstkim',
    playful: `
      figlarny figlarna figlarne figlarnego figlarnej figlarnym figlarnych zadziorny zadziorna zadziorne
      zadziornego zadziornej zadziornym zadziornych żartobliwy żartobliwa żartobliwe żartobliwego
      żartobliwej żartobliwym żartobliwych
    `,
    sarcastic: `
      sarkastyczny sarkastyczna sarkastyczne sarkastycznego sarkastycznej sarkastycznym sarkastycznych
      ironiczny ironiczna ironiczne ironicznego ironicznej ironicznym ironicznych sarkazm
    `,
    serious: 'poważny poważna poważne poważnego poważnej poważnym poważnych poważnie',
    formal: `
      formalny formalna formalne formalnego formalnej formalnym formalnych oficjalny oficjalna oficjalne
      oficjalnego oficjalnej oficjalnym oficjalnych oficjalnie
    `,
    casual: `
      swobodny swobodna swobodne swobodnego swobodnej swobodnym swobodnych nieformalny nieformalna
      nieformalne nieformalnego nieformalnej nieformalnym nieformalnych luźny luźna luźne luźnego luźnej
      luźnym luźnych swobodnie
    `,
    confident: 'pewny_siebie pewna_siebie pewne_siebie zdecydowany',
    empathetic: `
      empatyczny empatyczna empatyczne empatycznego empatycznej empatycznym empatycznych współczujący
      współczująca współczujące współczującego współczującej współczującym współczujących
    `,
    dramatic: `
      dramatyczny dramatyczna dramatyczne dramatycznego dramatycznej dramatycznym dramatycznych epicki
      epicka epickie epickiego epickiej epickim epickich
    `,
    mysterious: `
      tajemniczy tajemnicza tajemnicze tajemniczego tajemniczej tajemniczym tajemniczych zagadkowy zagadkowa
      zagadkowe zagadkowego zagadkowej zagadkowym zagadkowych mroczny mroczna
    `,
    expressive: `
      ekspresyjny ekspresyjna ekspresyjne ekspresyjnego ekspresyjnej ekspresyjnym ekspresyjnych emocjonalny
      emocjonalna emocjonalne emocjonalnego emocjonalnej emocjonalnym emocjonalnych wyrazisty wyrazista
      wyraziste wyrazistego wyrazistej wyrazistym wyrazistych
    `,
    monotone: 'monotonny monotonna monotonne monotonnego monotonnej monotonnym monotonnych monotonnie',
    sad: `
      smutny smutna smutne smutnego smutnej smutnym smutnych melancholijny melancholijna melancholijne
      melancholijnego melancholijnej melancholijnym melancholijnych smutno
    `,
    angry: 'zły zła złe złego złym gniewny gniewna wściekły wściekła rozgniewany zdenerwowany',
    excited: `
      podekscytowany podekscytowana podekscytowane podekscytowanego podekscytowanej podekscytowanym
      podekscytowanych ekscytacja
    `,
    scared: `
      przestraszony przestraszona przestraszone przestraszonego przestraszonej przestraszonym
      przestraszonych przerażony przerażona przerażone przerażonego przerażonej przerażonym przerażonych
    `,
    shouting: 'krzyczący krzycząca krzyk krzykiem krzyczy wrzeszczący',
    'high-pitched': `
      wysoki wysoka wysokie wysokiego wysokiej wysokim wysokich piskliwy piskliwa cienki cienka
    `,
    fast: 'szybki szybka szybkie szybkiego szybkiej szybkim szybkich szybko',
    slow: `
      wolny wolna wolne wolnego wolnej wolnym wolnych powolny powolna powolne powolnego powolnej powolnym
      powolnych wolno powoli
    `,
    robotic: 'robotyczny robotyczna robota mechaniczny mechaniczna syntetyczny',
    natural: `
      naturalny naturalna naturalne naturalnego naturalnej naturalnym naturalnych realistyczny realistyczna
      realistyczne realistycznego realistycznej realistycznym realistycznych naturalnie
    `,
    gentle: `
      delikatny delikatna delikatne delikatnego delikatnej delikatnym delikatnych łagodny łagodna łagodne
      łagodnego łagodnej łagodnym łagodnych czuły czuła czułe czułego czułej czułym czułych delikatnie
      łagodnie
    `,
    sweet: 'słodki słodka słodkie słodkiego słodkiej słodkim słodkich',
    cute: 'uroczy urocza urocze milutki',
    funny: `
      śmieszny śmieszna śmieszne śmiesznego śmiesznej śmiesznym śmiesznych zabawny zabawna zabawne zabawnego
      zabawnej zabawnym zabawnych komiczny komiczna komiczne komicznego komicznej komicznym komicznych
      śmiesznie
    `,
    sexy: `
      zmysłowy zmysłowa zmysłowe zmysłowego zmysłowej zmysłowym zmysłowych seksowny seksowna seksowne
      seksownego seksownej seksownym seksownych uwodzicielski uwodzicielska seksualny seksi
    `,
    elegant: 'elegancki elegancka eleganckie eleganckiego eleganckim wytworny',
    strong: `
      silny silna silne silnego silnej silnym silnych mocny mocna mocne mocnego mocnej mocnym mocnych
      donośny donośna donośne donośnego donośnej donośnym donośnych głośny głośna głośne głośnego głośnej
      głośnym głośnych mocno potężny głośno
    `,
  },
  languages: {
    en: `
      angielska angielskie angielskiego angielskiej angielskim angielskich angielsku anglojęzyczny
      anglojęzyczna
    `,
    es: `
      hiszpańska hiszpańskie hiszpańskiego hiszpańskiej hiszpańskim hiszpańskich hiszpańsku
      hiszpańskojęzyczny
    `,
    fr: 'francuska francuskie francuskiego francuskiej francuskim francuskich francusku',
    de: 'niemiecka niemieckie niemieckiego niemieckiej niemieckim niemieckich niemiecku',
    it: 'włoska włoskie włoskiego włoskiej włoskim włoskich włosku',
    pt: 'portugalska portugalskie portugalskiego portugalskiej portugalskim portugalskich portugalsku',
    nl: `
      niderlandzka niderlandzkie niderlandzkiego niderlandzkiej niderlandzkim niderlandzkich niderlandzku
      holenderski holenderska holenderskie holenderskiego holenderskiej holenderskim holenderskich
      holendersku
    `,
    ru: 'rosyjska rosyjskie rosyjskiego rosyjskiej rosyjskim rosyjskich rosyjsku',
    uk: 'ukraińska ukraińskie ukraińskiego ukraińskiej ukraińskim ukraińskich ukraińsku',
    pl: 'polska polskie polskiego polskiej polskim polskich polsku polskojęzyczny',
    cs: 'czeska czeskie czeskiego czeskiej czeskim czeskich czesku',
    sk: 'słowacka słowackie słowackiego słowackiej słowackim słowackich słowacku',
    hu: 'węgierska węgierskie węgierskiego węgierskiej węgierskim węgierskich węgiersku',
    ro: `
      rumuńska rumuńskie rumuńskiego rumuńskiej rumuńskim rumuńskich rumuńsku mołdawski mołdawska mołdawskie
      mołdawskiego mołdawskiej mołdawskim mołdawskich mołdawsku
    `,
    bg: 'bułgarska bułgarskie bułgarskiego bułgarskiej bułgarskim bułgarskich bułgarsku',
    sr: 'serbska serbskie serbskiego serbskiej serbskim serbskich serbsku',
    hr: 'chorwacka chorwackie chorwackiego chorwackiej chorwackim chorwackich chorwacku',
    sl: 'słoweńska słoweńskie słoweńskiego słoweńskiej słoweńskim słoweńskich słoweńsku',
    mk: 'macedońska macedońskie macedońskiego macedońskiej macedońskim macedońskich macedońsku',
    sq: 'albańska albańskie albańskiego albańskiej albańskim albańskich albańsku',
    el: 'grecka greckie greckiego greckiej greckim greckich grecku',
    tr: 'turecka tureckie tureckiego tureckiej tureckim tureckich turecku',
    ar: 'arabska arabskie arabskiego arabskiej arabskim arabskich arabsku',
    he: 'hebrajska hebrajskie hebrajskiego hebrajskiej hebrajskim hebrajskich hebrajsku',
    fa: 'perska perskie perskiego perskiej perskim perskich persku',
    bn: 'bengalska bengalskie bengalskiego bengalskiej bengalskim bengalskich bengalsku',
    ta: 'tamilska tamilskie tamilskiego tamilskiej tamilskim tamilskich tamilsku',
    pa: 'pendżabska pendżabskie pendżabskiego pendżabskiej pendżabskim pendżabskich pendżabsku',
    ne: 'nepalska nepalskie nepalskiego nepalskiej nepalskim nepalskich nepalsku',
    si: 'syngaleska syngaleskie syngaleskiego syngaleskiej syngaleskim syngaleskich syngalesku',
    th: 'tajska tajskie tajskiego tajskiej tajskim tajskich tajsku',
    vi: 'wietnamska wietnamskie wietnamskiego wietnamskiej wietnamskim wietnamskich wietnamsku',
    id: 'indonezyjska indonezyjskie indonezyjskiego indonezyjskiej indonezyjskim indonezyjskich indonezyjsku',
    ms: 'malajska malajskie malajskiego malajskiej malajskim malajskich malajsku',
    fil: 'filipińska filipińskie filipińskiego filipińskiej filipińskim filipińskich filipińsku tagalski',
    zh: 'chińska chińskie chińskiego chińskiej chińskim chińskich chińsku mandaryński mandaryńskim',
    yue: 'kantońska kantońskie kantońskiego kantońskiej kantońskim kantońskich kantońsku',
    ja: 'japońska japońskie japońskiego japońskiej japońskim japońskich japońsku',
    ko: 'koreańska koreańskie koreańskiego koreańskiej koreańskim koreańskich koreańsku',
    sv: 'szwedzka szwedzkie szwedzkiego szwedzkiej szwedzkim szwedzkich szwedzku',
    nb: 'norweski norweska norweskie norweskiego norweskiej norweskim norweskich norwesku',
    da: 'duńska duńskie duńskiego duńskiej duńskim duńskich duńsku',
    fi: 'fińska fińskie fińskiego fińskiej fińskim fińskich fińsku',
    is: 'islandzka islandzkie islandzkiego islandzkiej islandzkim islandzkich islandzku',
    et: 'estońska estońskie estońskiego estońskiej estońskim estońskich estońsku',
    lv: 'łotewska łotewskie łotewskiego łotewskiej łotewskim łotewskich łotewsku',
    lt: 'litewska litewskie litewskiego litewskiej litewskim litewskich litewsku',
    be: 'białoruska białoruskie białoruskiego białoruskiej białoruskim białoruskich białorusku',
    ca: 'katalońska katalońskie katalońskiego katalońskiej katalońskim katalońskich katalońsku',
    eu: 'baskijska baskijskie baskijskiego baskijskiej baskijskim baskijskich baskijsku',
    gl: 'galicyjska galicyjskie galicyjskiego galicyjskiej galicyjskim galicyjskich galicyjsku',
    cy: 'walijska walijskie walijskiego walijskiej walijskim walijskich walijsku',
    ga: 'irlandzka irlandzkie irlandzkiego irlandzkiej irlandzkim irlandzkich irlandzku',
    am: 'amharska amharskie amharskiego amharskiej amharskim amharskich amharsku',
    ka: 'gruzińska gruzińskie gruzińskiego gruzińskiej gruzińskim gruzińskich gruzińsku',
    hy: 'ormiańska ormiańskie ormiańskiego ormiańskiej ormiańskim ormiańskich ormiańsku',
    az: `
      azerbejdżańska azerbejdżańskie azerbejdżańskiego azerbejdżańskiej azerbejdżańskim azerbejdżańskich
      azerbejdżańsku
    `,
    kk: 'kazachska kazachskie kazachskiego kazachskiej kazachskim kazachskich kazachsku',
    uz: 'uzbecka uzbeckie uzbeckiego uzbeckiej uzbeckim uzbeckich uzbecku',
    mn: 'mongolska mongolskie mongolskiego mongolskiej mongolskim mongolskich mongolsku',
    km: 'khmerska khmerskie khmerskiego khmerskiej khmerskim khmerskich khmersku',
    lo: 'laotańska laotańskie laotańskiego laotańskiej laotańskim laotańskich laotańsku',
    my: 'birmańska birmańskie birmańskiego birmańskiej birmańskim birmańskich birmańsku',
    jv: 'jawajska jawajskie jawajskiego jawajskiej jawajskim jawajskich jawajsku',
  },
  countries: {
    AE: 'emiraty emiratów emirackie zjednoczonych_emiratów_arabskich',
    AR: `
      argentyński argentyńska argentyńskie argentyńskiego argentyńskiej argentyńskim argentyńskich
      argentyńsku argentyny argentynie
    `,
    AT: `
      austriacki austriacka austriackie austriackiego austriackiej austriackim austriackich austriacku
      austrii
    `,
    AU: `
      australijski australijska australijskie australijskiego australijskiej australijskim australijskich
      australijsku australii
    `,
    BD: `
      banglijski banglijska banglijskie banglijskiego banglijskiej banglijskim banglijskich banglijsku
      bangladeszu
    `,
    BE: 'belgijski belgijska belgijskie belgijskiego belgijskiej belgijskim belgijskich belgijsku belgii',
    BH: `
      bahrajński bahrajńska bahrajńskie bahrajńskiego bahrajńskiej bahrajńskim bahrajńskich bahrajńsku
      bahrajnu
    `,
    BR: `
      brazylijski brazylijska brazylijskie brazylijskiego brazylijskiej brazylijskim brazylijskich
      brazylijsku brazylii
    `,
    CA: `
      kanadyjski kanadyjska kanadyjskie kanadyjskiego kanadyjskiej kanadyjskim kanadyjskich kanadyjsku
      kanady kanadzie
    `,
    CH: `
      szwajcarski szwajcarska szwajcarskie szwajcarskiego szwajcarskiej szwajcarskim szwajcarskich
      szwajcarsku szwajcarii
    `,
    CL: 'chilijski chilijska chilijskie chilijskiego chilijskiej chilijskim chilijskich chilijsku',
    CN: 'chinach',
    CO: `
      kolumbijski kolumbijska kolumbijskie kolumbijskiego kolumbijskiej kolumbijskim kolumbijskich
      kolumbijsku kolumbii
    `,
    CU: 'kubański kubańska kubańskie kubańskiego kubańskiej kubańskim kubańskich kubańsku kuby',
    CZ: 'czechach',
    DE: 'niemiec niemczech',
    DZ: 'algierski algierska algierskie algierskiego algierskiej algierskim algierskich algiersku algierii',
    EG: 'egipski egipska egipskie egipskiego egipskiej egipskim egipskich egipsku egiptu egipcie',
    ES: 'hiszpanii hiszpanię',
    FR: 'francji francję',
    GB: `
      brytyjski brytyjska brytyjskie brytyjskiego brytyjskiej brytyjskim brytyjskich brytyjsku Brytania
      Brytanii Brytanię Anglia Anglii Anglię wielkiej_brytanii brytyjczyk
    `,
    HK: `
      hongkoński hongkońska hongkońskie hongkońskiego hongkońskiej hongkońskim hongkońskich hongkońsku
      hongkong hongkongu
    `,
    ID: 'indonezji',
    IE: 'irlandzki irlandzka irlandzkie irlandzkiego irlandzkiej irlandzkim irlandzkich irlandzku irlandii',
    IL: `
      izraelski izraelska izraelskie izraelskiego izraelskiej izraelskim izraelskich izraelsku izraela
      izraelu
    `,
    IN: `
      indyjski indyjska indyjskie indyjskiego indyjskiej indyjskim indyjskich indyjsku hinduski hinduska
      hinduskie hinduskiego hinduskiej hinduskim hinduskich hindusku indii indiach
    `,
    IQ: 'iracki iracka irackie irackiego irackiej irackim irackich iracku iraku',
    IR: 'irański irańska irańskie irańskiego irańskiej irańskim irańskich irańsku iranu iranie',
    IT: 'włoch włoszech',
    JO: 'jordański jordańska jordańskie jordańskiego jordańskiej jordańskim jordańskich jordańsku jordanii',
    JP: 'japonii japonię',
    KE: 'kenijski kenijska kenijskie kenijskiego kenijskiej kenijskim kenijskich kenijsku kenii',
    KR: `
      południowokoreański południowokoreańska południowokoreańskie południowokoreańskiego
      południowokoreańskiej południowokoreańskim południowokoreańskich południowokoreańsku korea korei
      korei_południowej
    `,
    KW: 'kuwejcki kuwejcka kuwejckie kuwejckiego kuwejckiej kuwejckim kuwejckich kuwejcku kuwejtu',
    LB: 'libański libańska libańskie libańskiego libańskiej libańskim libańskich libańsku libanu',
    LK: 'lankijski lankijska lankijskie lankijskiego lankijskiej lankijskim lankijskich lankijsku sri_lanki',
    LY: 'libijski libijska libijskie libijskiego libijskiej libijskim libijskich libijsku libii',
    MA: `
      marokański marokańska marokańskie marokańskiego marokańskiej marokańskim marokańskich marokańsku
      maroka
    `,
    MX: `
      meksykański meksykańska meksykańskie meksykańskiego meksykańskiej meksykańskim meksykańskich
      meksykańsku meksyku
    `,
    MY: `
      malezyjski malezyjska malezyjskie malezyjskiego malezyjskiej malezyjskim malezyjskich malezyjsku
      malezji
    `,
    NG: `
      nigeryjski nigeryjska nigeryjskie nigeryjskiego nigeryjskiej nigeryjskim nigeryjskich nigeryjsku
      nigerii
    `,
    NL: 'holandii niderlandy',
    NZ: `
      nowozelandzki nowozelandzka nowozelandzkie nowozelandzkiego nowozelandzkiej nowozelandzkim
      nowozelandzkich nowozelandzku nowej_zelandii
    `,
    OM: 'omański omańska omańskie omańskiego omańskiej omańskim omańskich omańsku omanu',
    PE: `
      peruwiański peruwiańska peruwiańskie peruwiańskiego peruwiańskiej peruwiańskim peruwiańskich
      peruwiańsku
    `,
    PH: 'filipin filipinach',
    PK: `
      pakistański pakistańska pakistańskie pakistańskiego pakistańskiej pakistańskim pakistańskich
      pakistańsku pakistanu
    `,
    PL: 'polsce',
    PS: `
      palestyński palestyńska palestyńskie palestyńskiego palestyńskiej palestyńskim palestyńskich
      palestyńsku palestyna palestyny
    `,
    PT: 'portugalii',
    QA: 'katarski katarska katarskie katarskiego katarskiej katarskim katarskich katarsku kataru',
    RU: 'rosji rosję',
    SA: `
      saudyjski saudyjska saudyjskie saudyjskiego saudyjskiej saudyjskim saudyjskich saudyjsku
      arabii_saudyjskiej
    `,
    SG: `
      singapurski singapurska singapurskie singapurskiego singapurskiej singapurskim singapurskich
      singapursku singapuru singapurze
    `,
    SY: 'syryjski syryjska syryjskie syryjskiego syryjskiej syryjskim syryjskich syryjsku syrii',
    TH: 'tajlandii',
    TN: `
      tunezyjski tunezyjska tunezyjskie tunezyjskiego tunezyjskiej tunezyjskim tunezyjskich tunezyjsku
      tunezji
    `,
    TR: 'turcji',
    TW: 'tajwański tajwańska tajwańskie tajwańskiego tajwańskiej tajwańskim tajwańskich tajwańsku tajwanu',
    UA: 'ukrainy ukrainie ukrainę',
    US: `
      amerykański amerykańska amerykańskie amerykańskiego amerykańskiej amerykańskim amerykańskich
      amerykańsku ameryka ameryki ameryce stanów_zjednoczonych stanach_zjednoczonych stany
    `,
    VE: `
      wenezuelski wenezuelska wenezuelskie wenezuelskiego wenezuelskiej wenezuelskim wenezuelskich
      wenezuelsku wenezueli
    `,
    VN: 'wietnamu',
    YE: 'jemeński jemeńska jemeńskie jemeńskiego jemeńskiej jemeńskim jemeńskich jemeńsku jemenu',
    ZA: `
      południowoafrykański południowoafrykańska południowoafrykańskie południowoafrykańskiego
      południowoafrykańskiej południowoafrykańskim południowoafrykańskich południowoafrykańsku
      południowa_afryka
    `,
  },
  accents: {
    Scottish: 'szkocki szkocka szkockie szkockiego szkockiej szkockim szkockich szkocku szkocja szkocji',
    Welsh: 'walia walii',
    Castilian: `
      kastylijski kastylijska kastylijskie kastylijskiego kastylijskiej kastylijskim kastylijskich
      kastylijsku
    `,
    Texan: `
      teksański teksańska teksańskie teksańskiego teksańskiej teksańskim teksańskich teksańsku teksas
      teksasu
    `,
    Californian: `
      kalifornijski kalifornijska kalifornijskie kalifornijskiego kalifornijskiej kalifornijskim
      kalifornijskich kalifornijsku kalifornii
    `,
    'New York': `
      nowojorski nowojorska nowojorskie nowojorskiego nowojorskiej nowojorskim nowojorskich nowojorsku
      nowy_jork nowego_jorku
    `,
  },
  regions: {
    nordic: `
      nordycki nordycka nordyckie nordyckiego nordyckiej nordyckim nordyckich nordycku kraje_nordyckie
    `,
    scandinavia: `
      skandynawski skandynawska skandynawskie skandynawskiego skandynawskiej skandynawskim skandynawskich
      skandynawsku skandynawia skandynawii
    `,
    baltic: `
      bałtycki bałtycka bałtyckie bałtyckiego bałtyckiej bałtyckim bałtyckich bałtycku kraje_bałtyckie
    `,
    'latin-america': `
      latynoamerykański latynoamerykańska latynoamerykańskie latynoamerykańskiego latynoamerykańskiej
      latynoamerykańskim latynoamerykańskich latynoamerykańsku latynoski latynoska latynoskie latynoskiego
      latynoskiej latynoskim latynoskich latynosku ameryka_łacińska ameryki_łacińskiej ameryce_łacińskiej
    `,
    gulf: 'zatoka_perska zatoki_perskiej',
    levant: 'lewant lewantyński lewantu',
    'north-africa': `
      północnoafrykański północnoafrykańska północnoafrykańskie północnoafrykańskiego północnoafrykańskiej
      północnoafrykańskim północnoafrykańskich północnoafrykańsku afryka_północna afryki_północnej
    `,
    'middle-east': 'bliskowschodni bliskowschodnia bliski_wschód bliskiego_wschodu',
    'south-asia': 'azja_południowa azji_południowej',
    'southeast-asia': 'azja_południowo_wschodnia azji_południowo_wschodniej',
    'east-asia': 'azja_wschodnia azji_wschodniej',
    'central-asia': 'azja_środkowa azji_środkowej azja_centralna',
    africa: `
      afrykański afrykańska afrykańskie afrykańskiego afrykańskiej afrykańskim afrykańskich afrykańsku
      afryka afryki afryce
    `,
    europe: `
      europejski europejska europejskie europejskiego europejskiej europejskim europejskich europejsku
      europy europie
    `,
    'eastern-europe': `
      wschodnioeuropejski wschodnioeuropejska wschodnioeuropejskie wschodnioeuropejskiego
      wschodnioeuropejskiej wschodnioeuropejskim wschodnioeuropejskich wschodnioeuropejsku europa_wschodnia
      europy_wschodniej
    `,
    balkans: `
      bałkański bałkańska bałkańskie bałkańskiego bałkańskiej bałkańskim bałkańskich bałkańsku bałkany
      bałkanów
    `,
    iberia: 'iberyjski iberyjska iberyjskie iberyjskiego iberyjskiej iberyjskim iberyjskich iberyjsku',
    benelux: 'beneluksu',
    caribbean: `
      karaibski karaibska karaibskie karaibskiego karaibskiej karaibskim karaibskich karaibsku karaiby
      karaibów
    `,
    oceania: 'oceanii',
    'north-america': `
      północnoamerykański północnoamerykańska północnoamerykańskie północnoamerykańskiego
      północnoamerykańskiej północnoamerykańskim północnoamerykańskich północnoamerykańsku ameryka_północna
      ameryki_północnej
    `,
    'south-america': `
      południowoamerykański południowoamerykańska południowoamerykańskie południowoamerykańskiego
      południowoamerykańskiej południowoamerykańskim południowoamerykańskich południowoamerykańsku
      ameryka_południowa ameryki_południowej
    `,
    'central-america': `
      środkowoamerykański środkowoamerykańska środkowoamerykańskie środkowoamerykańskiego
      środkowoamerykańskiej środkowoamerykańskim środkowoamerykańskich środkowoamerykańsku ameryka_środkowa
      ameryki_środkowej
    `,
  },
  providers: {
    azure: 'microsoftu microsoftowy',
    elevenlabs: 'elevenlabsa',
    google: 'googla googlowy',
    polly: 'amazonu amazona',
  },
};
