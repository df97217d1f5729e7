import type { QueryWords } from './query-words.ts';

/** Words of Azerbaijani that people type when they look for a voice. Source: usage, November 2026. */
export const azerbaijani: QueryWords = {
  spellings: { ə: 'e' },
  empty:
    'səs səsi səslər səsləri səslə danışan danışıq nitq natiq dilində dildə ləhcə ləhcəsi vurğu tələffüz mətn mətni_səsə axtarıram istəyirəm lazımdır',
  not: '',
  notAfter: 'olmadan savayı istisna xaric',
  or: 'yaxud və_ya',
  and: 'və həmçinin',
  genders: { Female: 'qadın qadının qadınlar xanım', Male: 'kişi_səsi kişinin kişilər bəy' },
  ages: {
    young: 'gənc gənclər cavan',
    adult: 'yetkin böyüklər',
    'middle-aged': 'orta_yaşlı',
    old: 'qoca yaşlı ahıl',
  },
  people: {
    child: 'uşaq uşağın uşaqlar körpə',
    'Female child': 'qız_uşağı balaca_qız',
    'Male child': 'oğlan_uşağı balaca_oğlan',
    'Female young': 'qız qızın gənc_qız gənc_qadın',
    'Male young': 'oğlanın gənc_oğlan gənc_kişi',
    'Female old': 'nənə nənənin qoca_qadın',
    'Male old': 'baba_səsi qoca_kişi',
  },
  useCases: {
    audiobook: 'audiokitab audiokitablar səsli_kitab kitablar',
    'customer-service': 'müştəri_xidməti müştəri_xidmətləri',
    narration: 'nağılçı_səsi diktor',
    news: 'xəbər xəbərlər xəbər_aparıcısı',
    storytelling: 'nağıl nağıllar hekayə',
  },
  styles: {
    calm: 'sakit',
    cheerful: 'şənlik',
    deep: 'dərin qalın_səs',
    soft: 'yumşaq',
    warm: 'isti mehriban',
  },
  languages: {
    az: 'azərbaycanca azərbaycan_dilində azəri azərice',
    en: 'ingiliscə',
    ru: 'rusca',
    tr: 'türkcə',
  },
};

/** Words of Kazakh that people type when they look for a voice. Source: usage, November 2026. */
export const kazakh: QueryWords = {
  empty:
    'дауыс дауысы дауысты дауыспен дауыстар дауысын сөйлеу сөйлейтін сөйлеуші тіл тілі тілінде тілде екпін айтылым дыбыс мәтін керек іздеймін маған',
  not: '',
  notAfter: 'емес басқа қоспағанда',
  or: 'немесе',
  and: 'және',
  genders: { Female: 'әйел әйелдің әйелдер ханым', Male: 'ер_адам ер_кісі еркек еркектің ерлер' },
  ages: {
    young: 'жас жастар',
    adult: 'ересек ересектер',
    'middle-aged': 'орта_жастағы',
    old: 'қарт кәрі егде',
  },
  people: {
    child: 'бала баланың балалар сәби',
    'Female child': 'қыз_бала кішкентай_қыз',
    'Male child': 'ұл_бала ұл',
    'Female young': 'қыз қыздың бойжеткен',
    'Male young': 'жігіт бозбала',
    'Female old': 'әже әженің апа кемпір',
    'Male old': 'ата атаның шал',
    'Female adult': 'ана',
    'Male adult': 'әке',
  },
  useCases: {
    audiobook: 'аудиокітап аудиокітаптар кітап',
    'customer-service': 'тұтынушыларға_қызмет_көрсету',
    narration: 'баяндаушы әңгімеші',
    news: 'жаңалықтар жаңалық',
    storytelling: 'ертегі ертегілер әңгіме',
  },
  styles: {
    calm: 'сабырлы байсалды тыныш',
    cheerful: 'көңілді',
    deep: 'терең қоңыр',
    soft: 'жұмсақ',
    warm: 'жылы',
  },
  languages: { kk: 'қазақша қазақ казахша qazaqsha qazaqşa qazaq kazaksha', ru: 'орысша', en: 'ағылшынша' },
};

/** Words of Uzbek in Latin and in Cyrillic letters that people type when they look for a voice. Source: usage, November 2026. */
export const uzbek: QueryWords = {
  spellings: { "'": 'ʻ', ʻ: '' },
  empty: `
    ovoz ovozi ovozli ovozlar ovozda gapiruvchi gapiradigan nutq so'zlovchi tilida tilidagi urg'u talaffuz kerak
    qidiryapman овоз овози овозли нутқ тилида гапирувчи
  `,
  not: '',
  notAfter: 'emas tashqari эмас',
  or: 'yoki ёки',
  and: 'hamda ҳамда',
  genders: {
    Female: 'ayol ayollar ayolning xotin аёл аёллар',
    Male: 'erkak erkaklar erkakning эркак эркаклар',
  },
  ages: {
    young: 'yoshlar navqiron',
    adult: 'katta_yoshli балоғатга_етган',
    'middle-aged': "o'rta_yoshli ўрта_ёшли",
    old: 'keksa qari кекса',
  },
  people: {
    child: "bolalar bolaning go'dak болалар",
    'Female child': 'qizcha qizaloq қизча',
    'Male child': "o'g'il_bola ўғил_бола",
    'Female young': 'qiz qizlar yosh_qiz қиз yosh_ayol',
    'Male young': 'yigitlar йигит yosh_erkak',
    'Female old': 'buvi buvijon момо',
    'Male old': 'buva бобо',
  },
  useCases: {
    audiobook: 'audiokitob audiokitoblar kitoblar аудиокитоб',
    'customer-service': "mijozlarga_xizmat mijozlarga_xizmat_ko'rsatish",
    narration: 'hikoyachi',
    news: 'yangiliklar xabarlar янгиликлар',
    storytelling: 'ertak ertaklar эртак',
  },
  styles: { calm: 'xotirjam vazmin', cheerful: 'quvnoq', deep: 'chuqur', soft: 'yumshoq', warm: 'iliq' },
  languages: { uz: "o'zbekcha o'zbek ўзбекча ўзбек uzbekcha", ru: 'ruscha русча', en: 'inglizcha инглизча' },
};
