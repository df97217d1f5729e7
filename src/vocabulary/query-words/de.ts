import type { QueryWords } from './query-words.ts';

/**
 * German words that people type when they look for a voice. Source: usage, and CLDR 48 for the standard
 * names, November 2026.
 */
export const german: QueryWords = {
  paradigms: {
    e: '- -e -er -es -en -em',
    n: '- -n',
    s: '- -s',
  },
  spellings: { ä: 'ae', ö: 'oe', ü: 'ue' },
  empty: `
    ich wir du sie es ist sind sei~n der die das den dem des ein~e für mit von vom im in auf aus zu zum zur
    bei beim an am als wie so mir mich uns mein~e dein deine seine~n ihr ihre suche~n sucht gesucht brauche~n
    braucht benötige~n möchte~n hätte gern gerne wollen wünsche bitte danke hallo guten_tag guten_morgen guten_abend kann können könnte~n soll
    sollte sollen muss hat habe~n gibt es_gibt etwas irgendein irgendeine~n jemand jemanden jede~n welche~n
    welcher welches was wer dieser diese~n dieses spricht sprechen sprechend sprechende~n sprechender
    gesprochen gesprochene~s klingt klingen klingende~n klingender liest lesen vorlesen vorliest vorgelesen
    vorzulesen vorleser redet reden sagt sagen stimme~n sprecher~n sprechers sprechstimme sprachausgabe
    sprachsynthese text_zu_sprache text_in_sprache text_to_speech tts text texte~n audio~s aufnahme ton app~s
    anwendung projekt~s projekte video~s webseite website programm akzent akzente~n dialekt dialekte sprache~n
    geschlecht person personen leute gut~e beste~n bester bestes bessere qualität gute_qualität hohe_qualität
    hoher_qualität hochwertig hochwertige~n kostenlos kostenlose~n gratis online nur auch sehr ganz ziemlich
    recht möglichst mehr eher zeig zeige finde~n empfehle~n empfehlung geeignet geeignete passend passende
    künstliche_intelligenz ki_stimme~n ki_generiert
  `,
  not: `
    ohne außer nicht kein~e ausgenommen ausschließen mit_ausnahme_von abgesehen_von weder nur_nicht bloß_nicht nichts_aus niemand_aus
  `,
  or: 'oder bzw beziehungsweise oder_auch',
  and: 'und sowie',
  genders: {
    Female: `
      weiblich~e frau frauen frauenstimme~n dame~n damenstimme feminin~e fräulein sprecherin sprecherinnen
    `,
    Male: 'männlich~e mann mannes männer~n männerstimme~n herr~n herren herrenstimme maskulin~e kerl',
    Neutral: 'geschlechtsneutral~e androgyn~e geschlechtslos~e',
    'Non-binary': 'nichtbinär~e nicht_binär nicht_binäre~n nicht_binärer non_binär',
  },
  ages: {
    child: 'kindlich~e kinderstimme~n',
    young: 'jung~e jünger~e jugendlich~e jugend jugendstimme',
    adult: 'erwachsen~e',
    'middle-aged': `
      mittleren_alters mittleres_alter mittlerem_alter mittelalte~n reif~e anfang_vierzig mitte_vierzig
      ende_vierzig mitte_fünfzig in_den_vierzigern in_den_fünfzigern
    `,
    old: 'alte~n altes altem älter~e betagt~e senioren',
  },
  people: {
    'Female child': 'mädchen~s mädchenstimme~n mädel~s kleines_mädchen',
    'Female old': 'oma~s großmutter großmuetter seniorin seniorinnen greisin',
    'Female young': 'teenagerin',
    'Male child': `
      buben bubenstimme knabe~n knabenstimme jungenstimme jungs kleiner_junge kleinen_jungen ein_junge
      eines_jungen
    `,
    'Male old': 'opa~s großvater großvaeter greis greise',
    adult: 'anfang_dreißig mitte_dreißig ende_dreißig',
    child: `
      kinder~n kindes ein_kind eines_kindes wie_ein_kind kleinkind kleinkinder babystimme babys säugling
    `,
    old: 'großeltern',
    young: 'teenie~s anfang_zwanzig mitte_zwanzig ende_zwanzig',
  },
  useCases: {
    advertising: 'werbung werbespot~s werbestimme werbesprecher werbefilm werbevideo werbeclip reklame',
    announcements: 'durchsage~n ansage~n ansager lautsprecherdurchsage bahnhofsdurchsage',
    assistant: `
      assistent assistenten assistentin sprachassistent sprachassistenten sprachassistentin sprachagent
    `,
    audiobook: 'hörbuch~s hörbücher~n hörbuchsprecher hörbuchsprecherin hörbuchstimme buch bücher~n',
    characters: `
      figur figuren charakter charaktere~n zeichentrick zeichentrickfilm zeichentrickfigur animationsfilm
      trickfilm bösewicht
    `,
    conversational: 'gespräch gespräche~n dialog dialoge~n plaudern chatten',
    'customer-service': 'kundendienst kundenservice kundenbetreuung kundensupport kundenberater callcenter',
    documentary: 'dokumentation dokumentationen doku~s dokumentarfilm dokumentarfilme',
    educational: `
      lernen lernvideo~s lernprogramm bildung schule schulung schulungen unterricht lehrvideo~s lehrfilm
      erklärvideo~s erklärfilm kurs kurse vorlesung vorlesungen lehrer lehrerin
    `,
    entertainment: `
      filme~n spielfilm kino fernsehen serie~n hörspiel hörspiele synchronisation synchronsprecher filmtrailer
      kinotrailer
    `,
    gaming: 'spiel spiele~n computerspiel computerspiele videospiel videospiele',
    interview: 'interviews',
    ivr: `
      telefon telefonansage~n telefonstimme telefonie telefonisch~e warteschleife anrufbeantworter sprachmenü
      telefonmenü
    `,
    meditation: `
      meditationen meditativ~e entspannung entspannungsübung traumreise~n einschlafen schlafen schlaf hypnose
      achtsamkeit
    `,
    narration: `
      erzähler~s erzählerin erzählstimme erzählerstimme erzählen erzählt off_stimme off_sprecher offstimme
    `,
    news: `
      nachrichten nachrichtensprecher~n nachrichtensprecherin nachrichtenstimme nachrichtensendung journalist
      journalistin
    `,
    'social-media': 'soziale_medien sozialen_medien soziale_netzwerke sozialen_netzwerken',
    sports: 'sportkommentar sportkommentator sportreporter sportsendung fußball',
    storytelling: `
      geschichte~n geschichtenerzähler märchen märchenerzähler märchenstimme erzählung erzählungen
      gutenachtgeschichte~n
    `,
  },
  styles: {
    angry: 'wütend~e zornig~e verärgert~e',
    authoritative: 'autoritär~e gebieterisch~e',
    breathy: 'hauchig~e gehaucht~e',
    bright: 'helle~s hellem strahlend~e',
    calm: 'ruhig~e gelassen~e',
    casual: 'ungezwungen~e lässig~e umgangssprachlich~e',
    cheerful: 'fröhlich~e heiter~e glücklich~e vergnügt~e',
    clear: 'klar~e deutlich~e',
    confident: 'selbstbewusst~e selbstsicher~e souverän~e',
    deep: 'tief~e dunkel dunkle~n dunkler dunkles',
    dramatic: 'dramatisch~e',
    elegant: 'elegante~n eleganter elegantes elegantem',
    empathetic: 'einfühlsam~e empathisch~e mitfühlend~e',
    energetic: 'energisch~e energiegeladen~e dynamisch~e schwungvoll~e',
    engaging: 'fesselnd~e mitreißend~e',
    enthusiastic: 'begeistert~e',
    excited: 'aufgeregt~e',
    expressive: 'ausdrucksstark~e ausdrucksvoll~e emotionale~n emotionaler emotionales',
    fast: 'schnell~e zügig~e',
    fearful: 'ängstlich~e verängstigt~e',
    formal: 'formell~e förmlich~e',
    friendly: 'freundlich~e nett~e sympathisch~e',
    gentle: 'sanft~e zart~e',
    'high-pitched': 'hohe~n hoher hohes piepsig~e schrille~n schriller',
    humorous: 'lustig~e witzig~e komisch~e humorvoll~e',
    husky: 'rauchig~e',
    inspiring: 'inspirierend~e motivierend~e',
    lively: 'lebhaft~e lebendig~e',
    monotone: 'monoton~e eintönig~e',
    mysterious: 'geheimnisvoll~e mysteriös~e rätselhaft~e',
    natural: 'natürlich~e realistisch~e menschlich~e lebensecht~e',
    persuasive: 'überzeugend~e',
    playful: 'verspielt~e spielerisch~e frech~e',
    pleasant: 'angenehm~e schön~e',
    polite: 'höflich~e',
    powerful: 'kräftig~e kraftvoll~e starke~n starker starkes',
    professional: 'professionell~e',
    raspy: 'raue~n rauer raues rauem rauh~e heiser~e kratzig~e',
    relaxed: 'entspannt~e locker lockere lockerer',
    resonant: 'sonor~e volltönend~e',
    robotic: 'roboterhaft~e roboter roboterstimme mechanisch~e',
    sad: 'traurig~e melancholisch~e',
    sarcastic: 'sarkastisch~e ironisch~e',
    seductive: 'verführerisch~e sinnlich~e erotisch~e',
    serious: 'seriös~e ernste~n ernster ernstes ernsthaft~e',
    shouting: 'schreien schreiend~e brüllend~e',
    slow: 'langsam~e',
    smooth: 'samtig~e geschmeidig~e',
    soft: 'weich~e leise~n leiser leises',
    soothing: 'beruhigend~e',
    sweet: 'süß~e niedlich~e lieblich~e',
    trustworthy: 'vertrauenswürdig~e',
    warm: 'warme~n warmer warmes warmem waerme warmherzig~e',
    whispering: 'flüsternd~e flüstern flüstert flüsterstimme geflüstert',
  },
  languages: {
    am: 'amharisch~e',
    ar: 'arabisch~e',
    az: 'aserbaidschanisch~e',
    bg: 'bulgarisch~e',
    bn: 'bengalisch~e',
    ca: 'katalanisch~e',
    cs: 'tschechisch~e',
    cy: 'walisisch~e',
    da: 'dänisch~e',
    de: 'deutsch~e deutschsprachig~e hochdeutsch~e',
    el: 'griechisch~e',
    en: 'englisch~e englischsprachig~e',
    es: 'spanisch~e spanischsprachig~e kastilisch',
    et: 'estnisch~e',
    eu: 'baskisch~e',
    fa: 'persisch~e',
    fi: 'finnisch~e',
    fil: 'filipinisch~e philippinisch~e',
    fr: 'französisch~e französischsprachig~e',
    gl: 'galicisch~e galizisch',
    he: 'hebräisch~e',
    hr: 'kroatisch~e',
    hu: 'ungarisch~e',
    hy: 'armenisch~e',
    id: 'indonesisch~e',
    is: 'isländisch~e',
    it: 'italienisch~e',
    ja: 'japanisch~e',
    jv: 'javanisch~e',
    ka: 'georgisch~e',
    kk: 'kasachisch~e',
    km: 'kambodschanisch~e',
    ko: 'koreanisch~e',
    lo: 'laotisch~e',
    lt: 'litauisch~e',
    lv: 'lettisch~e',
    mn: 'mongolisch~e',
    ms: 'malaiisch~e',
    my: 'birmanisch~e burmesisch',
    nb: 'norwegisch~e',
    ne: 'nepalesisch~e nepali',
    nl: 'niederländisch~e holländisch~e',
    pa: 'pandschabi panjabi',
    pl: 'polnisch~e',
    pt: 'portugiesisch~e',
    ro: 'rumänisch~e',
    ru: 'russisch~e',
    si: 'singhalesisch~e',
    sk: 'slowakisch~e',
    sl: 'slowenisch~e',
    sr: 'serbisch~e',
    su: 'sundanesisch~e',
    sv: 'schwedisch~e',
    sw: 'swahili kisuaheli',
    ta: 'tamilisch~e',
    th: 'thailändisch~e thai',
    tr: 'türkisch~e',
    uk: 'ukrainisch~e',
    vi: 'vietnamesisch~e',
    yue: 'kantonesisch~e',
    zh: 'chinesisch~e mandarin hochchinesisch',
  },
  countries: {
    AE: 'emiratisch~e emirate dubai',
    AR: 'argentinisch~e argentinier',
    AT: 'österreichisch~e österreicher österreicherin',
    AU: 'australisch~e australier australierin',
    BD: 'bangladeschisch~e',
    BE: 'belgisch~e belgier flämisch~e',
    BH: 'bahrainisch~e',
    BR: 'brasilianisch~e brasilianer brasilianerin',
    CA: 'kanadisch~e kanadier kanadierin',
    CH: 'schweizerisch~e schweizer~n schweizerin',
    CL: 'chilenisch~e',
    CO: 'kolumbianisch~e kolumbianer',
    CU: 'kubanisch~e',
    DE: 'bundesdeutsch~e',
    DZ: 'algerisch~e',
    EC: 'ecuadorianisch~e',
    EG: 'ägyptisch~e ägypter',
    GB: 'britisch~e engländer engländerin großbritannien england brite~n',
    IE: 'irisch~e irin',
    IL: 'israelisch~e',
    IN: 'indisch~e inder inderin',
    IQ: 'irakisch~e',
    IR: 'iranisch~e',
    JO: 'jordanisch~e',
    KE: 'kenianisch~e',
    KR: 'südkoreanisch~e',
    KW: 'kuwaitisch~e',
    LB: 'libanesisch~e',
    LK: 'sri_lankisch sri_lankische~n sri_lankischer',
    LU: 'luxemburgisch~e',
    LY: 'libysch~e',
    MA: 'marokkanisch~e',
    MX: 'mexikanisch~e mexikaner mexikanerin',
    NG: 'nigerianisch~e',
    NZ: 'neuseeländisch~e neuseeländer',
    OM: 'omanisch~e',
    PE: 'peruanisch~e',
    PH: 'filipino filipina',
    PK: 'pakistanisch~e',
    QA: 'katarisch~e',
    SA: 'saudisch~e saudi_arabisch saudi_arabische~n saudi_arabischer',
    SG: 'singapurisch~e',
    SY: 'syrisch~e',
    TN: 'tunesisch~e',
    TW: 'taiwanisch~e taiwanesisch~e',
    US: 'amerikanisch~e us_amerikanisch~e amerikaner amerikanerin amerika usa',
    UY: 'uruguayisch~e',
    VE: 'venezolanisch~e',
    YE: 'jemenitisch~e',
    ZA: 'südafrikanisch~e südafrikaner',
  },
  accents: {
    Castilian: 'europäisches_spanisch',
    Scottish: 'schottisch~e schotte',
    'Southern American': 'südstaaten südstaatenakzent',
  },
  regions: {
    africa: 'afrika afrikanisch~e',
    balkans: 'balkan balkanländer',
    baltic: 'baltikum baltisch~e baltische_staaten',
    benelux: 'benelux benelux_länder',
    caribbean: 'karibik karibisch~e',
    'central-america': 'mittelamerika mittelamerikanisch~e zentralamerika',
    'central-asia': 'zentralasien zentralasiatisch~e mittelasien',
    'east-asia': 'ostasien ostasiatisch~e fernost ferner_osten',
    'eastern-europe': 'osteuropa osteuropäisch~e',
    europe: 'europa europäisch~e',
    gulf: 'golfstaaten golfregion golfarabisch',
    iberia: 'iberien iberisch~e iberische_halbinsel',
    'latin-america': 'lateinamerika lateinamerikanisch~e',
    levant: 'levante levantinisch~e',
    'middle-east': 'naher_osten nahen_osten nahost mittlerer_osten mittleren_osten nahöstlich~e',
    nordic: 'nordisch~e nordische_länder',
    'north-africa': 'nordafrika nordafrikanisch~e maghreb maghrebinisch~e',
    'north-america': 'nordamerika nordamerikanisch~e',
    oceania: 'ozeanien ozeanisch~e',
    scandinavia: 'skandinavien skandinavisch~e',
    'south-america': 'südamerika südamerikanisch~e',
    'south-asia': 'südasien südasiatisch~e',
    'southeast-asia': 'südostasien südostasiatisch~e',
  },
  deployments: {
    local:
      'quelloffen quelloffene quelloffener offline lokal_laufend lokal_läuft selbst_gehostet selbstgehostet ohne_internet ohne_cloud',
  },
  providers: {},
};
