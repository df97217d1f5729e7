/** Module of the texts of one language, as the build compiles it. */
declare module '#page-texts/*' {
  export const texts: import('./texts.ts').Texts;
}
