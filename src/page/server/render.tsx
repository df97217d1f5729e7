import type { ComponentChild } from 'preact';
import type { InTurn } from '../../http/middleware/admission.ts';
import { type Reader, ReaderProvider } from '../state/reader.tsx';
import { Document, type DocumentProps } from './document.tsx';
import { renderInSlices } from './slice.ts';

/** Control characters that HTML does not allow. The text of a search may contain them. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Renders a whole page as HTML without control characters. The page's slices are rendered in separate turns of the event loop. */
export async function renderPage(
  reader: Reader,
  props: Omit<DocumentProps, 'children'>,
  view: ComponentChild,
  inTurn: InTurn,
): Promise<string> {
  const html = await renderInSlices(
    <ReaderProvider value={reader}>
      <Document {...props}>{view}</Document>
    </ReaderProvider>,
    inTurn,
  );
  return `<!doctype html>${html.replace(CONTROLS, '')}`;
}
