import type { QueryWords } from './query-words.ts';

/** Words of Serbian in Cyrillic letters that people type when they look for a voice. Source: usage, November 2026. */
export const serbian: QueryWords = {
  paradigms: { и: '-и -а -о -е -ог -ој -ом -им -их -у' },
  empty: `
    гласови гласова гласом говорник говорни говори говор језик језика језику изговор акценат звук
    текст_у_говор синтеза_говора тражим желим треба_ми са
  `,
  not: 'осим сем',
  or: '',
  and: '',
  genders: { Female: 'женск~и женом жене', Male: 'мушк~и мушкарац мушкарца мушкарци човек' },
  ages: {
    child: 'дечј~и дјечј~и',
    young: 'младе младу млађ~и',
    adult: 'одрасл~и одрастао зрео',
    'middle-aged': 'средњих_година средње_доби',
    old: 'стариј~и остарео стару',
  },
  people: {
    child: 'дијете детета деце беба',
    'Female child': 'девојчица девојчице дјевојчица',
    'Male child': 'дечак дечака дјечак',
    'Female young': 'девојка девојке дјевојка',
    'Male young': 'младић младића момак момка',
    'Female old': 'бака баке старица',
    'Male old': 'дека старац',
    'Female adult': 'мајка мајке',
    'Male adult': 'отац оца тата',
  },
  useCases: {
    audiobook: 'аудио_књига аудио_књиге аудиокњига аудиокњиге књига књиге',
    'customer-service': 'корисничка_служба корисничка_подршка',
    narration: 'приповедач приповедачица',
    news: 'вести вијести дневник',
    storytelling: 'бајка бајке прича приче',
  },
  styles: { calm: 'мирн~и миран', cheerful: 'весео ведар', deep: 'дубок дубока дубоки', warm: 'топао топли' },
  languages: {
    sr: 'српск~и',
    hr: 'хрватск~и',
    en: 'енглеск~и',
    de: 'немачк~и њемачк~и',
    fr: 'француск~и',
    es: 'шпанск~и',
    ru: 'руск~и',
  },
};

/** Words of Croatian, Bosnian and Serbian in Latin letters that people type when they look for a voice. Source: usage, November 2026. */
export const croatian: QueryWords = {
  paradigms: { i: '-i -a -o -e -og -oj -om -im -ih -u' },
  empty: `
    glas glasovi glasa glasova glasom govornik govornica govori govor govora jezik jezika jeziku izgovor naglasak
    naglaskom akcenat zvuk tekst_u_govor sinteza_govora tražim trebam želim treba_mi koji koja
  `,
  not: 'osim izuzev',
  or: 'ili_pak',
  and: 'kao_i',
  genders: {
    Female: 'žensk~i žene ženu žena gospođa gospođe',
    Male: 'mušk~i muškarac muškarca muškarci čovjek čovek gospodin',
  },
  ages: {
    child: 'dječj~i dečj~i dječij~i',
    young: 'mlad~i mlađ~i mladenačk~i',
    adult: 'odrasl~i odrastao zreo',
    'middle-aged': 'srednjih_godina srednje_dobi',
    old: 'star~i starij~i',
  },
  people: {
    child: 'dijete dete djeteta djece deca beba',
    'Female child': 'djevojčica djevojčice devojčica devojčice curica',
    'Male child': 'dječak dječaka dečak dečaka',
    'Female young': 'djevojka djevojke devojka devojke cura cure',
    'Male young': 'mladić mladića momak momka',
    'Female old': 'bake starica starice',
    'Male old': 'djed djeda starac starca',
    'Female adult': 'majka majke',
    'Male adult': 'otac oca',
  },
  useCases: {
    audiobook: 'audio_knjiga audio_knjige audioknjiga audioknjige zvučna_knjiga knjiga knjige',
    'customer-service': 'korisnička_služba korisnička_podrška služba_za_korisnike',
    narration: 'pripovjedač pripovjedačica pripovedač naracija',
    news: 'vijesti vesti dnevnik voditelj_vijesti',
    storytelling: 'bajka bajke priča',
  },
  styles: {
    calm: 'smiren~i smiren miran',
    cheerful: 'vesel~i veseo vedar',
    deep: 'dubok~i dubok',
    soft: 'nježan nježn~i nežan mekan',
    warm: 'topao topl~i',
  },
  languages: {
    hr: 'hrvatsk~i',
    sr: 'srpsk~i',
    bs: 'bosansk~i',
    en: 'englesk~i',
    de: 'njemačk~i nemačk~i',
    fr: 'francusk~i',
    es: 'španjolsk~i',
    it: 'talijansk~i',
    ru: 'rusk~i',
  },
};

/** Words of Slovene that people type when they look for a voice. Source: usage, November 2026. */
export const slovene: QueryWords = {
  paradigms: { i: '-i -a -o -e -ega -em -emu -im -ih' },
  empty: `
    glasu glasov glasovi govorec govorka govorcev govoreč jezikov jezikom izgovorjava besedilo_v_govor iščem
    potrebujem želim kateri katera
  `,
  not: 'brez razen',
  or: 'ali_pa',
  and: '',
  genders: { Female: 'žensk~i ženska ženske žensk gospa', Male: 'mošk~i moški moškega gospod' },
  ages: {
    child: 'otrošk~i',
    young: 'mladega mladostn~i',
    adult: 'odrasl~i',
    'middle-aged': 'srednjih_let',
    old: 'starega starejš~i ostarel~i',
  },
  people: {
    child: 'otrok otroka otroci dojenček',
    'Female child': 'deklica deklice punčka',
    'Male child': 'deček dečka',
    'Female young': 'dekle dekleta punca punce',
    'Male young': 'fant fanta mladenič',
    'Female old': 'babica babice',
    'Male old': 'dedek dedka starec',
    'Male adult': 'oče očeta',
  },
  useCases: {
    audiobook: 'zvočna_knjiga zvočne_knjige zvočnica',
    'customer-service': 'podpora_strankam služba_za_stranke',
    narration: 'pripovedovalec pripovedovalka pripovedovanje',
    news: 'poročila',
    storytelling: 'pravljica pravljice zgodba zgodbe',
  },
  styles: {
    calm: 'umirjen~i umirjen miren',
    cheerful: 'veselega vedri',
    deep: 'globok~i globok',
    warm: 'topel topla',
  },
  languages: {
    sl: 'slovenskega slovenščini slovensko slovenscina',
    en: 'anglešk~i angleško angleščini',
    de: 'nemšk~i nemščini',
    hr: 'hrvaškega hrvaščini hrvaško',
    it: 'italijansk~i italijanščini',
  },
};
