import type { QueryWords } from './query-words.ts';

/** Words of Latvian that people type when they look for a voice. Source: usage, November 2026. */
export const latvian: QueryWords = {
  paradigms: { s: '-s -a -u -ai -i -as' },
  empty: `
    balss balsis balsi balsij balsu runātājs runātāja runātāji runas runājošs valoda valodas valodā valodu
    akcents akcentu izruna skaņa runas_sintēze teksts_runā meklēju vajag vajadzīga
  `,
  not: 'bez izņemot',
  or: 'vai',
  and: '',
  genders: {
    Female: 'sieviete sievietes sieviešu sievišķ~s dāma',
    Male: 'vīrietis vīrieša vīrieši vīriešu vīrišķ~s kungs',
  },
  ages: {
    child: 'bērnišķ~s',
    young: 'jaun~s jauneklīg~s',
    adult: 'pieaudzis pieaugušais pieaugušo pieaugušie',
    'middle-aged': 'pusmūža vidēja_vecuma',
    old: 'vecs veca veci vecāks gados_vec~s',
  },
  people: {
    child: 'bērns bērna bērni bērnu zīdainis',
    'Female child': 'meitenīte meitenītes',
    'Male child': 'puisītis puisīša zēns',
    'Female young': 'meitene meitenes jauniete',
    'Male young': 'puisis puiša jaunietis jauneklis',
    'Female old': 'vecmāmiņa vecmāmiņas vecmamma večiņa',
    'Male old': 'vectētiņš vectēvs večuks',
  },
  useCases: {
    audiobook: 'audiogrāmata audiogrāmatas audiogrāmatu grāmata grāmatas',
    'customer-service': 'klientu_apkalpošana klientu_serviss',
    narration: 'stāstītājs stāstītāja diktors diktore',
    news: 'ziņas ziņu ziņu_diktors',
    storytelling: 'pasaka pasakas stāsts stāsti',
  },
  styles: {
    calm: 'mierīg~s',
    cheerful: 'jautr~s priecīg~s',
    deep: 'dziļ~s',
    soft: 'maig~s',
    warm: 'silt~s',
  },
  languages: {
    lv: 'latviski latviešu latvisks',
    lt: 'lietuviski',
    en: 'angliski',
    ru: 'krieviski',
    de: 'vāciski',
    et: 'igauniski',
  },
};

/** Words of Lithuanian that people type when they look for a voice. Source: usage, November 2026. */
export const lithuanian: QueryWords = {
  paradigms: { as: '-as -a -o -os -i -u -ą' },
  empty: `
    balsas balsai balso balsu balsų kalbėtojas kalbėtoja kalbantis kalbanti kalba kalbos kalbą akcentas akcentu
    tarimas garsas kalbos_sintezė tekstas_į_kalbą ieškau reikia noriu
  `,
  not: 'išskyrus',
  or: 'arba',
  and: '',
  genders: {
    Female: 'moteris moters moterys moterų moterišk~as ponia',
    Male: 'vyras vyro vyrai vyrų vyrišk~as ponas',
  },
  ages: {
    child: 'vaikišk~as',
    young: 'jaun~as jaunatvišk~as',
    adult: 'suaugęs suaugusi suaugusio suaugusiojo suaugusieji',
    'middle-aged': 'vidutinio_amžiaus',
    old: 'senas seno senyvas pagyvenęs pagyvenusi',
  },
  people: {
    child: 'vaikas vaiko vaikai vaikų kūdikis',
    'Female child': 'mergaitė mergaitės',
    'Male child': 'berniukas berniuko berniukai',
    'Female young': 'mergina merginos jauna_moteris',
    'Male young': 'vaikinas vaikino jaunuolis jaunas_vyras',
    'Female old': 'močiutė močiutės senelė senutė',
    'Male old': 'senelis senelio senukas',
  },
  useCases: {
    audiobook: 'audioknyga audioknygos garsinė_knyga garso_knyga knyga knygos',
    'customer-service': 'klientų_aptarnavimas klientų_aptarnavimo',
    narration: 'pasakotojas pasakotoja diktorius diktorė',
    news: 'naujienos žinios žinių naujienų',
    storytelling: 'pasaka pasakos istorija istorijos',
  },
  styles: {
    calm: 'ramus',
    cheerful: 'linksm~as',
    deep: 'gilus gili',
    soft: 'švelnus švelni',
    warm: 'šilt~as',
  },
  languages: {
    lt: 'lietuviškai lietuvišk~as',
    lv: 'latviškai',
    en: 'angliškai anglišk~as',
    ru: 'rusiškai rusišk~as',
    pl: 'lenkiškai lenkišk~as',
    de: 'vokiškai vokišk~as',
  },
};
