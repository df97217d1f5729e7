import type { ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type Reader, ReaderProvider } from '../state/reader.tsx';
import { Document, type DocumentProps } from './document.tsx';

/** Control characters that HTML does not allow. They come in with the text of a search. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Renders a whole page as HTML, without control characters. */
export function renderPage(
  reader: Reader,
  props: Omit<DocumentProps, 'children'>,
  view: ComponentChild,
): string {
  const html = renderToString(
    <ReaderProvider value={reader}>
      <Document {...props}>{view}</Document>
    </ReaderProvider>,
  );
  return `<!doctype html>${html.replace(CONTROLS, '')}`;
}
