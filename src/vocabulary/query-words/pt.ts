import type { QueryWords } from './query-words.ts';

/**
 * Portuguese words that people type when they look for a voice. Source: usage, and CLDR 48 for the standard
 * names, November 2026.
 */
export const portuguese: QueryWords = {
  empty: `
    todos todas
    o a os as um uma uns umas de do da dos das ao aos em no na nos nas num numa por pelo pela para pra pro com
    que quem qual quais me mim meu minha meus minhas seu sua seus suas te eu você vocês este esta estes estas
    esse essa esses essas isso isto muito muita mais bem bastante algo alguém algum alguma alguns algumas
    qualquer outro outra é são seja sejam ser estão tem tenha tenham ter há soe soa soam soar som como tipo
    tipos estilo fala falam falar falando falante falantes falado falada faladas diga dizer leia leiam lê ler
    lendo leitura lido lida preciso precisamos precisa precisar procuro procuramos procurando procurar procura
    busco buscamos buscando buscar quero queremos queria gostaria mostre mostra mostrar encontre encontrar
    ache achar ajuda ajude recomende recomenda recomendar recomendação recomendações pode possa podem possam
    poderia fazer usar uso ideal adequada adequado favor obrigado obrigada olá bom_dia boa_tarde boa_noite boa bom boas bons melhor melhores
    bonita bonito voz vozes áudio áudios gravação texto textos texto_para_fala texto_para_voz texto_em_voz
    texto_em_fala conversor conversão síntese sintetizador gerador leitor tts aplicativo aplicativos aplicação
    app apps projeto projetos vídeo vídeos página site programa sotaque sotaques pronúncia dialeto idioma
    idiomas língua línguas linguagem gênero idade anos pessoa pessoas gente qualidade alta_qualidade grátis
    gratuito gratuita gratuitos gratuitas online inteligência_artificial com_ia voz_ia vozes_ia só somente
    apenas também disponível disponíveis
  `,
  not: `
    sem não nem exceto excepto salvo menos excluindo excluir exclua tirando à_exceção_de com_exceção_de
    que_não_seja que_não_sejam fora_de nada_de ninguém_de nenhum_de nenhuma_de
  `,
  or: 'ou ou_então',
  and: 'e assim_como junto_com',
  genders: {
    Female: `
      mulher mulheres feminino feminina femininos femininas senhora senhoras senhorita senhoritas moça moças
      dama damas voz_feminina
    `,
    Male: `
      homem homens masculino masculina masculinos masculinas senhor senhores cavalheiro cavalheiros
      voz_masculina varão
    `,
    Neutral: 'andrógino andrógina andróginos andróginas gênero_neutro sem_gênero',
    'Non-binary': 'não_binário não_binária não_binários não_binárias não_binárie',
  },
  ages: {
    child: 'infantil infantis infância',
    young: 'jovem jovens juvenil juvenis juventude',
    adult: 'adulto adulta adultos adultas',
    'middle-aged': 'meia_idade de_meia_idade maduro madura maduros maduras',
    old: `
      velho velha velhos velhas idoso idosa idosos idosas terceira_idade melhor_idade envelhecido envelhecida
      envelhecidos envelhecidas
    `,
  },
  people: {
    'Female child': 'menina meninas menininha menininhas garotinha garotinhas miúda miúdas',
    'Female middle-aged': 'quarentona quarentonas cinquentona cinquentonas',
    'Female old': 'minha_avó vovozinha velhinha velhinhas',
    'Female young': 'garota garotas rapariga raparigas mocinha mocinhas',
    'Male child': 'menino meninos menininho menininhos garotinho garotinhos miúdo',
    'Male middle-aged': 'quarentão cinquentão',
    'Male old': 'meu_avô vovozinho velhinho velhinhos',
    'Male young': 'garoto garotos rapaz rapazes moço moços',
    child: 'criança crianças bebê bebês criancinha criancinhas miúdos',
    old: 'avó avós vovó vovós',
    young: 'adolescente adolescentes',
  },
  useCases: {
    advertising: `
      publicidade publicitário publicitária publicitários publicitárias propaganda propagandas comercial
      comerciais promoção promoções promocional promocionais reclame
    `,
    announcements: 'anúncio_público aviso avisos comunicado comunicados alto_falante anúncios_públicos',
    assistant: 'assistente assistentes assistente_virtual assistente_de_voz agente_de_voz agente_virtual',
    audiobook: 'audiolivro audiolivros áudio_livro livro livros livro_falado',
    characters: `
      personagem personagens animação animações animado animada animados animadas desenho_animado
      desenhos_animados vilão vilã vilões
    `,
    conversational: `
      conversa conversas conversação conversações conversacional conversacionais diálogo diálogos bate_papo
      papo
    `,
    'customer-service': `
      atendimento atendimento_ao_cliente apoio_ao_cliente serviço_ao_cliente central_de_atendimento suporte
      suporte_ao_cliente
    `,
    documentary: 'documentário documentários',
    educational: `
      educativo educativa educativos educativas educacional educacionais educação ensino aprendizagem
      aprendizado curso cursos aula aulas lição lições treinamento formação didático didática didáticos
      didáticas pedagógico pedagógica pedagógicos pedagógicas escolar escolares tutoriais explicativo
      explicativa explicativos explicativas
    `,
    entertainment: 'entretenimento filme filmes cinema televisão série séries dublagem dobragem',
    gaming: 'jogo jogos videojogo videojogos videogames',
    interview: 'entrevista entrevistas entrevistador entrevistadora',
    ivr: `
      telefone telefones telefônico telefônica telefônicos telefônicas telefonia ura secretária_eletrônica
      caixa_postal correio_de_voz atendimento_telefônico chamada chamadas ligação ligações
    `,
    meditation: 'meditação meditações meditar relaxamento dormir para_dormir hipnose atenção_plena',
    narration: `
      narração narrações narrador narradora narradores narradoras narrar narre narrativo narrativa narrativos
      narrativas locução locuções locutor locutora locutores locutoras voz_off voz_em_off
    `,
    news: `
      notícia notícias noticiário noticiários telejornal telejornais jornal jornalista jornalistas
      jornalístico jornalística jornalísticos jornalísticas jornalismo apresentador_de_notícias
    `,
    'social-media': 'redes_sociais rede_social mídias_sociais',
    sports: `
      esporte esportes esportivo esportiva esportivos esportivas desporto desportivo desportiva desportivos
      desportivas futebol comentarista comentaristas comentador
    `,
    storytelling: `
      conto contos história histórias estória estórias fábula fábulas lenda lendas contador_de_histórias
      contadora_de_histórias contar_histórias
    `,
  },
  styles: {
    angry: `
      zangado zangada zangados zangadas furioso furiosa furiosos furiosas irritado irritada irritados
      irritadas raiva
    `,
    authoritative: 'autoritário autoritária autoritários autoritárias autoridade imponente imponentes',
    bright: 'brilhante brilhantes',
    calm: 'calmo calma calmos calmas tranquilo tranquila tranquilos tranquilas serenidade voz_serena',
    casual: 'informal informais casuais',
    cheerful: 'alegre alegres alegria feliz felizes contente contentes',
    clear: 'voz_clara vozes_claras nítido nítida nítidos nítidas clareza',
    confident: 'confiante confiantes segura_de_si seguro_de_si',
    deep: `
      profundo profunda profundos profundas voz_grave vozes_graves tom_grave mais_grave muito_grave voz_grossa
    `,
    dramatic: 'dramático dramática dramáticos dramáticas',
    elegant: 'elegante elegantes elegância',
    empathetic: 'empático empática empáticos empáticas empatia',
    energetic: 'enérgico enérgica enérgicos enérgicas energia dinâmico dinâmica dinâmicos dinâmicas',
    engaging: 'cativante cativantes envolvente envolventes',
    enthusiastic: 'entusiasmado entusiasmada entusiasmados entusiasmadas entusiasta entusiastas entusiasmo',
    excited: 'empolgado empolgada empolgados empolgadas empolgante',
    expressive: `
      expressivo expressiva expressivos expressivas expressividade emotivo emotiva emotivos emotivas emocional
      emocionais
    `,
    fast: 'rápido rápida rápidos rápidas rapidamente veloz',
    fearful: `
      assustado assustada assustados assustadas amedrontado amedrontada amedrontados amedrontadas medo
    `,
    formal: 'formais formalidade',
    friendly: `
      amigável amigáveis simpático simpática simpáticos simpáticas amistoso amistosa amistosos amistosas
      amável amáveis
    `,
    gentle: 'delicado delicada delicados delicadas gentileza',
    'high-pitched': 'agudo aguda agudos agudas estridente estridentes',
    humorous: `
      engraçado engraçada engraçados engraçadas cômico cômica cômicos cômicas humorístico humorística
      humorísticos humorísticas humor
    `,
    inspiring: 'inspirador inspiradora motivador motivadora motivacional',
    monotone: 'monótono monótona monótonos monótonas',
    mysterious: `
      misterioso misteriosa misteriosos misteriosas mistério enigmático enigmática enigmáticos enigmáticas
    `,
    natural: 'naturais naturalidade realista realistas',
    persuasive: 'persuasivo persuasiva persuasivos persuasivas convincente convincentes',
    playful: `
      brincalhão brincalhona divertido divertida divertidos divertidas travesso travessa travessos travessas
    `,
    polite: 'educado educada educados educadas',
    powerful: 'forte fortes potente potentes poderoso poderosa poderosos poderosas',
    professional: 'profissional profissionais',
    raspy: `
      rouco rouca roucos roucas rouquidão áspero áspera ásperos ásperas rasgado rasgada rasgados rasgadas
    `,
    relaxed: 'relaxado relaxada relaxados relaxadas descontraído descontraída descontraídos descontraídas',
    resonant: 'ressonante ressonantes',
    robotic: 'robótico robótica robóticos robóticas robô robôs mecânico mecânica mecânicos mecânicas',
    sad: 'triste tristes tristeza melancólico melancólica melancólicos melancólicas',
    sarcastic: 'sarcástico sarcástica sarcásticos sarcásticas sarcasmo irônico irônica irônicos irônicas',
    seductive: 'sensuais sedutor sedutora sedutores',
    serious: 'sério séria sérios sérias seriedade',
    shouting: 'grito gritos gritando gritar',
    slow: 'lento lenta lentos lentas lentamente devagar pausado pausada pausados pausadas',
    smooth: 'aveludado aveludada aveludados aveludadas sedoso sedosa sedosos sedosas',
    soft: 'suave suaves suavidade macia macio',
    soothing: 'relaxante relaxantes calmante calmantes tranquilizador tranquilizadora',
    sweet: `
      doce doces doçura meigo meiga meigos meigas fofo fofa fofos fofas terno terna ternos ternas ternura
    `,
    warm: 'calor acolhedor acolhedora acolhedores quente calorosa caloroso calorosos calorosas',
    whispering: `
      sussurro sussurros sussurrante sussurrantes sussurrado sussurrada sussurrados sussurradas sussurrar
      sussurrando sussurra
    `,
  },
  languages: {
    'pt-PT': 'português_de_portugal português_europeu portugues_europeu',
    'pt-BR': 'português_do_brasil português_brasileiro',
    ar: 'árabes arábico arábica arábicos arábicas',
    az: 'azerbaijana azerbaijanos azerbaijanas azeri azeris',
    bg: 'búlgara búlgaros búlgaras',
    bn: 'bengalês bangla',
    ca: 'catalã catalães',
    cs: 'tcheca tchecos tchecas checo checa',
    cy: 'galesa galeses galesas',
    da: 'dinamarquesa dinamarqueses dinamarquesas',
    de: 'alemã alemães alemãs',
    el: 'grega gregos gregas',
    en: 'inglesa ingleses inglesas',
    es: 'espanhola espanhóis espanholas castelhano castelhana castelhanos castelhanas',
    et: 'estoniana estonianos estonianas',
    eu: 'basca bascos bascas',
    fa: 'persas',
    fi: 'finlandesa finlandeses finlandesas',
    fil: 'tagalo',
    fr: 'francesa franceses francesas',
    gl: 'galega galegos galegas',
    he: 'hebreu hebraica hebreus',
    hr: 'croatas',
    hu: 'húngara húngaros húngaras',
    hy: 'armênios armênias',
    id: 'indonésios indonésias',
    is: 'islandesa islandeses islandesas',
    it: 'italiana italianos italianas',
    ja: 'japonesa japoneses japonesas nipônico nipônica nipônicos nipônicas',
    jv: 'javanesa javaneses javanesas',
    ka: 'georgiana georgianos georgianas',
    kk: 'cazaques',
    km: 'cambojano cambojana cambojanos cambojanas',
    ko: 'coreana coreanos coreanas',
    lo: 'laosiana laosianos laosianas',
    lt: 'lituana lituanos lituanas',
    lv: 'letã letões',
    mn: 'mongóis',
    ms: 'malaia malaios malaias',
    my: 'birmanesa birmaneses birmanesas',
    nb: 'norueguês norueguesa noruegueses norueguesas',
    ne: 'nepalesa nepaleses nepalesas',
    nl: 'holandesa holandeses holandesas neerlandês neerlandesa neerlandeses neerlandesas',
    pl: 'polonesa poloneses polaco polaca polacos',
    pt: 'portuguesa portugueses portuguesas lusófono lusófona lusófonos lusófonas',
    ro: 'romena romenos romenas',
    ru: 'russa russos russas',
    sk: 'eslovaca eslovacos eslovacas',
    sl: 'eslovena eslovenos eslovenas',
    sr: 'sérvios sérvias',
    su: 'sundanesa sundaneses sundanesas',
    sv: 'sueca suecos suecas',
    sw: 'swahili',
    ta: 'tâmeis',
    th: 'tailandesa tailandeses tailandesas',
    tr: 'turca turcos turcas',
    uk: 'ucraniana ucranianos ucranianas',
    vi: 'vietnamitas',
    yue: 'cantonesa cantoneses cantonesas',
    zh: 'chinesa chineses chinesas mandarim chinês_mandarim',
  },
  countries: {
    AE: 'emirados dubai',
    AO: 'angolano angolana angolanos angolanas',
    AR: 'argentino argentinos argentinas',
    AT: 'austríaco austríaca austríacos austríacas',
    AU: 'australiano australiana australianos australianas',
    BE: 'belga belgas',
    BO: 'boliviano boliviana bolivianos bolivianas',
    BR: `
      brasileiro brasileira brasileiros brasileiras português_do_brasil português_brasileiro carioca cariocas
      paulista paulistas
    `,
    CA: 'canadense canadenses canadiano canadiana canadianos canadianas',
    CH: 'suíço suíços suíças',
    CL: 'chileno chilena chilenos chilenas',
    CO: 'colombiano colombiana colombianos colombianas',
    CU: 'cubano cubana cubanos cubanas',
    CV: 'cabo_verdiano cabo_verdiana cabo_verdianos cabo_verdianas',
    DZ: 'argelino argelina argelinos argelinas',
    EC: 'equatoriano equatoriana equatorianos equatorianas',
    EG: 'egípcio egípcia egípcios egípcias',
    GB: 'britânico britânica britânicos britânicas grã_bretanha inglaterra',
    IE: 'irlandês irlandesa irlandeses irlandesas',
    IL: 'israelense israelenses israelita israelitas',
    IN: 'indiano indiana indianos indianas',
    IQ: 'iraquiano iraquiana iraquianos iraquianas',
    IR: 'iraniano iraniana iranianos iranianas',
    JO: 'jordaniano jordaniana jordanianos jordanianas',
    KE: 'queniano queniana quenianos quenianas',
    KR: 'sul_coreano sul_coreana sul_coreanos sul_coreanas',
    KW: 'kuwaitiano kuwaitiana kuwaitianos kuwaitianas',
    LB: 'libanês libanesa libaneses libanesas',
    LY: 'líbio líbios',
    MA: 'marroquino marroquina marroquinos marroquinas',
    MX: 'mexicano mexicana mexicanos mexicanas',
    MZ: 'moçambicano moçambicana moçambicanos moçambicanas',
    NG: 'nigeriano nigeriana nigerianos nigerianas',
    NZ: 'neozelandês neozelandesa neozelandeses neozelandesas',
    OM: 'omani omanense',
    PE: 'peruano peruana peruanos peruanas',
    PH: 'filipino filipina filipinos',
    PK: 'paquistanês paquistanesa paquistaneses paquistanesas',
    PT: 'lusitano lusitana lusitanos lusitanas',
    PY: 'paraguaio paraguaia paraguaios paraguaias',
    SA: 'saudita sauditas',
    SY: 'sírios sírias',
    TN: 'tunisiano tunisiana tunisianos tunisianas',
    TW: 'taiwanês taiwanesa taiwaneses taiwanesas',
    US: `
      americano americana americanos americanas norte_americano norte_americana norte_americanos
      norte_americanas estadunidense estadunidenses eua
    `,
    UY: 'uruguaio uruguaia uruguaios uruguaias',
    VE: 'venezuelano venezuelana venezuelanos venezuelanas',
    YE: 'iemenita iemenitas',
    ZA: 'sul_africano sul_africana sul_africanos sul_africanas',
  },
  accents: {
    Castilian: 'espanhol_da_espanha espanhol_europeu',
    Scottish: 'escocês escocesa escoceses escocesas',
  },
  regions: {
    africa: 'áfrica africano africana africanos africanas',
    balkans: 'bálcãs balcânico balcânica balcânicos balcânicas',
    baltic: 'báltico báltica bálticos bálticas países_bálticos',
    benelux: 'benelux',
    caribbean: 'caribe caraíbas caribenho caribenha caribenhos caribenhas',
    'central-america': `
      américa_central centro_americano centro_americana centro_americanos centro_americanas
    `,
    'central-asia': 'ásia_central',
    'east-asia': 'leste_asiático ásia_oriental extremo_oriente',
    'eastern-europe': 'leste_europeu europa_oriental europa_do_leste',
    europe: 'europa europeu europeia europeus europeias',
    gulf: 'golfo_pérsico países_do_golfo',
    iberia: 'península_ibérica ibérico ibérica ibéricos ibéricas ibéria',
    'latin-america': `
      américa_latina latino_americano latino_americana latino_americanos latino_americanas latinoamérica
      latino latina latinos latinas espanhol_latino
    `,
    'middle-east': 'oriente_médio médio_oriente',
    nordic: 'nórdico nórdica nórdicos nórdicas países_nórdicos',
    'north-africa': `
      norte_da_áfrica norte_de_áfrica magrebe magreb magrebino magrebina magrebinos magrebinas
    `,
    'north-america': 'américa_do_norte',
    oceania: 'oceania oceânico oceânica oceânicos oceânicas',
    scandinavia: 'escandinávia escandinavo escandinava escandinavos escandinavas',
    'south-america': 'américa_do_sul sul_americano sul_americana sul_americanos sul_americanas',
    'south-asia': 'sul_da_ásia ásia_meridional',
    'southeast-asia': 'sudeste_asiático sudeste_da_ásia',
  },
  deployments: {
    local: 'código_aberto sem_internet fora_de_linha auto_hospedado',
  },
  providers: {},
};
