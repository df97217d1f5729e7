import { buildOpenApi } from '../../http/openapi.ts';
import { lazy } from '../../lib/lazy.ts';
import { buildReference } from '../reference/build-reference.ts';
import type { Description } from '../reference/description.ts';
import { OBJECTS_PATH } from '../reference/reference.ts';
import { ObjectsView } from './objects-view.tsx';
import { ReferenceView } from './reference-view.tsx';
import type { View } from './view.ts';

/**
 * Content of the reference. The content is built once, at the first call, because building takes a tenth of a second and the OpenAPI
 * description never changes.
 */
export const reference = lazy(() => buildReference(buildOpenApi('/') as unknown as Description));

/** Page with the API reference, built from the OpenAPI description. */
export const referencePage: View = {
  name: 'reference',
  path: '/docs',
  render: ({ reader: { texts }, site }) => ({
    title: `${texts.site.docs} · ${texts.site.name}`,
    description: texts.docs.about,
    canonicalPath: '/docs',
    content: <ReferenceView reference={reference()} site={site} />,
  }),
};

export const objectsPage: View = {
  name: 'objects',
  path: OBJECTS_PATH,
  render: ({ reader: { texts } }) => ({
    title: `${texts.docs.objects} · ${texts.site.docs} · ${texts.site.name}`,
    description: texts.docs.aboutObjects,
    canonicalPath: OBJECTS_PATH,
    content: <ObjectsView objects={reference().objects} />,
  }),
};
