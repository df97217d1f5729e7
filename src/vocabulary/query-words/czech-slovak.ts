import type { QueryWords } from './query-words.ts';

/** Words of Czech that people type when they look for a voice. Source: usage, November 2026. */
export const czech: QueryWords = {
  paradigms: {
    ý: '-ý -á -é -ého -ém -ému -ým -ých -ou',
  },
  empty: `
    hlas hlasy hlasu hlasem hlasů hlasový mluvčí mluvený mluvící mluví řeč řeči jazyk jazyka jazyce jazykem
    jazyky přízvuk přízvukem výslovnost zvuk převod_textu_na_řeč syntéza_řeči hledám potřebuju potřebuji chci
    pro který která nějaký
  `,
  not: 'bez kromě mimo',
  or: 'nebo anebo',
  and: 'a_také',
  genders: {
    Female: 'žensk~ý žena ženy ženou dáma dámy',
    Male: 'mužsk~ý muže mužem muži mužů chlap chlapa pán pána',
  },
  ages: {
    child: 'dětsk~ý',
    young: 'mlad~ý mladší mladistv~ý',
    adult: 'dospěl~ý',
    'middle-aged': 'středního_věku střední_věk',
    old: 'star~ý starší postarší',
  },
  people: {
    child: 'dítě dítěte děti dětí miminko',
    'Female child': 'holčička holčičky holčičí',
    'Male child': 'chlapeček chlapec chlapce kluk kluka klučičí chlapeck~ý',
    'Female young': 'dívka dívky dívčí holka holky slečna',
    'Male young': 'mladík mladíka mladý_muž',
    'Female old': 'babička babičky stařenka stará_žena',
    'Male old': 'dědeček dědečka děda dědy stařec starý_muž',
    'Female adult': 'maminka maminky',
    'Male adult': 'tatínek tatínka',
  },
  useCases: {
    audiobook: 'audiokniha audioknihy audioknih kniha knihy knih',
    'customer-service': 'zákaznický_servis zákaznická_podpora zákaznická_linka',
    narration: 'vypravěč vypravěče vypravěčka vyprávění dabing',
    news: 'zprávy zpráv zpravodajství zpravodajsk~ý hlasatel hlasatelka moderátor_zpráv',
    storytelling: 'pohádka pohádky pohádek příběh příběhy',
  },
  styles: {
    calm: 'klidn~ý uklidňující',
    cheerful: 'vesel~ý radostn~ý',
    deep: 'hlubok~ý',
    soft: 'jemn~ý měkk~ý',
    warm: 'tepl~ý hřejiv~ý vřel~ý',
  },
  languages: {
    cs: 'česk~ý česky čeština češtině češtinu cesky',
    sk: 'slovensk~ý slovensky slovenštině',
    en: 'anglick~ý anglicky angličtině angličtinu',
    de: 'německ~ý německy němčině',
    fr: 'francouzsk~ý francouzsky',
    es: 'španělsk~ý španělsky',
    it: 'italsk~ý italsky',
    pl: 'polsk~ý polštině',
    ru: 'rusk~ý rusky ruštině',
    uk: 'ukrajinsk~ý ukrajinsky',
  },
};

/** Words of Slovak that people type when they look for a voice. Source: usage, November 2026. */
export const slovak: QueryWords = {
  paradigms: { ý: '-ý -á -é -ého -om -ému -ým -ých -ou -ej' },
  empty: `
    hlasy hlasom hlasov hovoriaci hovoriť hovorí hovorca reč reči jazyku jazykom prízvuk prízvukom výslovnosť
    prevod_textu_na_reč syntéza_reči hľadám potrebujem chcem ktorý ktorá nejaký
  `,
  not: 'okrem',
  or: 'alebo',
  and: 'a_tiež',
  genders: { Female: 'žensk~ý žien', Male: 'mužsk~ý mužom mužov' },
  ages: {
    child: 'detsk~ý',
    young: 'mladý mladá mladé mladého mladej',
    adult: 'dospel~ý',
    'middle-aged': 'stredného_veku stredný_vek',
    old: 'starý stará staré starého starej starší',
  },
  people: {
    child: 'dieťa dieťaťa detí bábätko',
    'Female child': 'dievčatko dievčatká',
    'Male child': 'chlapček chlapčeka',
    'Female young': 'dievča dievčaťa dievčatá dievčensk~ý slečny',
    'Male young': 'mládenec mládenca',
    'Female old': 'stará_mama starenka babka babky',
    'Male old': 'starý_otec starček dedko dedka',
  },
  useCases: {
    audiobook: 'audioknihu audiokníh kníh',
    'customer-service': 'zákaznícky_servis zákaznícka_podpora zákaznícka_linka',
    narration: 'rozprávač rozprávača rozprávačka rozprávanie',
    news: 'správy správ spravodajstvo spravodajsk~ý',
    storytelling: 'rozprávka rozprávky rozprávok príbeh príbehy',
  },
  styles: { calm: 'pokojn~ý', cheerful: 'veselý veselá veselé', deep: 'hlbok~ý', warm: 'hrejiv~ý' },
  languages: {
    sk: 'slovenčine slovenčinu slovencina slovenskom slovenskej',
    cs: 'češtine českej českom',
    en: 'anglickej anglickom angličtine',
    de: 'nemeck~ý nemecky nemčine',
    hu: 'maďarsk~ý maďarsky',
  },
};
