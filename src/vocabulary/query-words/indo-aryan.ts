import type { QueryWords } from './query-words.ts';

/** Words of Marathi that people type when they look for a voice. Source: usage, November 2026. */
export const marathi: QueryWords = {
  empty:
    'आवाजात आवाजाचा आवाजाची वाणी भाषण बोलणारा बोलणारी बोलणारे वक्ते भाषेत भाषेतील उच्चार ध्वनी मला हवा हवी हवे आहे एका',
  not: '',
  notAfter: 'शिवाय नको सोडून नसलेला नसलेली वगळून',
  or: 'किंवा',
  and: 'आणि',
  genders: { Female: 'महिलांचा महिलेचा स्त्रीचा बाई बाईचा महिलेच्या', Male: 'पुरुषाचा पुरुषांचा पुरुषी माणूस माणसाचा' },
  ages: { young: 'तरुण', adult: 'प्रौढांचा', old: 'म्हातारा म्हातारी वयस्कर ज्येष्ठ' },
  people: {
    child: 'मूल मुले मुलांचा लहान_मुले बाळ',
    'Female child': 'लहान_मुलगी चिमुकली',
    'Male child': 'लहान_मुलगा',
    'Female young': 'मुलगी मुलीचा तरुणी',
    'Male young': 'मुलगा मुलाचा',
    'Female old': 'आजी आजीचा वृद्ध_स्त्री',
    'Male old': 'आजोबा आजोबांचा',
    'Female adult': 'आई आईचा',
    'Male adult': 'बाबा वडील',
  },
  useCases: {
    audiobook: 'ऑडिओबुक ऑडिओ_पुस्तक बोलके_पुस्तक पुस्तके',
    'customer-service': 'ग्राहक_सेवेसाठी',
    narration: 'निवेदन निवेदक निवेदिका',
    news: 'बातम्या बातमी बातम्यांसाठी वृत्तनिवेदक',
    storytelling: 'गोष्ट गोष्टी कथाकथन',
  },
  styles: { cheerful: 'आनंदी', deep: 'खोल भारदस्त', soft: 'मऊ हळुवार', warm: 'प्रेमळ' },
  languages: { mr: 'मराठीत मराठीतील marathit', en: 'इंग्रजी इंग्रजीत', hi: 'हिंदीत' },
};

/** Words of Nepali that people type when they look for a voice. Source: usage, November 2026. */
export const nepali: QueryWords = {
  empty: 'आवाजमा आवाजको स्वरमा बोलाइ बोल्ने बोली भाषामा उच्चारणको मलाई चाहियो चाहिन्छ एउटा',
  not: '',
  notAfter: 'बिनाको बाहेक नभएको',
  or: 'अथवा',
  and: 'र अनि',
  genders: { Female: 'महिलाको आइमाई नारीको', Male: 'पुरुषको मान्छे लोग्नेमान्छे' },
  ages: { young: 'युवाको जवानको', adult: 'वयस्कको', old: 'वृद्धको बुढो बूढो' },
  people: {
    child: 'बच्चाको बालबालिका केटाकेटी',
    'Female child': 'सानी_केटी बालिकाको',
    'Male child': 'सानो_केटा बालकको',
    'Female young': 'केटी केटीको',
    'Male young': 'केटा केटाको',
    'Female old': 'हजुरआमा बज्यै बुढी',
    'Male old': 'हजुरबुबा हजुरबा बाजे',
    'Female adult': 'आमा आमाको',
    'Male adult': 'बुबा बुवा',
  },
  useCases: {
    audiobook: 'अडियोबुक अडियो_पुस्तक श्रव्य_पुस्तक',
    'customer-service': 'ग्राहक_सेवाको',
    narration: 'वाचनको कथावाचन',
    news: 'समाचारको समाचार_वाचन',
    storytelling: 'कथाहरू कथाको',
  },
  styles: { cheerful: 'रमाइलो खुसी', deep: 'गहिरो', soft: 'नरम', warm: 'न्यानो' },
  languages: { ne: 'नेपालीमा नेपालीको', en: 'अङ्ग्रेजी अंग्रेजीमा', hi: 'हिन्दीमा' },
};

/** Words of Gujarati that people type when they look for a voice. Source: usage, November 2026. */
export const gujarati: QueryWords = {
  empty: 'અવાજ અવાજમાં અવાજો વોઇસ વૉઇસ સ્વર વાણી બોલનાર બોલતા વક્તા ભાષા ભાષામાં ઉચ્ચાર ઓડિયો ઑડિયો મારે જોઈએ એક છે',
  not: '',
  notAfter: 'વગર વિના સિવાય',
  or: 'અથવા કે',
  and: 'અને',
  genders: { Female: 'સ્ત્રી સ્ત્રીનો મહિલા મહિલાનો મહિલાઓ', Male: 'પુરુષ પુરુષનો પુરૂષ' },
  ages: { young: 'યુવાન યુવા', adult: 'પુખ્ત', old: 'વૃદ્ધ ઘરડા ઉંમરલાયક' },
  people: {
    child: 'બાળક બાળકનો બાળકો',
    'Female child': 'નાની_છોકરી બાળકી',
    'Male child': 'નાનો_છોકરો',
    'Female young': 'છોકરી છોકરીનો યુવતી',
    'Male young': 'છોકરો છોકરાનો યુવક',
    'Female old': 'દાદી દાદીમા નાની વૃદ્ધા',
    'Male old': 'દાદા દાદાજી',
    'Female adult': 'માતા મમ્મી',
    'Male adult': 'પિતા પપ્પા',
  },
  useCases: {
    audiobook: 'ઓડિયોબુક ઑડિયોબુક પુસ્તક પુસ્તકો',
    'customer-service': 'ગ્રાહક_સેવા',
    narration: 'વર્ણન કથન',
    news: 'સમાચાર ન્યૂઝ',
    storytelling: 'વાર્તા વાર્તાઓ',
  },
  styles: {
    calm: 'શાંત',
    cheerful: 'ખુશ આનંદી ખુશમિજાજ',
    deep: 'ઊંડો ઊંડા ગંભીર_અવાજ',
    soft: 'નરમ મૃદુ',
    warm: 'હૂંફાળો',
  },
  languages: { gu: 'ગુજરાતીમાં gujrati', en: 'અંગ્રેજીમાં ઇંગ્લિશ', hi: 'હિન્દીમાં હિંદી' },
};

/** Words of Punjabi in Gurmukhi that people type when they look for a voice. Source: usage, November 2026. */
export const punjabi: QueryWords = {
  empty: 'ਆਵਾਜ਼ ਆਵਾਜ ਅਵਾਜ਼ ਅਵਾਜ ਵਿੱਚ ਬੋਲਣ ਬੋਲਣਾ ਬੋਲੀ ਬੁਲਾਰਾ ਭਾਸ਼ਾ ਲਹਿਜ਼ਾ ਉਚਾਰਨ ਆਡੀਓ ਦੀ ਦਾ ਦੇ ਮੈਨੂੰ ਚਾਹੀਦੀ ਚਾਹੀਦਾ ਇੱਕ ਹੈ ਲਈ',
  not: '',
  notAfter: 'ਬਿਨਾਂ ਬਗੈਰ ਤੋਂ_ਇਲਾਵਾ ਇਲਾਵਾ ਨਹੀਂ',
  or: 'ਜਾਂ',
  and: 'ਅਤੇ ਤੇ',
  genders: { Female: 'ਔਰਤ ਔਰਤਾਂ ਮਹਿਲਾ ਇਸਤਰੀ ਜ਼ਨਾਨਾ', Male: 'ਮਰਦ ਮਰਦਾਨਾ ਆਦਮੀ ਪੁਰਸ਼ ਬੰਦਾ' },
  ages: { young: 'ਜਵਾਨ ਨੌਜਵਾਨ', adult: 'ਬਾਲਗ', old: 'ਬਜ਼ੁਰਗ ਬਜੁਰਗ ਬੁੱਢਾ ਬੁੱਢੇ' },
  people: {
    child: 'ਬੱਚਾ ਬੱਚੇ ਬੱਚਿਆਂ',
    'Female child': 'ਬੱਚੀ ਛੋਟੀ_ਕੁੜੀ',
    'Male child': 'ਛੋਟਾ_ਮੁੰਡਾ',
    'Female young': 'ਕੁੜੀ ਕੁੜੀਆਂ ਮੁਟਿਆਰ',
    'Male young': 'ਮੁੰਡਾ ਮੁੰਡੇ ਗੱਭਰੂ',
    'Female old': 'ਦਾਦੀ ਨਾਨੀ ਬੇਬੇ',
    'Male old': 'ਦਾਦਾ ਬਾਪੂ',
    'Female adult': 'ਮਾਂ ਮਾਤਾ',
    'Male adult': 'ਪਿਤਾ ਪਿਓ',
  },
  useCases: {
    audiobook: 'ਆਡੀਓਬੁੱਕ ਆਡੀਓ_ਕਿਤਾਬ ਕਿਤਾਬ ਕਿਤਾਬਾਂ',
    'customer-service': 'ਗਾਹਕ_ਸੇਵਾ',
    narration: 'ਵਰਣਨ ਬਿਰਤਾਂਤ',
    news: 'ਖ਼ਬਰਾਂ ਖਬਰਾਂ ਖ਼ਬਰ ਖਬਰ ਸਮਾਚਾਰ',
    storytelling: 'ਕਹਾਣੀ ਕਹਾਣੀਆਂ',
  },
  styles: { calm: 'ਸ਼ਾਂਤ', cheerful: 'ਖੁਸ਼ ਖ਼ੁਸ਼ ਹੱਸਮੁੱਖ', deep: 'ਡੂੰਘੀ ਡੂੰਘਾ ਭਾਰੀ', soft: 'ਨਰਮ', warm: 'ਨਿੱਘੀ ਨਿੱਘਾ' },
  languages: { pa: 'ਪੰਜਾਬੀ_ਵਿੱਚ', en: 'ਅੰਗਰੇਜੀ', hi: 'ਹਿੰਦੀ_ਵਿੱਚ' },
};

/** Words of Sinhala that people type when they look for a voice. Source: usage, November 2026. */
export const sinhala: QueryWords = {
  empty: 'හඬ හඬක් හඬවල් කටහඬ කථනය කථිකයා කථා භාෂාව භාෂාවෙන් උච්චාරණය ශබ්ද ශ්‍රව්‍ය මට අවශ්‍යයි',
  not: '',
  notAfter: 'නැතිව හැර නොවන රහිත',
  or: 'හෝ',
  and: 'සහ හා',
  genders: { Female: 'කාන්තා කාන්තාව ගැහැණු ගැහැනු ස්ත්‍රී', Male: 'පිරිමි පුරුෂ මිනිසා මිනිහා' },
  ages: { young: 'තරුණ', adult: 'වැඩිහිටි', old: 'වයසක මහලු වයෝවෘද්ධ' },
  people: {
    child: 'ළමයා ළමයි ළමා දරුවා ළදරු',
    'Female child': 'ගැහැණු_ළමයා දැරිය',
    'Male child': 'පිරිමි_ළමයා',
    'Female young': 'කෙල්ල තරුණිය',
    'Male young': 'කොල්ලා තරුණයා',
    'Female old': 'ආච්චි ආච්චී',
    'Male old': 'සීයා',
    'Female adult': 'අම්මා මව',
    'Male adult': 'තාත්තා පියා',
  },
  useCases: {
    audiobook: 'ශ්‍රව්‍ය_පොත ශ්‍රව්‍ය_පොත් පොත් පොත',
    'customer-service': 'පාරිභෝගික_සේවාව පාරිභෝගික_සේවා',
    news: 'පුවත් ප්‍රවෘත්ති',
    storytelling: 'කතාව කතාන්දර',
  },
  styles: { calm: 'සන්සුන් නිසල', cheerful: 'සතුටු ප්‍රීතිමත්', deep: 'ගැඹුරු', soft: 'මෘදු', warm: 'උණුසුම්' },
  languages: { si: 'සිංහලෙන්', en: 'ඉංග්‍රීසියෙන්', ta: 'දෙමළ_භාෂාව' },
};
