import type { QueryWords } from './query-words.ts';

/** Words of Tamil that people type when they look for a voice. Source: usage, November 2026. */
export const tamil: QueryWords = {
  empty: 'குரல் குரலில் குரல்கள் குரலை பேச்சு பேச்சாளர் பேசும் பேசுபவர் மொழி மொழியில் உச்சரிப்பு ஒலி உரை வேண்டும் எனக்கு ஒரு',
  not: '',
  notAfter: 'இல்லாமல் இல்லாத தவிர அல்லாத',
  or: 'அல்லது',
  and: 'மற்றும்',
  genders: { Female: 'பெண் பெண்ணின் பெண்கள் பெண்மணி', Male: 'ஆண் ஆணின் ஆண்கள்' },
  ages: { young: 'இளம் இளமையான', adult: 'வயதுவந்த', old: 'வயதான முதிய முதியவர்' },
  people: {
    child: 'குழந்தை குழந்தையின் குழந்தைகள் சிறுவர்',
    'Female child': 'சிறுமி பெண்_குழந்தை',
    'Male child': 'சிறுவன் பையன் ஆண்_குழந்தை',
    'Female young': 'இளம்பெண்',
    'Male young': 'இளைஞன் இளைஞர்',
    'Female old': 'பாட்டி மூதாட்டி',
    'Male old': 'தாத்தா முதியவன்',
    'Female adult': 'அம்மா தாய்',
    'Male adult': 'அப்பா தந்தை',
  },
  useCases: {
    audiobook: 'ஒலிநூல் ஒலிப்புத்தகம் ஆடியோபுக் புத்தகம்',
    'customer-service': 'வாடிக்கையாளர்_சேவை',
    narration: 'கதைசொல்லி விவரிப்பு வர்ணனையாளர்',
    news: 'செய்தி செய்திகள் செய்தி_வாசிப்பாளர்',
    storytelling: 'கதை கதைகள்',
  },
  styles: { calm: 'அமைதியான', cheerful: 'மகிழ்ச்சியான', deep: 'ஆழமான கம்பீரமான', soft: 'மென்மையான', warm: 'அன்பான' },
  languages: { ta: 'தமிழில் thamizh tamizh', en: 'ஆங்கிலத்தில் இங்கிலீஷ்', hi: 'ஹிந்தி இந்தியில்' },
};

/** Words of Telugu that people type when they look for a voice. Source: usage, November 2026. */
export const telugu: QueryWords = {
  empty: 'స్వరం స్వరంలో గొంతు గొంతుతో వాయిస్ మాట మాట్లాడే ప్రసంగం వక్త భాష భాషలో ఉచ్చారణ ఆడియో కావాలి నాకు ఒక',
  not: '',
  notAfter: 'లేకుండా తప్ప కాకుండా కాని',
  or: 'లేదా',
  and: 'మరియు',
  genders: { Female: 'స్త్రీ స్త్రీల మహిళ మహిళా మహిళల ఆడ', Male: 'పురుషుడు పురుష పురుషుల మగ' },
  ages: { young: 'యువ యువత', adult: 'వయోజన పెద్దవారు', old: 'వృద్ధ వృద్ధుల ముసలి' },
  people: {
    child: 'పిల్లలు పిల్లల శిశువు బాల',
    'Female child': 'చిన్నారి బాలిక',
    'Male child': 'బాలుడు అబ్బాయి',
    'Female young': 'అమ్మాయి యువతి',
    'Male young': 'యువకుడు',
    'Female old': 'అమ్మమ్మ నానమ్మ బామ్మ వృద్ధురాలు',
    'Male old': 'తాతయ్య తాత వృద్ధుడు',
    'Female adult': 'అమ్మ తల్లి',
    'Male adult': 'నాన్న తండ్రి',
  },
  useCases: {
    audiobook: 'ఆడియోబుక్ ఆడియో_పుస్తకం పుస్తకం',
    'customer-service': 'కస్టమర్_సర్వీస్ కస్టమర్_కేర్',
    narration: 'కథనం వ్యాఖ్యాత వ్యాఖ్యానం',
    news: 'వార్తలు వార్త వార్తల',
    storytelling: 'కథ కథలు',
  },
  styles: { calm: 'ప్రశాంతమైన ప్రశాంత', cheerful: 'ఉల్లాసమైన సంతోషకరమైన', deep: 'గంభీరమైన లోతైన', soft: 'మృదువైన' },
  languages: { te: 'తెలుగులో', en: 'ఇంగ్లీష్ ఇంగ్లిష్ ఆంగ్లంలో', hi: 'హిందీలో' },
};

/** Words of Malayalam that people type when they look for a voice. Source: usage, November 2026. */
export const malayalam: QueryWords = {
  empty: 'ശബ്ദം ശബ്ദത്തിൽ സ്വരം വോയ്സ് സംസാരം സംസാരിക്കുന്ന പ്രസംഗം ഭാഷ ഭാഷയിൽ ഉച്ചാരണം ഓഡിയോ വേണം എനിക്ക് ഒരു',
  not: '',
  notAfter: 'ഇല്ലാതെ ഒഴികെ അല്ലാത്ത',
  or: 'അല്ലെങ്കിൽ അഥവാ',
  and: 'കൂടാതെ',
  genders: { Female: 'സ്ത്രീ സ്ത്രീയുടെ സ്ത്രീകൾ വനിത', Male: 'പുരുഷൻ പുരുഷന്റെ പുരുഷ പുരുഷന്മാർ' },
  ages: { young: 'യുവ ചെറുപ്പക്കാർ', adult: 'മുതിർന്ന മുതിർന്നവർ', old: 'വൃദ്ധ പ്രായമായ വയസ്സായ' },
  people: {
    child: 'കുട്ടി കുട്ടിയുടെ കുട്ടികൾ കുട്ടികളുടെ കുഞ്ഞ്',
    'Female child': 'ബാലിക',
    'Male child': 'ബാലൻ',
    'Female young': 'പെൺകുട്ടി യുവതി',
    'Male young': 'ആൺകുട്ടി യുവാവ്',
    'Female old': 'മുത്തശ്ശി അമ്മൂമ്മ',
    'Male old': 'മുത്തച്ഛൻ അപ്പൂപ്പൻ വൃദ്ധൻ',
    'Female adult': 'അമ്മ',
    'Male adult': 'അച്ഛൻ',
  },
  useCases: {
    audiobook: 'ഓഡിയോബുക്ക് ഓഡിയോ_ബുക്ക് പുസ്തകം',
    'customer-service': 'കസ്റ്റമർ_കെയർ ഉപഭോക്തൃ_സേവനം',
    narration: 'ആഖ്യാനം വിവരണം',
    news: 'വാർത്ത വാർത്തകൾ',
    storytelling: 'കഥ കഥകൾ',
  },
  styles: { calm: 'ശാന്തമായ ശാന്തം', cheerful: 'സന്തോഷകരമായ', deep: 'ഗാംഭീര്യമുള്ള ഘനഗംഭീരം', soft: 'മൃദുവായ മൃദുലമായ' },
  languages: { ml: 'മലയാളത്തിൽ', en: 'ഇംഗ്ലീഷിൽ', hi: 'ഹിന്ദിയിൽ' },
};

/** Words of Kannada that people type when they look for a voice. Source: usage, November 2026. */
export const kannada: QueryWords = {
  empty: 'ಧ್ವನಿ ಧ್ವನಿಯಲ್ಲಿ ಧ್ವನಿಗಳು ಸ್ವರ ಮಾತು ಮಾತನಾಡುವ ಭಾಷಣ ಭಾಷೆ ಭಾಷೆಯಲ್ಲಿ ಉಚ್ಚಾರಣೆ ಆಡಿಯೋ ಬೇಕು ನನಗೆ ಒಂದು',
  not: '',
  notAfter: 'ಇಲ್ಲದೆ ಹೊರತುಪಡಿಸಿ ಅಲ್ಲದ',
  or: 'ಅಥವಾ',
  and: 'ಮತ್ತು',
  genders: { Female: 'ಮಹಿಳೆ ಮಹಿಳೆಯ ಮಹಿಳಾ ಮಹಿಳೆಯರ ಹೆಣ್ಣು ಸ್ತ್ರೀ ಹೆಂಗಸು', Male: 'ಪುರುಷ ಪುರುಷರ ಗಂಡು ಗಂಡಸು' },
  ages: { young: 'ಯುವ ಯುವಕರ', adult: 'ವಯಸ್ಕ ವಯಸ್ಕರ', old: 'ವೃದ್ಧ ವಯಸ್ಸಾದ ಹಿರಿಯ' },
  people: {
    child: 'ಮಗು ಮಗುವಿನ ಮಕ್ಕಳು ಮಕ್ಕಳ',
    'Female child': 'ಬಾಲಕಿ',
    'Male child': 'ಬಾಲಕ',
    'Female young': 'ಹುಡುಗಿ ಯುವತಿ',
    'Male young': 'ಹುಡುಗ ಯುವಕ',
    'Female old': 'ಅಜ್ಜಿ ಮುದುಕಿ ವೃದ್ಧೆ',
    'Male old': 'ಅಜ್ಜ ತಾತ ಮುದುಕ',
    'Female adult': 'ಅಮ್ಮ ತಾಯಿ',
    'Male adult': 'ಅಪ್ಪ ತಂದೆ',
  },
  useCases: {
    audiobook: 'ಆಡಿಯೊಬುಕ್ ಆಡಿಯೋಬುಕ್ ಆಡಿಯೋ_ಪುಸ್ತಕ ಪುಸ್ತಕ',
    'customer-service': 'ಗ್ರಾಹಕ_ಸೇವೆ',
    narration: 'ನಿರೂಪಣೆ ನಿರೂಪಕ ನಿರೂಪಕಿ',
    news: 'ಸುದ್ದಿ ಸುದ್ದಿಗಳು ವಾರ್ತೆ ವಾರ್ತೆಗಳು',
    storytelling: 'ಕಥೆ ಕಥೆಗಳು',
  },
  styles: { calm: 'ಶಾಂತ ಶಾಂತವಾದ', cheerful: 'ಹರ್ಷಚಿತ್ತದ ಉಲ್ಲಾಸದ', deep: 'ಗಂಭೀರ ಆಳವಾದ', soft: 'ಮೃದು ಮೃದುವಾದ' },
  languages: { kn: 'ಕನ್ನಡದಲ್ಲಿ', en: 'ಇಂಗ್ಲಿಷ್ ಇಂಗ್ಲೀಷ್ ಆಂಗ್ಲ', hi: 'ಹಿಂದಿಯಲ್ಲಿ' },
};
