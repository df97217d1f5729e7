import { useReader } from '../state/reader.tsx';
import { ERROR_SCHEMA } from './build-reference.ts';
import { CodeBlock } from './code-block.tsx';
import { Guide } from './guide.tsx';
import { Prose } from './prose.tsx';
import type { ErrorRow, Reference } from './reference.ts';

/** Table of all errors, and the recorded examples by error code. */
export function ErrorSection({ reference }: { readonly reference: Reference }) {
  const { docs } = useReader().texts;
  const operations = reference.groups.flatMap((group) => group.operations);
  const api = operations.filter(({ hasTwin }) => hasTwin);
  const general = reference.objects
    .find(({ name }) => name === ERROR_SCHEMA)
    ?.fields.find(({ name }) => name === 'error.code');
  return (
    <Guide id="errors" title={docs.errors}>
      {general && <Prose text={general.description} />}
      <table class="errors">
        <thead>
          <tr>
            <th scope="col">{docs.status}</th>
            <th scope="col">{docs.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {reference.errors.map((row) => (
            <ErrorEntry
              key={row.status + row.text}
              row={row}
              isGeneral={row.operations.length >= api.length}
            />
          ))}
        </tbody>
      </table>
      {listExamples(reference).map(({ code, text }) => (
        <details key={code}>
          <summary>
            {docs.example} <code dir="ltr">{code}</code>
          </summary>
          <CodeBlock text={text} of={code} />
        </details>
      ))}
    </Guide>
  );
}

function ErrorEntry({ row, isGeneral }: { readonly row: ErrorRow; readonly isGeneral: boolean }) {
  const { docs } = useReader().texts;
  return (
    <tr>
      <td>{row.status}</td>
      <td>
        <p lang="en" dir="ltr">
          {row.codes.map((code) => (
            <b key={code}>
              <code>{code}</code>{' '}
            </b>
          ))}
        </p>
        <Prose text={row.text} />
        <p class="error-operations">
          {isGeneral
            ? docs.everyOperation
            : row.operations.map((id) => (
                <a key={id} href={`#${id}`} lang="en">
                  {id}
                </a>
              ))}
        </p>
      </td>
    </tr>
  );
}

function listExamples({ groups }: Reference): { readonly code: string; readonly text: string }[] {
  const byCode = new Map<string, string>();
  for (const { answers } of groups.flatMap((group) => group.operations))
    for (const { examples } of answers.filter(({ reasons }) => reasons.length > 0))
      for (const { text } of examples) {
        const [, code] = /"code": "(\w+)"/.exec(text) ?? [];
        if (code !== undefined && !byCode.has(code)) byCode.set(code, text);
      }
  return [...byCode].map(([code, text]) => ({ code, text }));
}
