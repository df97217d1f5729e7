import { useReader } from '../state/reader.tsx';
import { AnswerList } from './answer-list.tsx';
import { CodeBlock } from './code-block.tsx';
import { FieldList } from './field-list.tsx';
import { Prose } from './prose.tsx';
import type { Operation } from './reference.ts';

interface OperationProps {
  readonly operation: Operation;
  readonly site: string;
  /** Names of the objects on the objects page, for links. */
  readonly objects: ReadonlySet<string>;
}

/** One operation of the API. */
export function OperationSection({ operation, site, objects }: OperationProps) {
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
              <FieldList anchor={id} fields={parameters} objects={objects} />
            </>
          )}
          <h4>{docs.answers}</h4>
          <AnswerList answers={answers} objects={objects} />
        </div>
        <OperationExamples operation={operation} site={site} />
      </div>
    </section>
  );
}

function OperationExamples({ operation, site }: Pick<OperationProps, 'operation' | 'site'>) {
  const { docs } = useReader().texts;
  const { answers, tryPath, summary } = operation;
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
