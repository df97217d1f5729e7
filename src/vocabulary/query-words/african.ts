import type { QueryWords } from './query-words.ts';

/** Words of Swahili that people type when they look for a voice. Source: usage, November 2026. */
export const swahili: QueryWords = {
  empty:
    'sauti sauti_ya msemaji wasemaji hotuba kuongea anayeongea anayezungumza lugha lafudhi matamshi maandishi natafuta nahitaji nataka yenye kwa',
  not: 'bila isipokuwa sio siyo',
  or: '',
  and: 'pamoja_na',
  genders: {
    Female: 'mwanamke wanawake ya_kike kike jike',
    Male: 'mwanamume mwanaume wanaume ya_kiume kiume dume',
  },
  ages: {
    child: 'ya_kitoto kitoto',
    young: 'kijana vijana ya_ujana',
    adult: 'mtu_mzima watu_wazima',
    old: 'mzee wazee',
  },
  people: {
    child: 'mtoto watoto mtoto_mchanga',
    'Female child': 'mtoto_wa_kike msichana_mdogo',
    'Male child': 'mtoto_wa_kiume mvulana_mdogo',
    'Female young': 'msichana wasichana binti',
    'Male young': 'mvulana wavulana',
    'Female old': 'nyanya ajuza',
    'Male old': 'babu',
  },
  useCases: {
    audiobook: 'kitabu_cha_sauti vitabu_vya_sauti kitabu vitabu',
    'customer-service': 'huduma_kwa_wateja',
    narration: 'msimulizi usimulizi masimulizi',
    news: 'habari taarifa_ya_habari mtangazaji',
    storytelling: 'hadithi ngano',
  },
  styles: {
    calm: 'tulivu',
    cheerful: 'changamfu furaha',
    deep: 'nzito',
    soft: 'laini nyororo',
    warm: 'vuguvugu',
  },
  languages: {
    sw: 'kiswahili_sanifu',
    en: 'kiingereza',
    fr: 'kifaransa',
    ar: 'kiarabu',
    de: 'kijerumani',
    zh: 'kichina',
  },
};

/** Words of Amharic that people type when they look for a voice. Source: usage, November 2026. */
export const amharic: QueryWords = {
  empty: 'ድምፅ ድምጽ ድምፆች ድምጾች ንግግር ተናጋሪ የሚናገር ቋንቋ በቋንቋ አነጋገር ጽሑፍ እፈልጋለሁ ያለው',
  not: 'ያለ ያለምንም',
  notAfter: 'በስተቀር',
  or: 'ወይም',
  and: 'እና',
  genders: { Female: 'ሴት የሴት ሴቶች የሴቶች', Male: 'ወንድ የወንድ ወንዶች የወንዶች' },
  ages: { young: 'ወጣት የወጣት ወጣቶች', adult: 'አዋቂ ጎልማሳ', old: 'አረጋዊ ሽማግሌ የሽማግሌ' },
  people: {
    child: 'ልጅ የልጅ ልጆች ሕፃን ህፃን',
    'Female child': 'ሴት_ልጅ ትንሽ_ሴት_ልጅ',
    'Male child': 'ወንድ_ልጅ ትንሽ_ወንድ_ልጅ',
    'Female young': 'ልጃገረድ ወጣት_ሴት',
    'Male young': 'ወጣት_ወንድ',
    'Female old': 'ሴት_አያት አሮጊት',
    'Male old': 'ወንድ_አያት',
    'Female adult': 'እናት',
    'Male adult': 'አባት',
  },
  useCases: {
    audiobook: 'የድምፅ_መጽሐፍ መጽሐፍ መጻሕፍት',
    'customer-service': 'የደንበኞች_አገልግሎት',
    narration: 'ተራኪ ትረካ',
    news: 'ዜና ዜናዎች',
    storytelling: 'ተረት ተረቶች',
  },
  styles: { calm: 'የተረጋጋ', cheerful: 'ደስተኛ', deep: 'ጥልቅ ወፍራም', soft: 'ለስላሳ', warm: 'ሞቅ_ያለ' },
  languages: { am: 'በአማርኛ የአማርኛ amarigna amharigna', en: 'በእንግሊዝኛ', om: 'ኦሮምኛ', ti: 'ትግርኛ' },
};
