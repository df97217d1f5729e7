import type { QueryWords } from './query-words.ts';

/** Words of Welsh that people type when they look for a voice, with their mutations. Source: usage, November 2026. */
export const welsh: QueryWords = {
  empty:
    'llais lleisiau lais siaradwr siaradwyr lleferydd iaith ieithoedd acen acenion testun gyda mewn testun_i_leferydd',
  not: 'ac_eithrio',
  or: '',
  and: 'hefyd',
  genders: {
    Female: 'benyw benywaidd fenywaidd menyw menywod fenyw merched dynes ddynes',
    Male: 'gwryw gwrywaidd wrywaidd dynion ddyn',
  },
  ages: {
    young: 'ifanc ieuanc',
    adult: 'oedolyn oedolion',
    'middle-aged': 'canol_oed',
    old: 'oedrannus hŷn henoed',
  },
  people: {
    child: 'plentyn blentyn babi_bach',
    'Female child': 'merch_fach geneth',
    'Male child': 'bachgen bechgyn fachgen hogyn',
    'Female young': 'merch_ifanc',
    'Male young': 'dyn_ifanc llanc',
    'Female old': 'mamgu mam_gu nain hen_wraig',
    'Male old': 'tadcu tad_cu taid hen_ddyn',
  },
  useCases: {
    audiobook: 'llyfr_llafar llyfrau_llafar llyfr_sain llyfrau',
    'customer-service': 'gwasanaeth_cwsmeriaid',
    narration: 'adroddwr adroddwraig traethydd',
    news: 'newyddion',
    storytelling: 'straeon storïwr',
  },
  styles: {
    calm: 'tawel digynnwrf',
    cheerful: 'hapus siriol llawen',
    deep: 'dwfn ddofn',
    warm: 'cynnes gynnes',
  },
  languages: { cy: 'cymraeg gymraeg cymreig nghymraeg', en: 'saesneg', ga: 'gwyddeleg', fr: 'ffrangeg' },
};

/** Words of Irish that people type when they look for a voice, with their mutations. Source: usage, November 2026. */
export const irish: QueryWords = {
  empty:
    'guth guthanna ghuth glór glórtha cainteoir cainteoirí caint labhairt teanga teangacha téacs le_haghaidh téacs_go_caint',
  not: 'ach_amháin',
  or: '',
  and: '',
  genders: { Female: 'baineann mná mban bean_uasal', Male: 'fireann fir_óga fireannach' },
  ages: {
    young: 'óg',
    adult: 'duine_fásta daoine_fásta',
    'middle-aged': 'meánaosta mheánaosta',
    old: 'sean_duine aosta scothaosta',
  },
  people: {
    child: 'leanbh leanaí páiste páistí',
    'Female child': 'cailín_beag girseach',
    'Male child': 'buachaill_beag garsún',
    'Female young': 'cailín cailíní bean_óg',
    'Male young': 'buachaill buachaillí fear_óg',
    'Female old': 'seanmháthair mamó seanbhean',
    'Male old': 'seanathair daideo seanfhear',
  },
  useCases: {
    audiobook: 'closleabhar closleabhair leabhar leabhair',
    'customer-service': 'seirbhís_do_chustaiméirí',
    narration: 'reacaire',
    news: 'nuacht',
    storytelling: 'scéalta scéalaíocht scéalaí',
  },
  styles: {
    calm: 'ciúin suaimhneach',
    cheerful: 'gealgháireach áthasach',
    deep: 'domhain',
    warm: 'te_teolaí teolaí',
  },
  languages: { ga: 'ghaeilge gaelach as_gaeilge', en: 'béarla bhéarla', cy: 'breatnais' },
};
