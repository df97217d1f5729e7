import type { QueryWords } from './query-words.ts';

/**
 * Spanish words that people type when they look for a voice. Source: usage, and CLDR 48 for the standard
 * names, November 2026.
 */
export const spanish: QueryWords = {
  empty: `
    todos todas
    el la los las lo un una unos unas de del al a en con para por que quien quiénes cual cuáles me mi mis tu
    tus su sus se te yo nosotros nos este esta estos estas ese esa eso esos esas esto aquí muy más bastante
    algo alguien alguna algún alguno algunos algunas cualquier cualquiera otro otra es son sea ser están tiene
    tienen tenga tengan tener hay haya suene suena suenen suenan sonar sonido como tipo tipos estilo tono
    hable habla hablen hablan hablar hablando hablante hablantes hablado hablada habladas hablados diga decir
    dice que_lea que_lee lean leer leen leyendo lectura leído leída necesito necesitamos necesita necesitar
    busco buscamos buscando buscar busca quiero queremos quisiera querría gustaría muestra muéstrame mostrar
    encuentra encontrar ayuda ayúdame recomienda recomiéndame recomendar recomendación recomendaciones puede
    puedan pueda pueden puedes podría podrías hacer usar uso utilizar sirva sirve ideal adecuada adecuado
    favor gracias hola buena bueno buenas buenos buen mejor mejores bonita bonito voz voces audio audios
    grabación texto textos texto_a_voz texto_a_habla texto_en_voz conversor conversión síntesis sintetizador
    sintetizada sintetizadas generador generada lector tts aplicación aplicaciones app apps proyecto proyectos
    video videos página sitio web programa acento acentos acento_neutro dialecto idioma idiomas lengua lenguas
    género edad años persona personas gente calidad alta_calidad mayor_calidad gratis gratuito gratuita
    gratuitos gratuitas online en_línea inteligencia_artificial con_ia voz_ia voces_ia solo solamente también
    cuando donde alto_nivel disponible disponibles
  `,
  not: `
    sin no ni excepto salvo menos exceptuando excluyendo excluir excluye descarta tampoco a_excepción_de
    con_excepción_de que_no_sea que_no_sean que_no_tenga nada_de nadie_de ninguno_de ninguna_de
  `,
  or: 'o u o_bien',
  and: 'y e así_como junto_con',
  genders: {
    Female: `
      mujer mujeres femenino femenina femeninos femeninas señora señoras señorita señoritas dama damas fémina
      féminas voz_femenina
    `,
    Male: `
      hombre hombres masculino masculina masculinos masculinas señor señores varón varones varonil varoniles
      caballero caballeros voz_masculina
    `,
    Neutral: 'andrógino andrógina andróginos andróginas género_neutro sin_género género_neutral',
    'Non-binary': 'no_binario no_binaria no_binarios no_binarias no_binarie',
  },
  ages: {
    child: 'infantil infantiles infancia niñez aniñado aniñada aniñados aniñadas',
    young: 'joven jóvenes juvenil juveniles juventud',
    adult: 'adulto adulta adultos adultas',
    'middle-aged': 'mediana_edad de_mediana_edad maduro madura maduros maduras edad_madura',
    old: `
      viejo vieja viejos viejas mayor mayores persona_mayor adulto_mayor adultos_mayores tercera_edad
      envejecido envejecida envejecidos envejecidas avejentado avejentada avejentados avejentadas
    `,
  },
  people: {
    'Female adult': 'treintañera treintañeras',
    'Female child': 'una_niña de_niña voz_de_niña niñas niñita niñitas nena nenas',
    'Female middle-aged': 'cuarentona cuarentonas cincuentona cincuentonas cuarentañera cincuentañera',
    'Female old': 'abuela abuelas abuelita abuelitas anciana ancianas viejita viejitas viejecita viejecitas',
    'Female young': `
      chica chicas muchacha muchachas jovencita jovencitas chavala chavalas veinteañera veinteañeras
    `,
    'Male adult': 'treintañero treintañeros',
    'Male child': 'un_niño de_niño voz_de_niño niñito nene nenes',
    'Male middle-aged': 'cuarentón cuarentones cincuentón cincuentones cuarentañero cincuentañero',
    'Male old': 'abuelo abuelito abuelitos anciano viejito viejecito viejecitos',
    'Male young': `
      chico chicos muchacho muchachos jovencito jovencitos chaval chavales veinteañero veinteañeros
    `,
    child: 'niños bebé bebés crío críos criatura peques',
    old: 'ancianos abuelos viejitos',
    young: 'adolescente adolescentes',
  },
  useCases: {
    advertising: `
      publicidad publicitario publicitaria publicitarios publicitarias anuncio anuncios comercial comerciales
      propaganda promoción promociones promocional promocionales cuña cuñas cuña_de_radio mercadotecnia
    `,
    announcements: 'aviso avisos megafonía comunicado comunicados avisos_públicos',
    assistant: 'asistente asistentes asistente_virtual asistente_de_voz agente_de_voz agente_virtual',
    audiobook: 'audiolibro audiolibros audio_libro audio_libros libro libros novela novelas',
    characters: `
      personaje personajes animación animaciones animado animada animados animadas dibujos_animados caricatura
      caricaturas villano villana villanos villanas monstruo monstruos
    `,
    conversational: `
      conversación conversaciones conversacional conversacionales diálogo diálogos charla charlas plática
      pláticas charlar
    `,
    'customer-service': `
      atención_al_cliente servicio_al_cliente atención_a_clientes centro_de_llamadas soporte soporte_técnico
      teleoperador teleoperadores
    `,
    documentary: 'documental documentales',
    educational: `
      educativo educativa educativos educativas educación enseñanza aprendizaje tutoriales curso cursos clase
      clases lección lecciones formación capacitación didáctico didáctica didácticos didácticas pedagógico
      pedagógica pedagógicos pedagógicas escolar escolares explicativo explicativa explicativos explicativas
      docente docentes
    `,
    entertainment: `
      entretenimiento película películas cine tráiler tráilers tráileres televisión televisivo televisiva
      televisivos televisivas serie series doblaje
    `,
    gaming: 'juego juegos videojuego videojuegos',
    interview: 'entrevista entrevistas entrevistador entrevistadores',
    ivr: `
      teléfono teléfonos telefónico telefónica telefónicos telefónicas telefonía contestador contestadores
      contestadora buzón_de_voz centralita centralitas menú_telefónico llamada llamadas
    `,
    meditation: 'meditación meditaciones meditar relajación dormir hipnosis atención_plena',
    narration: `
      narración narraciones narrador narradora narradores narradoras narrar narre narrativo narrativa
      narrativos narrativas locución locuciones locutor locutora locutores locutoras voz_en_off voces_en_off
      voz_off
    `,
    news: `
      noticia noticias noticiero noticieros noticiario noticiarios informativo informativa informativos
      informativas telediario telediarios periodista periodistas periodístico periodística periodísticos
      periodísticas periodismo
    `,
    'social-media': 'redes_sociales red_social redes',
    sports: 'deporte deportes deportivo deportiva deportivos deportivas fútbol comentarista comentaristas',
    storytelling: `
      cuento cuentos cuentacuentos historia historias relato relatos fábula fábulas leyenda leyendas
      contar_historias
    `,
  },
  styles: {
    angry: `
      enojado enojada enojados enojadas enfadado enfadada enfadados enfadadas furioso furiosa furiosos
      furiosas enojo enfado
    `,
    authoritative: 'autoritario autoritaria autoritarios autoritarias autoridad imponente imponentes',
    bright: 'brillante brillantes',
    calm: `
      tranquilo tranquila tranquilos tranquilas tranquilidad calmado calmada calmados calmadas calma
      voz_serena voces_serenas
    `,
    casual: 'informal informales casuales desenfadado desenfadada desenfadados desenfadadas',
    cheerful: 'alegre alegres alegría feliz felices contento contenta contentos contentas',
    clear: 'voz_clara voces_claras nítido nítida nítidos nítidas claridad',
    confident: `
      seguro_de_sí segura_de_sí seguro_de_sí_mismo segura_de_sí_misma confiado confiada confiados confiadas
      con_confianza
    `,
    deep: 'profundo profunda profundos profundas voz_grave voces_graves tono_grave más_grave muy_grave',
    dramatic: 'dramático dramática dramáticos dramáticas dramatismo',
    elegant: 'elegante elegantes elegancia',
    empathetic: 'empático empática empáticos empáticas empatía',
    energetic: 'enérgico enérgica enérgicos enérgicas energía dinámico dinámica dinámicos dinámicas',
    enthusiastic: 'entusiasta entusiastas entusiasmo entusiasmado entusiasmada entusiasmados entusiasmadas',
    excited: 'emocionado emocionada emocionados emocionadas',
    expressive: `
      expresivo expresiva expresivos expresivas expresividad emotivo emotiva emotivos emotivas emocionales
    `,
    fast: 'rápido rápida rápidos rápidas rápidamente veloz',
    fearful: `
      asustado asustada asustados asustadas aterrado aterrada aterrados aterradas temeroso temerosa temerosos
      temerosas atemorizado atemorizada atemorizados atemorizadas
    `,
    formal: 'formales formalidad',
    friendly: `
      amigable amigables amistoso amistosa amistosos amistosas amable amables simpático simpática simpáticos
      simpáticas
    `,
    gentle: 'delicado delicada delicados delicadas apacible apacibles',
    'high-pitched': 'agudo aguda agudos agudas chillón chillona',
    humorous: `
      gracioso graciosa graciosos graciosas cómico cómica cómicos cómicas chistoso chistosa chistosos
      chistosas humorístico humorística humorísticos humorísticas humor
    `,
    inspiring: `
      inspirador inspiradora inspiradores inspiradoras motivador motivadora motivadores motivadoras
    `,
    monotone: 'monótono monótona monótonos monótonas',
    mysterious: `
      misterioso misteriosa misteriosos misteriosas misterio enigmático enigmática enigmáticos enigmáticas
    `,
    natural: 'naturales naturalidad realista realistas',
    persuasive: 'persuasivo persuasiva persuasivos persuasivas convincente convincentes',
    playful: `
      juguetón juguetona juguetones travieso traviesa traviesos traviesas divertido divertida divertidos
      divertidas
    `,
    polite: 'educado educada educados educadas',
    powerful: 'fuerte fuertes potente potentes poderoso poderosa poderosos poderosas',
    professional: 'profesional profesionales profesionalidad',
    raspy: `
      ronco ronca roncos roncas rasposo rasposa rasposos rasposas áspero áspera ásperos ásperas carrasposo
      carrasposa carrasposos carrasposas
    `,
    relaxed: 'relajado relajada relajados relajadas',
    resonant: 'resonante resonantes',
    robotic: 'robótico robótica robóticos robóticas robots mecánico mecánica mecánicos mecánicas',
    sad: 'triste tristes tristeza melancólico melancólica melancólicos melancólicas',
    sarcastic: 'sarcástico sarcástica sarcásticos sarcásticas sarcasmo irónico irónica irónicos irónicas',
    seductive: 'sensuales seductor seductora seductores seductoras sexi sexis',
    serious: 'serio seria serios serias seriedad',
    shouting: 'grito gritos gritando gritar',
    slow: 'lento lenta lentos lentas lentamente despacio pausado pausada pausados pausadas',
    smooth: 'aterciopelado aterciopelada aterciopelados aterciopeladas sedoso sedosa sedosos sedosas',
    soft: 'suave suaves suavemente suavidad',
    soothing: `
      relajante relajantes calmante calmantes tranquilizador tranquilizadora tranquilizadores tranquilizadoras
    `,
    sweet: 'dulces dulzura voz_dulce tierno tierna tiernos tiernas ternura',
    warm: 'cálido cálida cálidos cálidas calidez cálidamente',
    whispering: `
      susurro susurros susurrante susurrantes susurrar susurrando susurrado susurrada susurrados susurradas
      susurra
    `,
  },
  languages: {
    ar: 'árabes arábigo arábiga arábigos arábigas',
    az: 'azerí azeríes azerís azerbaiyana azerbaiyanos azerbaiyanas',
    bg: 'búlgara búlgaros búlgaras',
    bn: 'bangla bengalíes',
    ca: 'catalana catalanes catalanas',
    cs: 'checa checos checas',
    cy: 'galesa galeses galesas',
    da: 'danesa daneses danesas',
    de: 'alemana alemanes alemanas',
    el: 'griega griegos griegas',
    en: 'inglesa ingleses inglesas angloparlante angloparlantes',
    es: `
      española españoles españolas castellano castellana castellanos castellanas hispanohablante
      hispanohablantes hispanoparlante hispanoparlantes
    `,
    et: 'estonios estonias',
    eu: 'vasco vasca vascos vascas vascuence euskara',
    fa: 'persas',
    fi: 'finlandés finlandesa finlandeses finlandesas finesa fineses',
    fil: 'tagalo tagala',
    fr: 'francesa franceses francesas francófono',
    gl: 'gallega gallegos gallegas',
    he: 'hebrea hebreos hebreas',
    hr: 'croatas',
    hu: 'húngara húngaros húngaras',
    hy: 'armenios armenias',
    id: 'indonesios indonesias',
    is: 'islandesa islandeses islandesas',
    it: 'italiana italianos italianas',
    ja: 'japonesa japoneses japonesas nipón nipona',
    jv: 'javanesa javaneses javanesas',
    ka: 'georgiana georgianos georgianas',
    kk: 'kazaja kazajos kazajas kazako',
    km: 'camboyano camboyana camboyanos camboyanas',
    ko: 'coreana coreanos coreanas',
    lo: 'laosiano laosiana laosianos laosianas',
    lt: 'lituana lituanos lituanas',
    lv: 'letona letones letonas',
    mn: 'mongola mongoles',
    ms: 'malaya malayos malayas',
    my: 'birmana birmanos birmanas',
    nb: 'noruego noruegos noruegas',
    ne: 'nepalés nepalesa nepaleses nepalesas',
    nl: 'holandés holandesa holandeses holandesas neerlandesa neerlandeses neerlandesas',
    pl: 'polaca polacos polacas',
    pt: 'portuguesa portugueses portuguesas',
    ro: 'rumana rumanos rumanas',
    ru: 'rusa rusos rusas',
    sk: 'eslovaca eslovacos eslovacas',
    sl: 'eslovena eslovenos eslovenas',
    sr: 'serbios serbias',
    su: 'sundanesa sundaneses sundanesas',
    sv: 'sueca suecos suecas',
    sw: 'swahili suahili',
    th: 'tailandesa tailandeses tailandesas',
    tr: 'turca turcos turcas',
    uk: 'ucraniana ucranianos ucranianas',
    vi: 'vietnamitas',
    yue: 'cantonesa cantoneses cantonesas',
    zh: 'chinos mandarín chino_mandarín mandarines',
  },
  countries: {
    AE: 'emiratí emiratíes emiratís dubái emiratos',
    AR: 'argentino argentinos argentinas rioplatense rioplatenses porteño porteña porteños porteñas',
    AT: 'austríaco austríaca austríacos austríacas',
    AU: 'australiano australiana australianos australianas',
    BD: 'bangladesí bangladesíes',
    BE: 'belga belgas',
    BH: 'bareiní bahreiní',
    BO: 'boliviano boliviana bolivianos bolivianas',
    BR: 'brasileño brasileña brasileños brasileñas brasilero brasilera brasileros brasileras',
    CA: 'canadiense canadienses',
    CH: 'suizo suizos suizas',
    CL: 'chileno chilena chilenos chilenas',
    CO: 'colombiano colombiana colombianos colombianas',
    CR: 'costarricense costarricenses',
    CU: 'cubano cubana cubanos cubanas',
    DO: 'dominicano dominicana dominicanos dominicanas',
    DZ: 'argelino argelina argelinos argelinas',
    EC: 'ecuatoriano ecuatoriana ecuatorianos ecuatorianas',
    EG: 'egipcio egipcia egipcios egipcias',
    GB: 'británico británica británicos británicas gran_bretaña inglaterra bretaña',
    GT: 'guatemalteco guatemalteca guatemaltecos guatemaltecas',
    HK: 'hongkonés hongkonesa hongkoneses hongkonesas',
    HN: 'hondureño hondureña hondureños hondureñas',
    IE: 'irlandés irlandesa irlandeses irlandesas',
    IL: 'israelí israelíes israelís',
    IN: 'indio indios indias hindúes',
    IQ: 'iraquí iraquíes iraquís',
    IR: 'iraní iraníes iranís',
    JO: 'jordano jordana jordanos jordanas',
    KE: 'keniano keniana kenianos kenianas keniata keniatas',
    KR: 'surcoreano surcoreana surcoreanos surcoreanas',
    KW: 'kuwaití kuwaitíes kuwaitís',
    LB: 'libanés libanesa libaneses libanesas',
    LK: 'ceilandés ceilandesa ceilandeses ceilandesas',
    LY: 'libio libios',
    MA: 'marroquí marroquíes marroquís',
    MX: 'mexicano mexicana mexicanos mexicanas mejicano mejicana mejicanos mejicanas méjico',
    NG: 'nigeriano nigeriana nigerianos nigerianas',
    NI: 'nicaragüense nicaragüenses',
    NZ: `
      neocelandés neocelandesa neocelandeses neocelandesas neozelandés neozelandesa neozelandeses
      neozelandesas
    `,
    OM: 'omaní omaníes omanís',
    PA: 'panameño panameña panameños panameñas',
    PE: 'peruano peruana peruanos peruanas',
    PH: 'filipina filipinos',
    PK: 'pakistaní pakistaníes pakistanís paquistaní paquistaníes paquistanís',
    PR: 'puertorriqueño puertorriqueña puertorriqueños puertorriqueñas boricua boricuas',
    PY: 'paraguayo paraguaya paraguayos paraguayas',
    QA: 'catarí cataríes catarís qatarí qataríes qatarís',
    SA: 'saudí saudíes saudís saudita sauditas',
    SG: 'singapurense singapurenses',
    SV: 'salvadoreño salvadoreña salvadoreños salvadoreñas',
    SY: 'sirios sirias',
    TN: 'tunecino tunecina tunecinos tunecinas',
    TW: 'taiwanés taiwanesa taiwaneses taiwanesas',
    US: `
      estadounidense estadounidenses americano americana americanos americanas norteamericano norteamericana
      norteamericanos norteamericanas yanqui yanquis gringo gringos gringa gringas eeuu ee_uu
    `,
    UY: 'uruguayo uruguaya uruguayos uruguayas',
    VE: 'venezolano venezolana venezolanos venezolanas',
    YE: 'yemení yemeníes yemenís',
    ZA: 'sudafricano sudafricana sudafricanos sudafricanas surafricano surafricana surafricanos surafricanas',
  },
  accents: {
    Castilian: 'peninsular peninsulares español_de_españa acento_de_españa español_europeo',
    Scottish: 'escocés escocesa escoceses escocesas',
    'Southern American': 'sureño_estadounidense',
  },
  regions: {
    africa: 'áfrica africano africana africanos africanas',
    balkans: 'balcanes balcánico balcánica balcánicos balcánicas',
    baltic: 'báltico báltica bálticos bálticas países_bálticos',
    benelux: 'benelux',
    caribbean: 'caribe caribeño caribeña caribeños caribeñas',
    'central-america': `
      centroamérica américa_central centroamericano centroamericana centroamericanos centroamericanas
    `,
    'central-asia': 'asia_central centroasiático centroasiática centroasiáticos centroasiáticas',
    'east-asia': 'asia_oriental este_de_asia este_asiático lejano_oriente extremo_oriente',
    'eastern-europe': 'europa_del_este europa_oriental este_de_europa',
    europe: 'europa europeo europea europeos europeas',
    gulf: 'golfo_pérsico países_del_golfo',
    iberia: 'península_ibérica ibérico ibérica ibéricos ibéricas iberia',
    'latin-america': `
      latinoamérica latinoamericano latinoamericana latinoamericanos latinoamericanas hispanoamérica
      hispanoamericano hispanoamericana hispanoamericanos hispanoamericanas américa_latina latino latina
      latinos latinas español_neutro castellano_neutro latino_neutro
    `,
    'middle-east': 'oriente_medio medio_oriente oriente_próximo próximo_oriente',
    nordic: 'nórdico nórdica nórdicos nórdicas países_nórdicos',
    'north-africa': `
      norte_de_áfrica norteafricano norteafricana norteafricanos norteafricanas magreb magrebí magrebíes
      magrebís
    `,
    'north-america': 'norteamérica américa_del_norte',
    oceania: 'oceanía oceánico oceánica oceánicos oceánicas',
    scandinavia: 'escandinavo escandinava escandinavos escandinavas escandinavia',
    'south-america': `
      sudamérica suramérica américa_del_sur sudamericano sudamericana sudamericanos sudamericanas suramericano
      suramericana suramericanos suramericanas
    `,
    'south-asia': `
      sur_de_asia asia_del_sur asia_meridional surasiático surasiática surasiáticos surasiáticas sudasiático
      sudasiática sudasiáticos sudasiáticas
    `,
    'southeast-asia': 'sudeste_asiático sureste_asiático sudeste_de_asia',
  },
  deployments: {
    local: 'código_abierto sin_conexión sin_internet autoalojado autoalojada fuera_de_línea',
  },
  providers: {},
};
