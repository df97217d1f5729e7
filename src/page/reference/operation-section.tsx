import { useReader } from '../state/reader.tsx';
import type { Answer } from './build-answers.ts';
import { OBJECTS_PATH, type Operation } from './build-reference.ts';
import { FieldList } from './field-list.tsx';
import { CodeBlock, MarkedText, Prose } from './parts.tsx';

interface OperationProps {
  readonly operation: Operation;
  readonly site: string;
}

export function OperationSection({ operation, site }: OperationProps) {
  const { docs } = useReader().texts;
  const { id, method, path, summary, description, parameters, answers } = operation;
  return (
    <section class="operation" id={id} aria-labelledby={`title-${id}`}>
      <h3 id={`title-${id}`} lang="en" dir="ltr">
        <a class="anchor" href={`#${id}`}>
          {summary}
        </a>
      </h3>
      <div class="operation-columns">
        <div class="operation-text">
          <p class="operation-path" lang="en" dir="ltr">
            <code>
              <b>{method}</b> {path}
            </code>
          </p>
          <Prose text={description} />
          {parameters.length > 0 && (
            <>
              <h4>{docs.parameters}</h4>
              <FieldList anchor={id} fields={parameters} />
            </>
          )}
          <h4>{docs.answers}</h4>
          <dl class="answers">
            {answers.map((answer) => (
              <div key={answer.status} class="answer">
                <dt>{answer.status}</dt>
                <dd lang="en" dir="ltr">
                  <AnswerText {...answer} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <OperationExamples operation={operation} site={site} />
      </div>
    </section>
  );
}

/** Text of an API response: an error has reasons with error codes, and any other response has a description with a link to the returned object. */
function AnswerText({ description, mediaType, object, reasons }: Answer) {
  const { docs } = useReader().texts;
  if (reasons.length > 0)
    return reasons.map(({ codes, text }) => (
      <p key={text}>
        {codes
          .filter((code) => !text.includes(code))
          .map((code) => (
            <code key={code}>{code} </code>
          ))}
        <MarkedText text={text} />
      </p>
    ));
  return (
    <p>
      <MarkedText text={description} /> {mediaType !== '' && <code>{mediaType}</code>}
      {object !== undefined && (
        <>
          {', '}
          <span class="visually-hidden">{docs.object} </span>
          <a href={`${OBJECTS_PATH}#${object}`}>{object}</a>
        </>
      )}
    </p>
  );
}

function OperationExamples({ operation: { answers, tryPath, summary }, site }: OperationProps) {
  const { docs } = useReader().texts;
  const examples = answers.filter(({ reasons }) => reasons.length === 0).flatMap((answer) => answer.examples);
  if (tryPath === undefined && examples.length === 0) return null;
  return (
    <div class="operation-examples">
      {tryPath !== undefined && (
        <>
          <h4>{docs.request}</h4>
          <CodeBlock text={`curl '${site}${tryPath}'`} of={summary} />
          <p>
            <a class="try" href={tryPath}>
              {docs.tryIt}
              <span class="visually-hidden" lang="en">
                {' '}
                {summary}
              </span>
            </a>
          </p>
        </>
      )}
      {examples.length > 0 && <h4>{docs.recorded}</h4>}
      {examples.map(({ title = summary, text }, at) => (
        <details key={title} open={at === 0}>
          <summary lang="en" dir="ltr">
            {title}
          </summary>
          <CodeBlock text={text} of={title} />
        </details>
      ))}
    </div>
  );
}
