import { type ComponentChildren, createContext, createElement, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';
import type { InTurn } from '../../http/middleware/admission.ts';

/** Place of a slice in the HTML around it. No text can look like it, because the sign `<` of texts is escaped. */
const PLACE = 'x-slice';
const PLACE_HTML = `<${PLACE}></${PLACE}>`;

/** Part of a page that is not rendered yet, with the values of its contexts. */
interface Waiting {
  readonly children: ComponentChildren;
  readonly context: object;
}

const WaitingContext = createContext<Waiting[]>([]);

/** Part of a long page, which is rendered in a turn of the event loop of its own. Preact passes a component the values of all contexts. */
export function Slice({ children }: { readonly children: ComponentChildren }, context: object) {
  useContext(WaitingContext).push({ children, context });
  return createElement(PLACE, null);
}

/** Renders a page and its slices, each in a turn, so that no turn takes as long as a long page. */
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
