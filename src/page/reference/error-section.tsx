import { useReader } from '../state/reader.tsx';
import { ERROR_SCHEMA, type Reference } from './build-reference.ts';
import { CodeBlock, Prose } from './parts.tsx';

/** Table of all API errors, followed by one recorded example response for each error code. */
export function ErrorSection(props: Pick<Reference, 'errors' | 'objects' | 'operations'>) {
  const { docs } = useReader().texts;
  const { errors, objects, operations } = props;
  const general = objects
    .find(({ name }) => name === ERROR_SCHEMA)
    ?.fields.find(({ name }) => name === 'error.code');
  return (
    <>
      {general && <Prose text={general.description} />}
      <table class="errors">
        <thead>
          <tr>
            <th scope="col">{docs.status}</th>
            <th scope="col">{docs.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ status, codes, text }) => (
            <tr key={status + text}>
              <td>{status}</td>
              <td>
                <p lang="en" dir="ltr">
                  {codes.map((code) => (
                    <b key={code}>
                      <code>{code}</code>{' '}
                    </b>
                  ))}
                </p>
                <Prose text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {listExamples(operations).map(([code, text]) => (
        <details key={code}>
          <summary>
            {docs.example} <code dir="ltr">{code}</code>
          </summary>
          <CodeBlock text={text} of={code} />
        </details>
      ))}
    </>
  );
}

/** Lists each error code with the first example response that contains the code. */
function listExamples(operations: Reference['operations']) {
  const byCode = new Map<string, string>();
  const answers = operations.flatMap((operation) => operation.answers);
  for (const { text } of answers.flatMap(({ reasons, examples }) => (reasons.length > 0 ? examples : []))) {
    const [, code] = /"code": "(\w+)"/.exec(text) ?? [];
    if (code !== undefined && !byCode.has(code)) byCode.set(code, text);
  }
  return [...byCode];
}
