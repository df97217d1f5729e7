/**
 * URL of the folder that has a folder for each model of MMS in the form for sherpa-onnx. Source: the field `url` of the index of models,
 * November 2026.
 */
const MODELS = 'https://huggingface.co/willwade/mms-tts-multilingual-models-onnx/resolve/main';

/**
 * Returns the URL of the recording in the folder of a model, such as `azj-script_latin`. The index tells whether there is one. Source of
 * the file's name: listings of these folders, November 2026.
 */
export function mmsSample(model: string): string {
  return `${MODELS}/${encodeURIComponent(model)}/sample.wav`;
}
