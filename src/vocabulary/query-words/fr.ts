import type { QueryWords } from './query-words.ts';

/**
 * French words that people type when they look for a voice. Source: usage, and CLDR 48 for the standard
 * names, November 2026.
 */
export const french: QueryWords = {
  empty: `
    tous toutes tout toute
    le la les l un une des d de du au aux à en et_pour pour par avec dans sur chez qui que qu dont quel quelle
    quels quelles je j tu il on nous vous me m_faut mon ma mes ton ta tes son sa ses notre votre ce c_est cet
    cette ces est sont soit être ai as avons avez ont avoir il_y_a y_a_t_il cherche cherchons cherchez
    chercher recherche recherchons rechercher besoin voudrais voudrait aimerais aimerait veux veut voulons
    souhaite souhaitons faut faudrait trouve trouver trouvez montre montrez montrer donnez donner peux peut
    pouvez peuvent puisse pourrait pourriez plaît svp s_il_vous_plaît s_il_te_plaît merci bonjour salut aide
    aidez recommande recommandez recommander recommandation parle parlent parlant parler parlée lit lisent
    lire lis lisant à_voix_haute lecture_à_voix_haute lue lu dit dire sonne sonnant quelque quelques quelqu
    chose plutôt très plus assez bien comme genre type types style bon bonne bons bonnes meilleur meilleure
    meilleurs meilleures idéale idéal adaptée adapté beau voix vocale vocal vocaux vocales audio audios
    enregistrement texte textes synthèse synthèse_vocale texte_à_la_parole texte_vers_parole synthétiseur
    générateur lecteur lectrice tts application applications appli app apps projet projets vidéo vidéos site
    page programme accent accents dialecte langue langues âge sexe personne personnes gens qualité
    haute_qualité bonne_qualité gratuit gratuite gratuits gratuites en_ligne intelligence_artificielle voix_ia
    seulement aussi disponible disponibles
  `,
  not: `
    sans sauf excepté hormis pas non ni aucun aucune hors exclure excluant à_l_exception_de à_part autre_que
    autres_que rien_de personne_de
  `,
  or: 'ou ou_bien',
  and: 'et ainsi_que',
  genders: {
    Female: `
      femme femmes féminin féminine féminins féminines dame dames demoiselle demoiselles mademoiselle madame
      fille filles voix_de_femme
    `,
    Male: `
      homme hommes masculin masculine masculins masculines monsieur messieurs garçon garçons voix_d_homme
    `,
    Neutral: 'androgyne androgynes non_genrée non_genré sans_genre genre_neutre',
    'Non-binary': 'non_binaire non_binaires',
  },
  ages: {
    child: 'enfantin enfantine enfantins enfantines infantile infantiles enfance',
    young: 'jeune jeunes juvénile juvéniles jeunesse',
    adult: 'adulte adultes',
    'middle-aged': `
      âge_mûr d_âge_mûr âge_moyen d_âge_moyen entre_deux_âges quadragénaire quadragénaires quinquagénaire
      quinquagénaires la_quarantaine la_cinquantaine
    `,
    old: `
      vieux vieil vieille vieilles âgée âgées homme_âgé hommes_âgés monsieur_âgé personne_âgée personnes_âgées
      troisième_âge vieillard vieillards séniors
    `,
  },
  people: {
    'Female child': 'fillette fillettes petite_fille petites_filles gamine gamines',
    'Female old': 'grand_mère grands_mères mamie mamies mémé vieille_dame',
    'Female young': 'jeune_fille jeunes_filles',
    'Male child': 'garçonnet petit_garçon petits_garçons gamin',
    'Male old': 'grand_père grands_pères papi papy pépé vieux_monsieur',
    'Male young': 'jeune_homme',
    adult: 'trentenaire trentenaires',
    child: 'enfant enfants bébé bébés gamins gosse gosses bambin bambins',
    young: 'adolescent adolescente adolescents adolescentes ados ado',
  },
  useCases: {
    advertising: `
      publicité publicités publicitaire publicitaires spot_publicitaire réclame promotionnel promotionnelle
      promotionnels promotionnelles
    `,
    announcements: 'annonce annonces annonces_publiques haut_parleur annonce_de_gare',
    assistant: `
      assistante assistantes assistants_vocaux assistant_vocal assistante_vocale agent_vocal agent_virtuel
    `,
    audiobook: 'livre livres livre_audio livres_audio roman_audio romans',
    characters: 'personnage personnages dessin_animé dessins_animés méchants',
    conversational: `
      conversation_naturelle conversationnel conversationnelle conversationnels conversationnelles dialogues
      discussion discussions bavardage
    `,
    'customer-service': `
      service_client service_clients service_à_la_clientèle centre_d_appels centre_d_appel relation_client
      support_client assistance_client standardiste
    `,
    documentary: 'documentaire documentaires',
    educational: `
      éducatif éducative éducatifs éducatives éducation enseignement apprentissage pédagogique pédagogiques
      cours leçon leçons tutoriel tutoriels tuto tutos formation formations didactique didactiques scolaire
      scolaires explicatif explicative explicatifs explicatives professeur professeurs
    `,
    entertainment: 'divertissement cinéma télévision bande_annonce bandes_annonces doublage série séries',
    gaming: 'jeu jeux jeu_vidéo jeux_vidéo jeux_vidéos',
    interview: 'entretien entretiens',
    ivr: `
      téléphone téléphones téléphonique téléphoniques téléphonie répondeur répondeurs messagerie_vocale
      serveur_vocal standard_téléphonique svi
    `,
    meditation: 'méditation méditations méditer sommeil dormir hypnose sophrologie pleine_conscience',
    narration: `
      narrateur narratrice narrateurs narratrices narratif narrative narrer voix_off voix_hors_champ
      commentaire_off
    `,
    news: `
      actualité actualités journal_télévisé journaliste journalistes présentateur_tv présentatrice_tv infos
      téléjournal
    `,
    'social-media': 'réseaux_sociaux réseau_social',
    sports: `
      sportif sportive sportifs sportives football commentateur_sportif commentaire_sportif commentateur
      commentatrice commentateurs commentatrices
    `,
    storytelling: `
      conte contes conteur conteuse conteurs histoire histoires récit récits fables raconter histoire_du_soir
    `,
  },
  styles: {
    angry: 'fâché fâchée colère en_colère furieux furieuse furieuses énervé énervée',
    authoritative: 'autoritaire autoritaires autorité imposant imposante imposants imposantes',
    breathy: 'soufflée',
    bright: 'lumineux lumineuse lumineuses brillant brillante brillants brillantes',
    calm: 'calmes calmement sereine tranquille tranquilles paisible paisibles posée',
    casual: 'informel informelle informels informelles',
    cheerful: 'joyeux joyeuse joyeuses gaie gaies enjoué enjouée heureux heureuse heureuses',
    clear: 'voix_claire voix_claires clarté limpide limpides',
    confident: 'sûr_de_soi sûre_d_elle sûr_de_lui assurée confiant confiante confiants confiantes',
    deep: 'profond profonde profonds profondes voix_grave voix_graves ton_grave plus_grave très_grave',
    dramatic: 'dramatique dramatiques théâtral théâtrale',
    elegant: 'élégant élégante élégants élégantes élégance distinguée raffiné raffinée',
    empathetic: 'empathique empathiques empathie',
    energetic: 'énergique énergiques énergie dynamique dynamiques',
    engaging: 'captivant captivante captivants captivantes',
    enthusiastic: 'enthousiaste enthousiastes enthousiasme passionné passionnée',
    excited: 'excité excitée excités',
    expressive: `
      expressif expressive expressifs expressives émotionnel émotionnelle émotionnels émotionnelles
    `,
    fast: 'rapide rapides rapidement vite',
    fearful: 'effrayé effrayée apeuré apeurée peur',
    formal: 'formelle formels formelles',
    friendly: `
      amical amicale amicaux amicales sympathique sympathiques sympa gentil gentille gentils gentilles
    `,
    gentle: 'délicat délicate délicats délicates tendre tendres',
    'high-pitched': 'aigu aiguë aigus aiguës perçant perçante perçants perçantes',
    humorous: `
      drôle drôles comique comiques humoristique humoristiques rigolo rigolote amusant amusante amusants
      amusantes humour
    `,
    inspiring: 'inspirant inspirante inspirants inspirantes motivant motivante motivants motivantes',
    monotone: 'monocorde monocordes',
    mysterious: 'mystérieux mystérieuse mystérieuses énigmatique énigmatiques',
    natural: 'naturel naturelle naturels naturelles réaliste réalistes humaine naturellement',
    persuasive: `
      persuasif persuasive persuasifs persuasives convaincant convaincante convaincants convaincantes
    `,
    playful: `
      espiègle espiègles ludique ludiques malicieux malicieuse malicieuses taquin taquine taquins taquines
    `,
    powerful: 'puissant puissante puissants puissantes voix_forte',
    professional: 'professionnel professionnelle professionnels professionnelles',
    raspy: 'rauque rauques éraillé éraillée éraillées enroué enrouée rocailleux rocailleuse rocailleuses',
    reassuring: 'rassurant rassurante rassurants rassurantes',
    relaxed: 'détendu détendue détendus détendues décontracté décontractée décontractés',
    robotic: 'robotique robotiques robotisé robotisée mécanique mécaniques',
    sad: 'triste tristes tristesse mélancolique mélancoliques',
    sarcastic: 'sarcastique sarcastiques ironique ironiques sarcasme',
    seductive: `
      sensuel sensuelle sensuels sensuelles séducteur séductrice séducteurs séductrices séduisant séduisante
      séduisants séduisantes sexys
    `,
    serious: 'sérieux sérieuse sérieuses',
    shouting: 'criant crier hurlant hurlement hurlements',
    slow: 'lent lente lents lentes lentement',
    smooth: 'velouté veloutée soyeux soyeuse soyeuses',
    soft: 'doux douce douces doucement douceur',
    soothing: 'apaisant apaisante apaisants apaisantes relaxant relaxante relaxants relaxantes',
    sweet: 'mignon mignonne mignons mignonnes',
    warm: 'chaleureux chaleureuse chaleureuses chaleur chaud chaude chauds chaudes',
    whispering: `
      chuchotement chuchotements chuchoté chuchotée chuchotant chuchotante chuchoter murmure murmures murmurée
    `,
  },
  languages: {
    'fr-CA': 'québécois québécoise québécoises français_du_québec',
    ar: 'arabes arabophone arabophones',
    az: 'azéri azérie azerbaïdjanaise azerbaïdjanaises',
    bg: 'bulgares',
    bn: 'bengalie bangla',
    ca: 'catalane catalans catalanes',
    cs: 'tchèques',
    cy: 'galloise galloises',
    da: 'danoise danoises',
    de: 'allemande allemands allemandes germanophone germanophones',
    el: 'grecque grecques grecs',
    en: 'anglaise anglaises anglophone anglophones',
    es: `
      espagnole espagnols espagnoles castillan castillane castillans castillanes hispanophone hispanophones
    `,
    et: 'estonienne estoniens estoniennes',
    eu: 'basques',
    fa: 'persane persans persanes',
    fi: 'finlandais finlandaise finlandaises finnoise finnoises',
    fr: 'française françaises francophone francophones',
    gl: 'galicienne galiciens galiciennes',
    he: 'hébraïque hébraïques',
    hr: 'croates',
    hu: 'hongroise hongroises',
    hy: 'arménienne arméniens arméniennes',
    id: 'indonésienne indonésiens indonésiennes',
    is: 'islandaise islandaises',
    it: 'italienne italiens italiennes',
    ja: 'japonaise japonaises nippon nippone nippons nippones',
    jv: 'javanaise javanaises',
    ka: 'géorgienne géorgiens géorgiennes',
    kk: 'kazakhs kazakhe kazakhes',
    km: 'khmère cambodgien cambodgienne cambodgiens cambodgiennes',
    ko: 'coréenne coréens coréennes',
    lo: 'laotien laotienne laotiens laotiennes',
    lt: 'lituanienne lituaniens lituaniennes',
    lv: 'lettonne lettons lettonnes',
    mn: 'mongole mongols',
    my: 'birmane birmans birmanes',
    nb: 'norvégien norvégienne norvégiens norvégiennes',
    ne: 'népalaise népalaises',
    nl: 'néerlandaise néerlandaises hollandais hollandaise hollandaises',
    pl: 'polonaise polonaises',
    pt: 'portugaise portugaises lusophone lusophones',
    ro: 'roumaine roumains roumaines',
    ru: 'russes russophone russophones',
    si: 'cingalaise cingalaises singhalais',
    sk: 'slovaques',
    sl: 'slovènes',
    sr: 'serbes',
    su: 'sundanais sundanaise sundanaises',
    sv: 'suédoise suédoises',
    sw: 'kiswahili',
    ta: 'tamoule tamoules',
    th: 'thaïlandais thaïlandaise thaïlandaises thaïe',
    tr: 'turque turques turcs',
    uk: 'ukrainienne ukrainiens ukrainiennes',
    vi: 'vietnamienne vietnamiens vietnamiennes',
    yue: 'cantonaise cantonaises',
    zh: 'chinoise chinoises mandarin chinois_mandarin',
    zu: 'zoulous',
  },
  countries: {
    AE: 'émirati émiratie émirats dubaï',
    AR: 'argentins argentines argentin',
    AT: 'autrichien autrichienne autrichiens autrichiennes',
    AU: 'australien australienne australiens australiennes',
    BD: 'bangladais bangladaise bangladaises',
    BE: 'belges wallon wallonne',
    BR: 'brésilien brésilienne brésiliens brésiliennes',
    CA: 'canadien canadienne canadiens canadiennes',
    CD: 'congolais congolaise congolaises',
    CH: 'helvétique helvétiques romand romande',
    CI: 'ivoirien ivoirienne ivoiriens ivoiriennes',
    CL: 'chilien chilienne chiliens chiliennes',
    CM: 'camerounais camerounaise camerounaises',
    CO: 'colombien colombienne colombiens colombiennes',
    CU: 'cubain cubaine cubains cubaines',
    CZ: 'république_tchèque',
    DZ: 'algérien algérienne algériens algériennes',
    EG: 'égyptien égyptienne égyptiens égyptiennes',
    FR: 'français_de_france france_métropolitaine',
    GB: 'britannique britanniques grande_bretagne angleterre',
    HK: 'hongkongais hongkongaise hongkongaises',
    HT: 'haïtien haïtienne haïtiens haïtiennes',
    IE: 'irlandais irlandaise irlandaises',
    IL: 'israélien israélienne israéliens israéliennes',
    IN: 'indien indienne indiens indiennes',
    IQ: 'irakien irakienne irakiens irakiennes',
    IR: 'iranien iranienne iraniens iraniennes',
    JO: 'jordanien jordanienne jordaniens jordaniennes',
    KE: 'kényan kényane kényans kényanes',
    KR: 'sud_coréen sud_coréenne',
    KW: 'koweïtien koweïtienne koweïtiens koweïtiennes',
    LB: 'libanais libanaise libanaises',
    LK: 'sri_lankais sri_lankaise',
    LU: 'luxembourgeois luxembourgeoise luxembourgeoises',
    LY: 'libyen libyenne libyens libyennes',
    MA: 'marocain marocaine marocains marocaines',
    MX: 'mexicain mexicaine mexicains mexicaines',
    MY: 'malaisien malaisienne malaisiens malaisiennes',
    NG: 'nigérian nigériane nigérians nigérianes',
    NZ: 'néo_zélandais néo_zélandaise néozélandais néozélandaise',
    OM: 'omanais omanaise omanaises',
    PE: 'péruvien péruvienne péruviens péruviennes',
    PH: 'philippin philippine philippins',
    PK: 'pakistanais pakistanaise pakistanaises',
    QA: 'qatari qatarie qatarien',
    SA: 'saoudien saoudienne saoudiens saoudiennes',
    SN: 'sénégalais sénégalaise sénégalaises',
    SY: 'syrien syrienne syriens syriennes',
    TN: 'tunisien tunisienne tunisiens tunisiennes',
    TW: 'taïwanais taïwanaise taïwanaises',
    US: `
      américain américaine américains américaines étatsunien étatsunienne étatsuniens étatsuniennes
      états_unien états_unienne états_uniens états_uniennes
    `,
    VE: 'vénézuélien vénézuélienne vénézuéliens vénézuéliennes',
    YE: 'yéménite yéménites',
    ZA: 'sud_africain sud_africaine sud_africains sudafricain sudafricaine',
  },
  accents: {
    Castilian: 'espagnol_d_espagne espagnol_européen',
    Scottish: 'écossais écossaise écossaises',
  },
  regions: {
    africa: 'afrique africain africaine africains africaines',
    balkans: 'balkanique balkaniques',
    baltic: 'balte baltes pays_baltes',
    benelux: 'bénélux',
    caribbean: 'caraïbes caraïbe caribéen caribéenne antilles antillais antillaise antillaises',
    'central-america': 'amérique_centrale',
    'central-asia': 'asie_centrale',
    'east-asia': 'asie_de_l_est asie_orientale extrême_orient',
    'eastern-europe': 'europe_de_l_est europe_orientale',
    europe: 'européen européenne européens européennes',
    gulf: 'golfe_persique pays_du_golfe arabe_du_golfe',
    iberia: 'péninsule_ibérique ibérique ibériques ibérie',
    'latin-america': 'amérique_latine latino_américain latino_américaine latino_américains latinoaméricain',
    levant: 'levantin levantine levantins levantines',
    'middle-east': 'moyen_orient proche_orient moyen_oriental',
    nordic: 'nordique nordiques pays_nordiques',
    'north-africa': `
      afrique_du_nord nord_africain nord_africaine maghreb maghrébin maghrébine maghrébins maghrébines
    `,
    'north-america': 'amérique_du_nord nord_américain nord_américaine nord_américains',
    oceania: 'océanie océanien océanienne océaniens océaniennes',
    scandinavia: 'scandinavie scandinave scandinaves',
    'south-america': 'amérique_du_sud sud_américain sud_américaine sud_américains',
    'south-asia': 'asie_du_sud sud_asiatique',
    'southeast-asia': 'asie_du_sud_est sud_est_asiatique',
  },
  deployments: {
    local:
      'logiciel_libre code_source_ouvert hors_ligne hors_connexion auto_hébergé auto_hébergée sans_internet',
  },
  providers: {},
};
