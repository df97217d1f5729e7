import type { ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Document, type DocumentProps } from './document.tsx';
import { type Reader, ReaderProvider } from './reader.tsx';

/** Renders a whole page as HTML. */
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
  return `<!doctype html>${html}`;
}
