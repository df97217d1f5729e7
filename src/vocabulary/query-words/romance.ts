import type { QueryWords } from './query-words.ts';

/** Words of Catalan that people type when they look for a voice. Source: usage, November 2026. */
export const catalan: QueryWords = {
  empty: `
    veu veus parla parlar parlant parlants parlat llengua llengües idiomes accents amb els les pel dels vull
    necessito busco cerco parlada síntesi_de_veu text_a_veu àudio qui que siguin sigui
  `,
  not: 'sense excepte tret_de llevat_de',
  or: 'o_bé',
  and: 'i_també',
  genders: {
    Female: 'dona dones femení femenins femenines senyora senyores',
    Male: 'homes masculí masculins masculines senyor senyors',
  },
  ages: {
    young: 'jove joves jovenívol',
    adult: 'adults adultes',
    'middle-aged': 'mitjana_edat',
    old: 'vell vells vella velles ancià gran_edat gent_gran',
  },
  people: {
    child: 'nen_petit nens infant infants criatures',
    'Female child': 'nena_petita',
    'Female young': 'noia noies',
    'Male young': 'nois',
    'Female old': 'àvia àvies iaia padrina',
    'Male old': 'avis iaio padrí',
  },
  useCases: {
    audiobook: 'audiollibre audiollibres llibre llibres',
    'customer-service': 'atenció_al_client servei_al_client',
    narration: 'narrador narradors narradora narració',
    news: 'notícies notícia informatiu informatius',
    storytelling: 'conte contes contacontes',
  },
  styles: {
    calm: 'tranquil·la tranquil·l calmat calmada assossegat',
    cheerful: 'alegre alegres',
    deep: 'greu greus profunda',
    warm: 'càlid càlida càlids càlides',
  },
  languages: {
    ca: 'català catalana catalans catalanes valencià valenciana',
    en: 'anglesa anglesos angleses',
    es: 'castellà castellana espanyola espanyols',
    fr: 'francesa francesos',
    de: 'alemanys',
    it: 'italians',
  },
};

/** Words of Galician that people type when they look for a voice. Source: usage, November 2026. */
export const galician: QueryWords = {
  empty:
    'voces fala falar falante falantes lingua linguas cun cunha dun dunha quero busco preciso texto_a_voz síntese',
  not: 'agás excepto',
  or: 'ou_ben',
  and: 'e_tamén',
  genders: { Female: 'muller mulleres feminino femininas', Male: 'masculinos varóns' },
  ages: {
    young: 'mozo moza mozos mozas xove xoves',
    adult: 'adultos adultas',
    old: 'vello vella vellos vellas',
  },
  people: {
    child: 'nenos cativo cativa',
    'Female child': 'nenas cativiña meniña',
    'Male child': 'neno cativiño meniño',
    'Female young': 'rapaza rapazas',
    'Male young': 'rapaz rapaces',
    'Female old': 'avoa avoas',
    'Male old': 'ancián',
  },
  useCases: {
    audiobook: 'audiolibro audiolibros',
    'customer-service': 'atención_ao_cliente',
    narration: 'narradora narradores narración',
    news: 'noticias noticiario',
    storytelling: 'contacontos',
  },
  styles: {
    calm: 'tranquila calmo calma',
    cheerful: 'alegres',
    deep: 'profunda',
    warm: 'cálida cálido quente',
  },
  languages: {
    gl: 'galega galegos galegas galego',
    en: 'inglesa ingleses',
    es: 'español castelán castelá',
    pt: 'portuguesa',
  },
};

/** Words of Romanian that people type when they look for a voice. Source: usage, November 2026. */
export const romanian: QueryWords = {
  empty: `
    voce voci vocea vocile vocal vorbire vorbitor vorbitori vorbește vorbind limbă limba limbi accentul cu
    pentru vreau caut am_nevoie text_în_vorbire sinteză sinteza_vorbirii sunet
  `,
  not: 'fără exceptând cu_excepția',
  or: 'sau',
  and: '',
  genders: {
    Female: 'femeie femei femeia feminin feminină feminine doamnă doamnei',
    Male: 'bărbat bărbați bărbătesc bărbătească masculin masculină domn domnul',
  },
  ages: {
    young: 'tânăr tânără tineri tinere tineresc tinerească',
    adult: 'adultă adulți',
    'middle-aged': 'vârstă_mijlocie vârsta_mijlocie',
    old: 'bătrân bătrână bătrâni vârstnic vârstnică',
  },
  people: {
    child: 'copil copii copilului copilăresc bebeluș',
    'Female child': 'fetiță fetița fetițe',
    'Male child': 'băiețel băiețelul',
    'Female young': 'fată fete',
    'Male young': 'băiat băieți',
    'Female old': 'bunică bunica bunici',
    'Male old': 'bunic bunicul',
    'Female adult': 'mamă',
    'Male adult': 'tată',
  },
  useCases: {
    audiobook: 'carte_audio cărți_audio carte cărți',
    'customer-service': 'serviciu_clienți relații_cu_clienții asistență_clienți',
    narration: 'narator naratoare narațiune povestitor',
    news: 'știri știre jurnal_de_știri prezentator',
    storytelling: 'poveste povești basm basme',
  },
  styles: {
    calm: 'calmă liniștit liniștită',
    cheerful: 'vesel veselă voios',
    deep: 'adânc adâncă gravă profundă',
    soft: 'blând blândă',
    warm: 'cald caldă',
  },
  languages: {
    ro: 'românesc românească românește romaneste',
    en: 'englezesc engleza englezește',
    de: 'germana nemțește',
    fr: 'franceza franțuzește',
    hu: 'maghiara ungurește',
    ru: 'rusa rusește',
  },
};
