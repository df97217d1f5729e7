import { useReader } from '../state/reader.tsx';
import { MarkedText } from './prose.tsx';
import { type Answer, OBJECTS_PATH } from './reference.ts';

interface AnswerListProps {
  readonly answers: readonly Answer[];
  /** Names of the objects on the objects page, for links from responses. */
  readonly objects: ReadonlySet<string>;
}

/** Responses of an operation with their statuses, error codes and objects. */
export function AnswerList({ answers, objects }: AnswerListProps) {
  return (
    <dl class="answers">
      {answers.map((answer) => (
        <div key={answer.status} class="answer">
          <dt>{answer.status}</dt>
          <dd lang="en" dir="ltr">
            {answer.reasons.length > 0 ? (
              <Reasons answer={answer} />
            ) : (
              <p>
                <MarkedText text={answer.description} /> <Body answer={answer} objects={objects} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reasons({ answer: { reasons } }: { readonly answer: Answer }) {
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
}

function Body({ answer, objects }: { readonly answer: Answer; readonly objects: ReadonlySet<string> }) {
  const { docs } = useReader().texts;
  const { mediaType, schema } = answer;
  if (mediaType === undefined) return null;
  return (
    <>
      <code>{mediaType}</code>
      {schema !== undefined && objects.has(schema) && (
        <>
          {', '}
          <span class="visually-hidden">{docs.object} </span>
          <a href={`${OBJECTS_PATH}#${schema}`}>{schema}</a>
        </>
      )}
    </>
  );
}
