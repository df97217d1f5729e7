import type { QueryWords } from './query-words.ts';

/** Words of Danish that people type when they look for a voice. Source: usage, November 2026. */
export const danish: QueryWords = {
  empty: `
    stemmer stemmen oplæsning oplæser taler talende sprog sproget accenten udtale lyd talesyntese
    tekst_til_tale søger ønsker gerne jeg der hvor
  `,
  not: 'uden undtagen ikke',
  or: 'eller',
  and: 'samt',
  genders: {
    Female: 'kvinde kvinder kvindelig kvindelige kvindestemme damestemme',
    Male: 'mandlig mandlige mandestemme mænd mandfolk',
  },
  ages: {
    child: 'barnlig barnlige børnestemme',
    young: 'yngre unge ungdommelig ungdommelige',
    adult: 'voksen voksne',
    'middle-aged': 'midaldrende',
    old: 'gammel gamle ældre',
  },
  people: {
    child: 'barnets småbørn',
    'Female child': 'pige piger lille_pige pigestemme',
    'Male child': 'dreng drenge lille_dreng drengestemme',
    'Female young': 'ung_kvinde unge_kvinder',
    'Male young': 'ung_mand unge_mænd',
    'Female old': 'bedstemor mormor farmor gammel_kvinde',
    'Male old': 'bedstefar morfar farfar gammel_mand',
  },
  useCases: {
    audiobook: 'lydbog lydbøger bøger',
    'customer-service': 'kundeservice kundetjeneste',
    narration: 'fortæller fortællere fortællestemme indlæser',
    news: 'nyheder nyhedsoplæser nyhedsvært',
    storytelling: 'eventyr historiefortælling godnathistorie',
  },
  styles: {
    calm: 'rolige',
    cheerful: 'munter glad',
    deep: 'dyb dybe',
    soft: 'blød bløde',
    warm: 'varm varme',
  },
  languages: {
    da: 'dansk danske',
    en: 'engelske engelsktalende',
    de: 'tyske',
    nb: 'norske',
    sv: 'svenske',
  },
};

/** Words of Norwegian that people type when they look for a voice. Source: usage, November 2026. */
export const norwegian: QueryWords = {
  empty: `
    stemme stemmer stemma stemmene snakker snakkende talemål språket språk aksent aksenten uttale lyd lese_opp
    opplesning opplesar talesyntese tekst_til_tale trenger leter_etter ønsker
  `,
  not: 'uten unntatt unnateke ikkje',
  or: '',
  and: '',
  genders: {
    Female: 'kvinne kvinner kvinnelig kvinnelige kvinnestemme kvinneleg',
    Male: 'mannlig mannlige mannsstemme menn mannfolk mannleg',
  },
  ages: {
    child: 'barnslig barnestemme',
    young: 'ungdommelig ungdommelige yngre',
    adult: 'voksen voksne vaksen',
    'middle-aged': 'middelaldrende',
    old: 'gammel gamle eldre',
  },
  people: {
    child: 'barnas småbarn',
    'Female child': 'jente jenter jentestemme lita_jente liten_jente',
    'Male child': 'gutt guttestemme liten_gutt',
    'Female young': 'ung_kvinne unge_kvinner',
    'Male young': 'ung_mann unge_menn',
    'Female old': 'bestemor gammel_kvinne gammel_dame',
    'Male old': 'bestefar gammel_mann',
  },
  useCases: {
    audiobook: 'lydbok lydbøker bøker',
    'customer-service': 'kundeservice kundestøtte',
    narration: 'forteller fortellere fortellerstemme',
    news: 'nyheter nyhetsoppleser nyhetsanker',
    storytelling: 'eventyr godnatthistorie fortellinger',
  },
  styles: {
    calm: 'rolige',
    cheerful: 'munter blid',
    deep: 'dyp dype',
    soft: 'myk myke',
    warm: 'varm varme',
  },
  languages: { nb: 'norsk norske bokmål', nn: 'nynorsk', en: 'engelske', sv: 'svenske', da: 'danske' },
};

/** Words of Icelandic that people type when they look for a voice. Source: usage, November 2026. */
export const icelandic: QueryWords = {
  empty: `
    rödd raddir röddin raddar talandi talar tal tungumál hreimur hreim framburður hljóð talgervill
    texti_í_tal leita vantar
  `,
  not: 'nema',
  or: 'eða',
  and: 'ásamt',
  genders: {
    Female: 'kona konur konu kvenrödd kvenkyns kvenleg kvenmaður',
    Male: 'karlar karlmaður karlrödd karlkyns karlmannleg maður',
  },
  ages: {
    young: 'ungleg unglegur ungt',
    adult: 'fullorðinn fullorðin fullorðnir',
    'middle-aged': 'miðaldra',
    old: 'gamall gömul aldraður öldruð',
  },
  people: {
    child: 'barnsrödd krakki krakkar smábarn',
    'Female child': 'stelpa stelpur telpa lítil_stelpa',
    'Male child': 'strákur strákar drengur lítill_strákur',
    'Female young': 'ung_kona stúlka',
    'Male young': 'ungur_maður piltur',
    'Female old': 'amma gömul_kona',
    'Male old': 'afi gamall_maður',
  },
  useCases: {
    audiobook: 'hljóðbók hljóðbækur bækur',
    'customer-service': 'þjónustuver',
    narration: 'sögumaður þulur',
    news: 'fréttir fréttaþulur',
    storytelling: 'ævintýri sögur',
  },
  styles: {
    calm: 'róleg rólegur',
    cheerful: 'glaðleg glaðlegur',
    deep: 'djúp djúpur',
    soft: 'mjúk mjúkur',
    warm: 'hlý hlýr hlýleg',
  },
  languages: { is: 'íslensku íslensk íslenskur íslenskri', en: 'ensku', da: 'dönsku' },
};

/** Words of Afrikaans that people type when they look for a voice. Source: usage, November 2026. */
export const afrikaans: QueryWords = {
  empty:
    'stemme spraak praat pratende sprekers taal aksent uitspraak klank teks teks_na_spraak soek benodig wil_hê',
  not: 'sonder behalwe nie',
  or: '',
  and: 'asook',
  genders: { Female: 'vroulik vroulike vrouestem vroue', Male: 'manlik manlike manstem mans' },
  ages: {
    young: 'jonger jeugdig',
    adult: 'volwassene',
    'middle-aged': 'middeljarig middeljarige',
    old: 'bejaard bejaardes ouer',
  },
  people: {
    child: 'kinderstem kinders',
    'Female child': 'dogtertjie meisietjie',
    'Male child': 'seuntjie seun seuns',
    'Female young': 'meisie meisies jong_vrou',
    'Male young': 'jong_man jongman',
    'Female old': 'ouma oumas ou_vrou',
    'Male old': 'oupa oupas ou_man',
  },
  useCases: {
    audiobook: 'oudioboek oudioboeke luisterboek',
    'customer-service': 'kliëntediens kliëntedienste',
    narration: 'verteller vertellers voorleser',
    news: 'nuus nuusleser',
    storytelling: 'stories storieverteller sprokie',
  },
  styles: {
    calm: 'rustig kalm',
    cheerful: 'vrolik vrolike',
    deep: 'diep',
    soft: 'sag sagte',
    warm: 'warme_stem',
  },
  languages: { af: 'afrikaanse afrikaanssprekend', en: 'engelssprekend', nl: 'nederlandse' },
};
