/**
 * Names of the dialects in the ids of MMS's models that are written there as one word: `sanjuancotzal` in
 * `mms_ixl-dialect_sanjuancotzal`. Source: index of MMS's models for sherpa-onnx, September 2026; the places in the
 * names are towns of Guatemala and Mexico.
 */
export const DIALECTS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ['blowowest', 'Western, Blowo'],
  ['centralveracruz', 'Central Veracruz'],
  ['gweetaawueast', 'Eastern, Gweetaawu'],
  ['sanantonio', 'San Antonio'],
  ['sangasparchajul', 'San Gaspar Chajul'],
  ['sanjerónimo', 'San Jerónimo'],
  ['sanjuancotzal', 'San Juan Cotzal'],
  ['sanmateoixtatán', 'San Mateo Ixtatán'],
  ['sansebastiáncoatán', 'San Sebastián Coatán'],
  ['santamaríadejesús', 'Santa María de Jesús'],
  ['santamarianebaj', 'Santa María Nebaj'],
  ['santodomingoxenacoj', 'Santo Domingo Xenacoj'],
  ['southcentral', 'South Central'],
  ['westernpotosino', 'Western Potosino'],
]);
