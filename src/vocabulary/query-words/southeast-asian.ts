import type { QueryWords } from './query-words.ts';

/** Words of Filipino that people type when they look for a voice. Source: usage, November 2026. */
export const filipino: QueryWords = {
  empty:
    'boses tinig tunog nagsasalita tagapagsalita pagsasalita salita wika wikang punto pagbigkas kailangan gusto ko mga na sa para_sa',
  not: 'walang maliban',
  or: '',
  and: '',
  genders: {
    Female: 'babae babaeng kababaihan pambabae',
    Male: 'lalaki lalaking lalake kalalakihan panlalaki',
  },
  ages: {
    child: 'pambata',
    young: 'kabataan batang',
    adult: 'nasa_hustong_gulang',
    old: 'matanda matandang nakatatanda',
  },
  people: {
    child: 'bata batang_bata sanggol',
    'Female child': 'batang_babae',
    'Male child': 'batang_lalaki',
    'Female young': 'dalaga dalagita',
    'Male young': 'binata binatilyo',
    'Female old': 'matandang_babae',
    'Male old': 'lolo matandang_lalaki',
    'Female adult': 'nanay',
    'Male adult': 'tatay',
  },
  useCases: {
    audiobook: 'aklat aklat_na_audio librong_audio',
    'customer-service': 'serbisyo_sa_customer serbisyo_sa_kustomer',
    narration: 'tagapagsalaysay pagsasalaysay',
    news: 'mga_balita tagapagbalita',
    storytelling: 'kuwento kwento kuwentista',
  },
  styles: {
    calm: 'kalmado mahinahon',
    cheerful: 'masaya masayang masayahin',
    deep: 'malalim',
    soft: 'malumanay malambing',
  },
  languages: { fil: 'tagalog pilipino wikang_filipino', en: 'ingles', es: 'espanyol' },
};

/** Words of Khmer that people type when they look for a voice. Source: usage, November 2026. */
export const khmer: QueryWords = {
  empty: 'សំឡេង សម្លេង និយាយ អ្នកនិយាយ ភាសា ការនិយាយ អត្ថបទ ត្រូវការ ស្វែងរក',
  not: 'គ្មាន មិនមែន លើកលែងតែ',
  or: 'ឬ',
  and: 'និង',
  genders: { Female: 'ស្រី ស្ត្រី នារី', Male: 'ប្រុស បុរស' },
  ages: { young: 'ក្មេង វ័យក្មេង', adult: 'មនុស្សពេញវ័យ', old: 'ចាស់ មនុស្សចាស់' },
  people: {
    child: 'កុមារ ទារក កូនក្មេង',
    'Female child': 'ក្មេងស្រី',
    'Male child': 'ក្មេងប្រុស',
    'Female young': 'យុវតី',
    'Male young': 'យុវជន',
    'Female old': 'ជីដូន យាយ លោកយាយ',
    'Male old': 'ជីតា លោកតា',
  },
  useCases: {
    audiobook: 'សៀវភៅអូឌីយ៉ូ សៀវភៅ',
    'customer-service': 'សេវាអតិថិជន',
    news: 'ព័ត៌មាន',
    storytelling: 'រឿងនិទាន',
  },
  styles: { calm: 'ស្ងប់ស្ងាត់', deep: 'ជ្រៅ', soft: 'ទន់ភ្លន់', warm: 'កក់ក្ដៅ' },
  languages: { km: 'ភាសាខ្មែរ ខ្មែរ', en: 'ភាសាអង់គ្លេស អង់គ្លេស', th: 'ភាសាថៃ' },
};

/** Words of Lao that people type when they look for a voice. Source: usage, November 2026. */
export const lao: QueryWords = {
  empty: 'ສຽງ ເວົ້າ ຜູ້ເວົ້າ ຄຳເວົ້າ ພາສາ ສຳນຽງ ຂໍ້ຄວາມ ຕ້ອງການ ຊອກຫາ',
  not: 'ບໍ່ ຍົກເວັ້ນ',
  or: 'ຫຼື',
  and: 'ແລະ',
  genders: { Female: 'ຍິງ ຜູ້ຍິງ ແມ່ຍິງ ເພດຍິງ', Male: 'ຊາຍ ຜູ້ຊາຍ ເພດຊາຍ' },
  ages: { young: 'ໜຸ່ມ ໄວໜຸ່ມ', adult: 'ຜູ້ໃຫຍ່', old: 'ເຖົ້າ ຜູ້ເຖົ້າ ຄົນເຖົ້າ' },
  people: {
    child: 'ເດັກ ເດັກນ້ອຍ',
    'Female child': 'ເດັກຍິງ',
    'Male child': 'ເດັກຊາຍ',
    'Female young': 'ສາວ',
    'Male young': 'ຊາຍໜຸ່ມ',
    'Female old': 'ແມ່ຕູ້ ແມ່ເຖົ້າ',
    'Male old': 'ພໍ່ຕູ້ ພໍ່ເຖົ້າ',
  },
  useCases: { audiobook: 'ປຶ້ມສຽງ ປຶ້ມ', 'customer-service': 'ບໍລິການລູກຄ້າ', news: 'ຂ່າວ', storytelling: 'ນິທານ' },
  styles: { calm: 'ສະຫງົບ', cheerful: 'ຮ່າເຮີງ', soft: 'ອ່ອນໂຍນ', warm: 'ອົບອຸ່ນ' },
  languages: { lo: 'ພາສາລາວ', en: 'ພາສາອັງກິດ', th: 'ພາສາໄທ' },
};

/** Words of Burmese that people type when they look for a voice. Source: usage, November 2026. */
export const burmese: QueryWords = {
  empty: 'အသံ အသံများ အသံဖြင့် စကား စကားပြော ပြောသူ ဘာသာ ဘာသာစကား လေယူလေသိမ်း စာသား လိုချင်',
  not: '',
  notAfter: 'မပါ မပါဘဲ မှလွဲ၍ မဟုတ်',
  or: 'သို့မဟုတ်',
  and: 'နှင့် နဲ့',
  genders: { Female: 'အမျိုးသမီး မိန်းမ', Male: 'အမျိုးသား ယောက်ျား ယောကျာ်း' },
  ages: { young: 'ငယ်ရွယ် လူငယ်', adult: 'လူကြီး', old: 'အိုမင်း သက်ကြီး' },
  people: {
    child: 'ကလေး ကလေးငယ်',
    'Female child': 'မိန်းကလေး ကလေးမ',
    'Male child': 'ယောက်ျားလေး ကောင်လေး',
    'Female young': 'ကောင်မလေး မိန်းမပျို',
    'Male young': 'လူငယ်လေး',
    'Female old': 'အဖွား အဘွား',
    'Male old': 'အဖိုး အဘိုး',
  },
  useCases: {
    audiobook: 'အသံစာအုပ် စာအုပ်',
    'customer-service': 'ဖောက်သည်ဝန်ဆောင်မှု',
    news: 'သတင်း',
    storytelling: 'ပုံပြင်',
  },
  styles: { calm: 'တည်ငြိမ်', cheerful: 'ပျော်ရွှင်', soft: 'နူးညံ့', warm: 'နွေးထွေး' },
  languages: { my: 'မြန်မာ မြန်မာဘာသာ မြန်မာစကား ဗမာ', en: 'အင်္ဂလိပ်စကား အင်္ဂလိပ်လို' },
};
