import type { QueryWords } from './query-words.ts';

/**
 * Italian words that people type when they look for a voice. Source: usage, and CLDR 48 for the standard
 * names, November 2026.
 */
export const italian: QueryWords = {
  empty: `
    tutti tutte
    il lo la i gli le l un uno una d di del dello della dei degli delle a al allo alla ai alle da dal dalla
    dai dalle in nel nella nei nelle con col su sul sulla per tra fra che chi cui quale quali mi ti si ci vi
    me mio miei mie tuo tua suo sua io noi voi questo questa questi queste quello quella qualche qualcosa
    qualcuno qualsiasi alcuni alcune molto molta più abbastanza piuttosto come è sono sia siano essere c_è
    ci_sono ha hanno abbia abbiano avere cerco cerchiamo cercando cercare ricerca bisogno ho_bisogno abbiamo
    serve servono servirebbe vorrei vorremmo voglio vogliamo desidero trova trovami trovare mostra mostrami
    dammi può possa possono puoi potrebbe potresti per_favore prego grazie ciao salve aiuto aiutami consiglia
    consigliami consigliare consiglio parla parlano parli parlare parlando parlante parlanti parlato parlata
    legge leggere legga leggano leggendo lettura letto dica dire suona suonano suono tipo tipi genere stile
    tono buona buono buone buoni bello belle migliore migliori adatta adatto adatte adatti ideale voce voci
    vocale vocali audio registrazione testo testi sintesi sintesi_vocale testo_in_voce da_testo_a_voce
    testo_a_voce sintetizzatore generatore lettore tts applicazione applicazioni app progetto progetti video
    sito pagina programma accento accenti cadenza pronuncia dialetto lingua lingue madrelingua età anni
    persona persone gente qualità alta_qualità gratis gratuita gratuito gratuite gratuiti online
    intelligenza_artificiale voce_ia voci_ia voce_ai solo soltanto solamente anche disponibile disponibili
    usare uso
  `,
  not: `
    senza non né tranne eccetto salvo meno escludendo escludere escluso esclusa esclusi escluse a_parte
    fuorché ad_eccezione_di eccezion_fatta_per
  `,
  or: 'o oppure od ovvero',
  and: 'e ed insieme_a',
  genders: {
    Female: 'voce_di_donna donne femminile femminili signora signorina signorine dama voce_femminile',
    Male: 'uomo uomini maschile maschili maschio maschi signore signori voce_maschile',
    Neutral: 'androgino androgina androgini androgine senza_genere genere_neutro',
    'Non-binary': 'non_binario non_binaria non_binari non_binarie',
  },
  ages: {
    child: 'infantile infantili infanzia',
    young: 'giovane giovani giovanile giovanili gioventù',
    adult: 'adulto adulta adulti adulte',
    'middle-aged': 'mezza_età di_mezza_età maturo matura maturi mature',
    old: 'vecchio vecchia vecchi vecchie anziano anziana anziani anziane terza_età età_avanzata',
  },
  people: {
    'Female child': 'bambina bambine bimba bimbe',
    'Female old': 'nonna nonne nonnina vecchietta vecchiette vecchina',
    'Female young': 'ragazza ragazze ragazzina ragazzine',
    'Male child': 'bambino bimbo',
    'Male old': 'nonno nonni nonnino vecchietto vecchietti',
    'Male young': 'ragazzo ragazzino ragazzini',
    adult: 'trentenne trentenni',
    child: 'bambini bimbi neonato neonati infante',
    'middle-aged': 'quarantenne quarantenni cinquantenne cinquantenni',
    young: 'adolescente adolescenti ragazzi',
  },
  useCases: {
    advertising: `
      pubblicità pubblicitario pubblicitaria pubblicitari pubblicitarie réclame spot_pubblicitario promozione
      promozioni promozionale promozionali
    `,
    announcements: 'annuncio annunci avviso avvisi altoparlante annunci_pubblici',
    assistant: 'assistente assistenti assistente_vocale assistenti_vocali assistente_virtuale agente_vocale',
    audiobook: 'audiolibro audiolibri libro libri romanzo romanzi',
    characters: `
      personaggio personaggi animazione animazioni animato animata animati animate cartone_animato
      cartoni_animati cartoni cattivo cattivi fumetto
    `,
    conversational: `
      conversazione conversazioni conversazionale conversazionali colloquiale colloquiali dialogo dialoghi
      chiacchierata chiacchiere
    `,
    'customer-service': `
      servizio_clienti assistenza_clienti servizio_al_cliente assistenza_ai_clienti supporto_clienti
    `,
    documentary: 'documentario documentari',
    educational: `
      educativo educativa educativi educative didattico didattica didattici didattiche istruzione insegnamento
      apprendimento formazione corso corsi lezione lezioni scuola scolastico scolastica scolastici scolastiche
      insegnante insegnanti
    `,
    entertainment: `
      intrattenimento cinema televisione televisivo televisiva televisivi televisive serie doppiaggio
      doppiatore doppiatrice doppiatori
    `,
    gaming: 'gioco giochi videogioco videogiochi videoludico',
    interview: 'intervista interviste intervistatore',
    ivr: `
      telefono telefoni telefonico telefonica telefonici telefoniche telefonia centralino centralini
      segreteria segreteria_telefonica risponditore
    `,
    meditation: 'meditazione meditazioni meditare rilassamento dormire sonno ipnosi',
    narration: `
      narrazione narrazioni narratore narratrice narratori narratrici narrare narrativo narrativa narrativi
      narrative voce_narrante voci_narranti voce_fuori_campo fuori_campo voce_fuoricampo
    `,
    news: `
      notizia notizie notiziario notiziari telegiornale telegiornali giornalista giornalisti giornalistico
      giornalistica giornalistici giornalistiche giornalismo
    `,
    'social-media': 'reti_sociali social_network',
    sports: 'sportivo sportiva sportivi sportive calcio telecronaca telecronista telecronisti cronista',
    storytelling: 'storia storie fiaba fiabe favola favole racconto racconti raccontare cantastorie',
  },
  styles: {
    angry: 'arrabbiato arrabbiata arrabbiati arrabbiate furioso furiosa furiosi furiose rabbia',
    authoritative: 'autorevole autorevoli autoritario autoritaria autoritari autorità',
    bright: 'brillante brillanti luminoso luminosa luminosi luminose squillante squillanti',
    calm: `
      calmo calma calmi calme tranquillo tranquilla tranquilli tranquille pacato pacata pacati pacate
      voce_serena tranquillità
    `,
    casual: 'informale informali disinvolto disinvolta disinvolti disinvolte',
    cheerful: `
      allegro allegri allegre voce_allegra allegria gioioso gioiosa gioiosi gioiose felici voce_felice
      contento contenta contenti contente
    `,
    clear: 'limpido limpida limpidi limpide nitido nitida nitidi nitide voce_chiara voci_chiare chiarezza',
    confident: 'sicuro_di_sé sicura_di_sé fiducioso fiduciosa fiduciosi fiduciose',
    deep: 'profondo profonda profondi profonde voce_grave voci_gravi voce_bassa tono_basso',
    dramatic: 'drammatico drammatica drammatici drammatiche',
    elegant: 'elegante eleganti eleganza raffinato raffinata raffinati raffinate',
    empathetic: 'empatico empatica empatici empatiche empatia',
    energetic: 'energico energica energici energiche energia dinamico dinamica dinamici dinamiche',
    engaging: 'coinvolgente coinvolgenti accattivante accattivanti',
    enthusiastic: 'entusiasta entusiasti entusiasmo',
    excited: 'eccitato eccitata eccitati eccitate emozionato emozionata emozionati emozionate',
    expressive: 'espressivo espressiva espressivi espressive espressività emotivo emotiva emotivi emotive',
    fast: 'veloce veloci rapido rapida rapidi rapide velocemente',
    fearful: 'spaventato spaventata spaventati spaventate impaurito impaurita impauriti impaurite',
    formal: 'formali formalità',
    friendly: 'amichevole amichevoli cordiale cordiali simpatico simpatica simpatici simpatiche',
    gentle: 'delicato delicata delicati delicate gentile gentili',
    'high-pitched': 'acuto acuta acuti acute stridulo stridula striduli stridule',
    humorous: `
      divertente divertenti buffo buffa buffi buffe comico comica comici comiche umoristico umoristica
      umoristici umoristiche spiritoso spiritosa spiritosi spiritose
    `,
    inspiring: 'motivazionale motivazionali ispirato ispirata ispirati ispirate',
    monotone: 'monotono monotona monotoni monotone',
    mysterious: `
      misterioso misteriosa misteriosi misteriose mistero enigmatico enigmatica enigmatici enigmatiche
    `,
    natural: 'naturale naturali naturalezza realistico realistica realistici realistiche',
    persuasive: 'persuasivo persuasiva persuasivi persuasive convincente convincenti',
    playful: `
      giocoso giocosa giocosi giocose scherzoso scherzosa scherzosi scherzose birichino birichina birichini
      birichine
    `,
    polite: 'educato educata educati educate',
    powerful: 'potente potenti forti',
    professional: 'professionale professionali professionalità',
    raspy: 'rauco rauca rauchi rauche roca roche graffiante graffianti ruvido ruvida ruvidi ruvide',
    reassuring: 'rassicurante rassicuranti',
    relaxed: 'rilassato rilassata rilassati rilassate',
    robotic: 'robotico robotica robotici robotiche meccanico meccanica meccanici meccaniche',
    sad: 'triste tristi tristezza malinconico malinconica malinconici malinconiche',
    sarcastic: 'sarcastico sarcastica sarcastici sarcastiche sarcasmo ironico ironica ironici ironiche',
    seductive: 'sensuale sensuali seducente seducenti',
    serious: 'serio seria seri serietà',
    shouting: 'urlo urla urlando gridare gridando',
    slow: 'lento lenta lenti lente lentamente',
    smooth: 'vellutato vellutata vellutati vellutate setoso setosa setosi setose',
    soft: 'morbido morbida morbidi morbide sommesso sommessa sommessi sommesse',
    soothing: 'rilassante rilassanti calmante calmanti',
    sweet: 'dolce dolci dolcezza tenero tenera teneri tenere tenerezza carino carine',
    warm: 'caldo calda caldi calde calore calorosa caloroso calorosi calorose',
    whispering: `
      sussurro sussurri sussurrato sussurrata sussurrati sussurrate sussurrare sussurrando sussurrante
      sussurranti bisbiglio
    `,
  },
  languages: {
    ar: 'araba arabi arabe',
    az: 'azero azera azeri',
    bg: 'bulgara bulgari bulgare',
    ca: 'catalana catalani catalane',
    cs: 'ceca cechi ceche',
    cy: 'gallesi',
    da: 'danesi',
    de: 'tedesca tedeschi tedesche',
    el: 'greca greci greche',
    en: 'inglesi',
    es: 'spagnola spagnoli spagnole castigliano castigliana',
    et: 'estoni',
    eu: 'basca baschi basche',
    fa: 'persiana persiani persiane',
    fi: 'finlandesi finnico',
    fil: 'filippina filippini',
    fr: 'francesi',
    gl: 'galiziana galiziani galiziane',
    he: 'ebraica ebraici ebraiche ebreo',
    hr: 'croata croati croate',
    hu: 'ungheresi',
    hy: 'armena armeni armene',
    id: 'indonesiana indonesiani indonesiane',
    is: 'islandesi',
    it: 'italiana italiani italiane',
    ja: 'giapponesi nipponico nipponica nipponici nipponiche',
    jv: 'giavanesi',
    ka: 'georgiana georgiani georgiane',
    kk: 'kazaka kazaki',
    km: 'cambogiano cambogiana cambogiani cambogiane',
    ko: 'coreana coreani coreane',
    lo: 'laotiano laotiana laotiani laotiane',
    lt: 'lituana lituani lituane',
    lv: 'lettoni',
    mn: 'mongola mongoli mongole',
    ms: 'malesi',
    my: 'birmana birmani birmane',
    nb: 'norvegese norvegesi',
    ne: 'nepalesi',
    nl: 'olandesi',
    pl: 'polacca polacchi polacche',
    pt: 'portoghesi',
    ro: 'rumena rumeni rumene romeno romena romeni romene',
    ru: 'russa russi russe',
    si: 'singalesi',
    sk: 'slovacca slovacchi slovacche',
    sl: 'slovena sloveni slovene',
    sr: 'serba serbi serbe',
    su: 'sundanesi',
    sv: 'svedesi',
    sw: 'kiswahili',
    th: 'thailandesi',
    tr: 'turca turchi turche',
    uk: 'ucraini ucraine',
    vi: 'vietnamiti',
    yue: 'cantonesi',
    zh: 'cinesi mandarino cinese_mandarino',
  },
  countries: {
    AE: 'emiratino emiratina emiratini emiratine emirati dubai',
    AR: 'argentino argentini argentine',
    AT: 'austriaco austriaca austriaci austriache',
    AU: 'australiano australiana australiani australiane',
    BD: 'bangladese bangladesi',
    BE: 'belga belghe fiammingo fiamminga',
    BR: 'brasiliano brasiliana brasiliani brasiliane',
    CA: 'canadese canadesi',
    CH: 'svizzero svizzeri svizzere',
    CL: 'cileno cilena cileni cilene',
    CO: 'colombiano colombiana colombiani colombiane',
    CU: 'cubano cubana cubani cubane',
    CZ: 'repubblica_ceca',
    DZ: 'algerino algerina algerini algerine',
    EC: 'ecuadoriano ecuadoriana ecuadoriani ecuadoriane',
    EG: 'egiziano egiziana egiziani egiziane',
    GB: 'britannico britannica britannici britanniche gran_bretagna inghilterra',
    IE: 'irlandese irlandesi',
    IL: 'israeliano israeliana israeliani israeliane',
    IN: 'indiano indiana indiani indiane',
    IQ: 'iracheno irachena iracheni irachene',
    IR: 'iraniano iraniana iraniani iraniane',
    JO: 'giordano giordana giordani giordane',
    KE: 'keniota kenioti keniano keniana',
    KR: 'sudcoreano sudcoreana sudcoreani sudcoreane',
    KW: 'kuwaitiano kuwaitiana kuwaitiani kuwaitiane',
    LB: 'libanese libanesi',
    LY: 'libico libica libici libiche',
    MA: 'marocchino marocchina marocchini marocchine',
    MX: 'messicano messicana messicani messicane',
    NG: 'nigeriano nigeriana nigeriani nigeriane',
    NZ: 'neozelandese neozelandesi',
    PE: 'peruviano peruviana peruviani peruviane',
    PK: 'pakistano pakistana pakistani pakistane',
    SA: 'saudita sauditi',
    SY: 'siriano siriana siriani siriane',
    TN: 'tunisino tunisina tunisini tunisine',
    TW: 'taiwanese taiwanesi',
    US: 'americano americana americani americane statunitense statunitensi usa',
    UY: 'uruguaiano uruguaiana uruguaiani uruguaiane',
    VE: 'venezuelano venezuelana venezuelani venezuelane',
    YE: 'yemenita yemeniti',
    ZA: 'sudafricano sudafricana sudafricani sudafricane',
  },
  accents: {
    Castilian: 'spagnolo_europeo spagnolo_di_spagna',
    Scottish: 'scozzese scozzesi',
  },
  regions: {
    africa: 'africano africana africani africane',
    balkans: 'balcani balcanico balcanica balcanici balcaniche',
    baltic: 'baltico baltica baltici baltiche paesi_baltici',
    benelux: 'benelux',
    caribbean: 'caraibi caraibico caraibica caraibici caraibiche',
    'central-america': `
      centro_america centroamerica america_centrale centroamericano centroamericana centroamericani
      centroamericane
    `,
    'central-asia': 'asia_centrale',
    'east-asia': 'asia_orientale estremo_oriente',
    'eastern-europe': 'europa_orientale europa_dell_est est_europa',
    europe: 'europa europeo europea europei europee',
    gulf: 'golfo_persico paesi_del_golfo',
    iberia: 'penisola_iberica iberico iberica iberici iberiche',
    'latin-america': `
      america_latina latino_americano latino_americana latino_americani latino_americane latinoamericano
      latinoamericana latinoamericani latinoamericane
    `,
    'middle-east': 'medio_oriente mediorientale mediorientali',
    nordic: 'nordico nordica nordici nordiche paesi_nordici',
    'north-africa': `
      nord_africa nordafrica nordafricano nordafricana nordafricani nordafricane maghreb magreb maghrebino
      maghrebina maghrebini maghrebine
    `,
    'north-america': 'nord_america nordamerica nordamericano nordamericana nordamericani nordamericane',
    oceania: 'oceaniano oceaniana oceaniani oceaniane',
    scandinavia: 'scandinavo scandinava scandinavi scandinave',
    'south-america': 'sud_america sudamerica sudamericano sudamericana sudamericani sudamericane',
    'south-asia': 'asia_meridionale asia_del_sud',
    'southeast-asia': 'sud_est_asiatico sudest_asiatico',
  },
  deployments: {
    local: 'codice_aperto senza_internet fuori_linea non_in_linea',
  },
  providers: {},
};
