/**
 * Names of vendors of speech synthesis that are no providers of the directory, by slug, so that a search for one is told so. The first
 * name is the one that answers use. Source: the vendors' own names, November 2026.
 */
export const UNLISTED_VENDORS: ReadonlyMap<string, readonly [name: string, ...others: string[]]> = new Map([
  ['acapela', ['Acapela', 'Acapela Group']],
  ['alibaba-cloud', ['Alibaba Cloud', 'Aliyun', 'CosyVoice']],
  ['apple', ['Apple', 'AVSpeechSynthesizer']],
  ['baidu', ['Baidu']],
  ['cereproc', ['CereProc']],
  ['descript', ['Descript']],
  ['iflytek', ['iFlytek', 'Xunfei']],
  ['lovo', ['LOVO', 'LOVO AI']],
  ['naturalreader', ['NaturalReader', 'NaturalReaders']],
  ['naver-clova', ['Naver Clova', 'Clova Voice']],
  ['nuance', ['Nuance', 'Nuance Vocalizer']],
  ['nvidia-riva', ['NVIDIA Riva']],
  ['playht', ['PlayHT', 'Play.ht', 'PlayAI', 'Play AI']],
  ['readspeaker', ['ReadSpeaker']],
  ['respeecher', ['Respeecher']],
  ['supertone', ['Supertone']],
  ['tencent-cloud', ['Tencent Cloud']],
  ['typecast', ['Typecast']],
  ['voicemaker', ['Voicemaker']],
  ['yandex-speechkit', ['Yandex SpeechKit', 'Yandex', 'SpeechKit']],
]);
