/** Module with the page's texts in one language, which `npm run build` compiles from `data/page/`. */
declare module '#page-texts/*' {
  export const texts: import('./texts.ts').Texts;
}
