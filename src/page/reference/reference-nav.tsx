import { useReader } from '../state/reader.tsx';
import { OBJECTS_PATH, type Reference } from './reference.ts';

/** Links to the sections of the page. The list is collapsed in a narrow window; in a wide window a style shows it. */
export function ReferenceNav({ reference: { groups } }: { readonly reference: Reference }) {
  const { docs } = useReader().texts;
  const guides = [
    ['errors', docs.errors],
    ['limits', docs.limitsAndHeaders],
    ['paging', docs.paging],
    ['feeds', docs.feeds],
    ['mcp', docs.mcp],
    ['client', docs.client],
    ['guides', docs.guides],
  ];
  return (
    <nav class="reference-nav" aria-label={docs.contents}>
      <details>
        <summary>{docs.contents}</summary>
        <ul>
          {groups.map(({ name, operations }) => (
            <li key={name}>
              <a class="group" href={`#group-${name}`} lang="en">
                {name}
              </a>
              <ul lang="en" dir="ltr">
                {operations.map(({ id, path }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{path}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {guides.map(([id, title]) => (
            <li key={id}>
              <a class="anchor" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href={OBJECTS_PATH}>{docs.objects}</a>
          </li>
        </ul>
      </details>
    </nav>
  );
}
