import type { QueryWords } from './query-words.ts';

/** Words of Hungarian that people type when they look for a voice. Source: usage, November 2026. */
export const hungarian: QueryWords = {
  empty: `
    hang hangok hangja hangot hangú hangon beszéd beszélő beszélők beszél beszédhang nyelv nyelven nyelvű
    nyelvet akcentus akcentussal kiejtés szöveg szövegfelolvasó felolvasó felolvasás beszédszintézis keresek
    szeretnék kell egy olyan milyen
  `,
  not: 'nem kivéve',
  notAfter: 'nélkül kivételével',
  or: 'vagy',
  and: 'valamint',
  genders: {
    Female: 'női_hang asszony asszonyi hölgy hölgyek női_hangú',
    Male: 'férfi férfiak férfihang férfias férfi_hang',
  },
  ages: {
    child: 'gyermeki gyerekes gyerekhang',
    young: 'fiatal fiatalok fiatalos',
    adult: 'felnőtt felnőttek',
    'middle-aged': 'középkorú középkorúak',
    old: 'idős idősek öreg öregek',
  },
  people: {
    child: 'gyerek gyermek gyerekek gyermekek kisbaba',
    'Female child': 'kislány kislányok',
    'Male child': 'kisfiú kisfiúk',
    'Female young': 'lány lányok lányos fiatal_nő',
    'Male young': 'fiú fiúk fiús fiatalember fiatal_férfi',
    'Female old': 'nagymama nagyi öregasszony idős_nő',
    'Male old': 'nagypapa nagyapa öregember idős_férfi',
    'Female adult': 'anyuka',
    'Male adult': 'apuka édesapa',
  },
  useCases: {
    audiobook: 'hangoskönyv hangoskönyvek hangoskönyvhöz könyv könyvek',
    'customer-service': 'ügyfélszolgálat ügyfélszolgálati',
    narration: 'narráció mesélő elbeszélő',
    news: 'hírek híradó hírolvasó hírműsor',
    storytelling: 'mese mesék történet történetek',
  },
  styles: {
    calm: 'nyugodt higgadt',
    cheerful: 'vidám derűs',
    deep: 'mély mély_hangú',
    soft: 'lágy puha',
    warm: 'meleg meleg_hangú',
  },
  languages: {
    hu: 'magyarul magyar_nyelvű magyarok',
    en: 'angol angolul angol_nyelvű',
    de: 'német németül német_nyelvű',
    fr: 'franciául',
    es: 'spanyolul',
    it: 'olasz olaszul',
    ro: 'románul',
    ru: 'orosz oroszul',
  },
};

/** Words of Finnish that people type when they look for a voice. Source: usage, November 2026. */
export const finnish: QueryWords = {
  paradigms: { inen: '-inen -isen -ista -isella -iset' },
  empty: `
    ääni äänet äänen ääntä äänellä puhe puhuja puhujat puhuva puhuu puheääni puhesynteesi kieli kielellä
    kielen aksentti aksentilla korostus ääntämys tekstistä_puheeksi etsin haluan tarvitsen joka jolla
  `,
  not: 'ilman paitsi lukuun_ottamatta',
  or: 'tai_sitten',
  and: 'sekä ja',
  genders: {
    Female: 'nainen naisen naista naiset naisten naisääni naispuol~inen feminiin~inen rouva',
    Male: 'mies miehen miestä miehet miesten miesääni miespuol~inen miehekäs herra',
  },
  ages: {
    young: 'nuori nuoren nuoret nuorekas nuoruus',
    adult: 'aikuinen aikuisen aikuiset',
    'middle-aged': 'keski_ikäinen keski_ikäisen keski_ikäiset',
    old: 'vanha vanhan vanhat iäkäs vanhus ikääntynyt',
  },
  people: {
    child: 'lapsi lapsen lapset lasten vauva lapsellinen',
    'Female child': 'pikkutyttö pikkutytön',
    'Male child': 'pikkupoika pikkupojan',
    'Female young': 'tyttö tytön tytöt neito',
    'Male young': 'poika pojan pojat nuorimies',
    'Female old': 'isoäiti mummo mummi vanha_nainen',
    'Male old': 'isoisä ukki vaari vanha_mies',
    'Female adult': 'äiti äidin',
    'Male adult': 'isän',
  },
  useCases: {
    audiobook: 'äänikirja äänikirjat äänikirjan äänikirjoihin kirja kirjat',
    'customer-service': 'asiakaspalvelu asiakaspalveluun',
    narration: 'kertoja kertojat kertojaääni kerronta',
    news: 'uutiset uutisten uutisankkuri uutistenlukija',
    storytelling: 'sadut tarinat tarinankerronta',
  },
  styles: {
    calm: 'rauhall~inen',
    cheerful: 'iloinen iloisen pirteä',
    deep: 'syvä syvän matala',
    soft: 'pehmeä pehmeän',
    warm: 'lämmin lämpimän',
  },
  languages: {
    fi: 'suomeksi suomenkiel~inen suomalainen suomalaisen',
    en: 'englanniksi englanninkiel~inen',
    sv: 'ruotsiksi ruotsinkiel~inen',
    de: 'saksaksi saksankiel~inen',
    et: 'viro viroksi',
    ru: 'venäjäksi venäjänkiel~inen',
  },
};

/** Words of Estonian that people type when they look for a voice. Source: usage, November 2026. */
export const estonian: QueryWords = {
  empty: `
    hääl hääled häält häälega kõne kõneleja kõnelejad rääkija rääkiv keel keeles keelt aktsent aktsendiga
    hääldus kõnesüntees tekst_kõneks otsin soovin vajan kes
  `,
  not: 'välja_arvatud',
  or: '',
  and: '',
  genders: {
    Female: 'naine naise naised naiste naishääl naissoost daam',
    Male: 'mees mehe mehed meeste meeshääl meessoost härra',
  },
  ages: {
    child: 'lapselik',
    young: 'noore noored nooruslik',
    adult: 'täiskasvanu täiskasvanud',
    'middle-aged': 'keskealine keskeas',
    old: 'vana vanad eakas vanem',
  },
  people: {
    child: 'laps lapsed laste beebi',
    'Female child': 'väike_tüdruk',
    'Male child': 'väike_poiss',
    'Female young': 'tüdruk tüdruku tüdrukud neiu',
    'Male young': 'poiss poisi poisid noormees',
    'Female old': 'vanaema',
    'Male old': 'vanaisa taat',
    'Female adult': 'ema_hääl',
    'Male adult': 'isa_hääl',
  },
  useCases: {
    audiobook: 'audioraamat audioraamatud heliraamat raamat raamatud',
    'customer-service': 'klienditeenindus klienditugi',
    narration: 'jutustaja jutustamine diktor',
    news: 'uudised uudiste uudisteankur',
    storytelling: 'muinasjutt muinasjutud jutt lood',
  },
  styles: {
    calm: 'rahulik rahuliku',
    cheerful: 'rõõmus lõbus',
    deep: 'sügav madal_hääl',
    soft: 'pehme',
    warm: 'sooja',
  },
  languages: {
    et: 'eesti eesti_keel eesti_keeles eestikeelne',
    en: 'inglise_keel inglise_keeles inglisekeelne',
    ru: 'vene_keel vene_keeles venekeelne',
    fi: 'soome soome_keel soome_keeles soomekeelne',
    de: 'saksa_keel saksa_keeles',
  },
};
