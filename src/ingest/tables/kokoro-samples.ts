/** URL of the folder with a recording of each speaker of the Kokoro models that k2-fsa has converted for sherpa-onnx. */
const RECORDINGS = 'https://huggingface.co/csukuangfj/sherpa-onnx-tts-samples/resolve/main/kokoro';

/**
 * Voices by the folder of their model, in the order of their speaker numbers, because the name of a recording begins with the number:
 * `3-af_heart.mp3`. The conversion of v1.0 leaves out em_santa. Kokoro's own authors publish recordings of one voice only. Source:
 * sherpa-onnx's scripts that make the voices and the recordings, and its pages of both models, November 2026.
 */
const SPEAKERS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'v1.0',
    `af_alloy af_aoede af_bella af_heart af_jessica af_kore af_nicole af_nova af_river af_sarah af_sky am_adam
    am_echo am_eric am_fenrir am_liam am_michael am_onyx am_puck am_santa bf_alice bf_emma bf_isabella bf_lily
    bm_daniel bm_fable bm_george bm_lewis ef_dora em_alex ff_siwis hf_alpha hf_beta hm_omega hm_psi if_sara
    im_nicola jf_alpha jf_gongitsune jf_nezumi jf_tebukuro jm_kumo pf_dora pm_alex pm_santa zf_xiaobei zf_xiaoni
    zf_xiaoxiao zf_xiaoyi zm_yunjian zm_yunxi zm_yunxia zm_yunyang`.split(/\s+/),
  ],
  [
    'v1.1-zh',
    `af_maple af_sol bf_vale zf_001 zf_002 zf_003 zf_004 zf_005 zf_006 zf_007 zf_008 zf_017 zf_018 zf_019 zf_021
    zf_022 zf_023 zf_024 zf_026 zf_027 zf_028 zf_032 zf_036 zf_038 zf_039 zf_040 zf_042 zf_043 zf_044 zf_046
    zf_047 zf_048 zf_049 zf_051 zf_059 zf_060 zf_067 zf_070 zf_071 zf_072 zf_073 zf_074 zf_075 zf_076 zf_077
    zf_078 zf_079 zf_083 zf_084 zf_085 zf_086 zf_087 zf_088 zf_090 zf_092 zf_093 zf_094 zf_099 zm_009 zm_010
    zm_011 zm_012 zm_013 zm_014 zm_015 zm_016 zm_020 zm_025 zm_029 zm_030 zm_031 zm_033 zm_034 zm_035 zm_037
    zm_041 zm_045 zm_050 zm_052 zm_053 zm_054 zm_055 zm_056 zm_057 zm_058 zm_061 zm_062 zm_063 zm_064 zm_065
    zm_066 zm_068 zm_069 zm_080 zm_081 zm_082 zm_089 zm_091 zm_095 zm_096 zm_097 zm_098 zm_100`.split(/\s+/),
  ],
]);

const SAMPLES: ReadonlyMap<string, string> = new Map(
  Array.from(SPEAKERS, ([model, speakers]) =>
    speakers.map((id, number) => [id, `${RECORDINGS}/${model}/mp3/${number}-${id}.mp3`] as const),
  ).flat(),
);

/** Returns the URL of the recording of a voice; undefined if there is none. */
export function kokoroSample(id: string): string | undefined {
  return SAMPLES.get(id);
}
