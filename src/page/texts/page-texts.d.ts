/** Module of the texts of one language, compiled by `npm run build`. */
declare module '#page-texts/*' {
  export const texts: import('./texts.ts').Texts;
}
