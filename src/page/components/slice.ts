import { type ComponentChildren, createContext, createElement, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';
import type { InTurn } from '../../http/middleware/admission.ts';

/** Name of the HTML element that marks the position of a slice (a part rendered later). Texts cannot contain this element, because Preact escapes `<`. */
const PLACE = 'x-slice';
const PLACE_HTML = `<${PLACE}></${PLACE}>`;

/** Slice (part of a long page) that is not rendered yet, with the values of its Preact contexts. */
interface Waiting {
  readonly children: ComponentChildren;
  readonly context: object;
}

const WaitingContext = createContext<Waiting[]>([]);

/** Part of a long page, rendered in a separate turn of the event loop. Preact passes the values of all contexts to a component as the second argument. */
export function Slice({ children }: { readonly children: ComponentChildren }, context: object) {
  useContext(WaitingContext).push({ children, context });
  return createElement(PLACE, null);
}

/** Renders a page, and each slice (part) of the page, in a separate turn of the event loop, so that a long page does not block other requests. */
export async function renderInSlices(page: ComponentChildren, inTurn: InTurn): Promise<string> {
  const waiting: Waiting[] = [];

  async function render({ children, context }: Waiting): Promise<string> {
    const root = createElement(Fragment, null, children);
    const [first = '', ...rest] = (await inTurn(() => renderToString(root, context))).split(PLACE_HTML);
    const slices = waiting.splice(0);
    let html = first;
    for (const slice of slices) html += (await render(slice)) + rest.shift();
    return html;
  }

  const children = createElement(WaitingContext.Provider, { value: waiting }, page);
  return render({ children, context: {} });
}
