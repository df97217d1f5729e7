import type { QueryWords } from './query-words.ts';

/** Words of Greek that people type when they look for a voice. Source: usage, November 2026. */
export const greek: QueryWords = {
  paradigms: {
    ός: '-ός -ή -ό -οί -ές -ά -ού -ής -ών',
    ος: '-ος -η -ο -οι -ες -α -ου -ης -ων',
  },
  empty: `
    φωνή φωνές φωνής φωνών ομιλία ομιλίας ομιλητής ομιλήτρια ομιλητές μιλάει μιλά που γλώσσα γλώσσες προφορά
    προφορές ήχος κείμενο κείμενο_σε_ομιλία σύνθεση_ομιλίας θέλω ψάχνω χρειάζομαι με για σε στα στη στην ένα μια
    μία έναν ο η το οι τα τη την
  `,
  not: 'χωρίς εκτός όχι δίχως',
  or: 'είτε',
  and: 'και',
  genders: {
    Female: 'γυναίκα γυναίκες γυναίκας γυναικεί~ος γυναικεία γυναικών θηλυκ~ός κυρία',
    Male: 'άνδρας άνδρα άνδρες άντρας άντρα άντρες ανδρικ~ός αντρικ~ός αρσενικ~ός κύριος',
  },
  ages: {
    child: 'παιδικ~ός',
    young: 'νέος νέα νέο νέοι νεαρ~ός νεανικ~ός',
    adult: 'ενήλικας ενήλικες ενήλικη ενήλικ~ος',
    'middle-aged': 'μεσήλικας μεσήλικη μέσης_ηλικίας',
    old: 'ηλικιωμέν~ος γέρικ~ος',
  },
  people: {
    child: 'παιδί παιδιά παιδιού μωρό',
    'Female child': 'κοριτσάκι κοριτσάκια',
    'Male child': 'αγοράκι αγοράκια',
    'Female young': 'κορίτσι κορίτσια κοπέλα κοπέλες',
    'Male young': 'αγόρι αγόρια παλικάρι',
    'Female old': 'γιαγιά γιαγιάς γριά',
    'Male old': 'παππούς παππού γέρος',
    'Female adult': 'μητέρα μαμά',
    'Male adult': 'πατέρας μπαμπάς',
  },
  useCases: {
    audiobook: 'ακουστικό_βιβλίο ακουστικά_βιβλία ηχητικό_βιβλίο βιβλίο βιβλία',
    'customer-service': 'εξυπηρέτηση_πελατών τηλεφωνικό_κέντρο',
    narration: 'αφηγητής αφηγήτρια αφήγηση εκφωνητής εκφωνήτρια',
    news: 'ειδήσεις δελτίο_ειδήσεων παρουσιαστής_ειδήσεων',
    storytelling: 'παραμύθι παραμύθια ιστορία ιστορίες',
  },
  styles: {
    calm: 'ήρεμ~ος',
    cheerful: 'χαρούμεν~ος εύθυμ~ος',
    deep: 'βαθύς βαθιά βαθύ μπάσα',
    soft: 'απαλ~ός',
    warm: 'ζεστ~ός θερμ~ός',
  },
  languages: {
    el: 'ελληνικ~ός έλληνας ελληνίδα ellinika',
    en: 'αγγλικ~ός',
    de: 'γερμανικ~ός',
    fr: 'γαλλικ~ός',
    es: 'ισπανικ~ός',
    it: 'ιταλικ~ός',
    ru: 'ρωσικ~ός',
    tr: 'τουρκικ~ός',
    sq: 'αλβανικ~ός',
  },
  countries: { CY: 'κυπριακ~ός', US: 'αμερικανικ~ός αμερικάνικ~ος', GB: 'βρετανικ~ός' },
};

/** Words of Albanian that people type when they look for a voice. Source: usage, November 2026. */
export const albanian: QueryWords = {
  empty:
    'zë zëri zëra zërin folës folëse flet të_folurit gjuhë gjuha gjuhën theks theksi shqiptim tekst_në_të_folur kërkoj për një',
  not: 'përveç',
  or: 'apo',
  and: 'dhe',
  genders: {
    Female: 'femër femra femëror femërore grua gruaja',
    Male: 'mashkull meshkuj mashkullor mashkullore burrë burra',
  },
  ages: {
    young: 'i_ri e_re të_rinj',
    adult: 'i_rritur e_rritur të_rritur',
    old: 'i_moshuar e_moshuar plakë plak',
  },
  people: {
    child: 'fëmijë fëmija fëmijëror foshnjë',
    'Female child': 'vajzë_e_vogël',
    'Male child': 'djalë_i_vogël',
    'Female young': 'vajzë vajza',
    'Male young': 'djalë djalosh',
    'Female old': 'gjyshe gjyshja',
    'Male old': 'gjysh gjyshi',
  },
  useCases: {
    audiobook: 'libër_audio libra_audio libër_zanor',
    'customer-service': 'shërbimi_i_klientit shërbim_klienti',
    narration: 'rrëfimtar rrëfimtare tregimtar',
    news: 'lajme lajmet',
    storytelling: 'përrallë përralla',
  },
  styles: {
    calm: 'qetë e_qetë i_qetë',
    cheerful: 'gëzuar e_gëzuar',
    deep: 'thellë e_thellë',
    warm: 'ngrohtë e_ngrohtë i_ngrohtë',
  },
  languages: {
    sq: 'shqip shqipe shqipja',
    en: 'anglisht',
    de: 'gjermanisht',
    it: 'italisht',
    fr: 'frëngjisht',
  },
};
