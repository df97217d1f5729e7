import { useReader } from '../state/reader.tsx';
import { MarkedText } from './prose.tsx';
import { type Field, OBJECTS_PATH, type ValueType } from './reference.ts';

interface FieldListProps {
  readonly anchor: string;
  readonly fields: readonly Field[];
  /** Names of the objects on the objects page, for links from types. */
  readonly objects: ReadonlySet<string>;
}

/** List of parameters or fields. A table is not used, because five columns do not fit on a narrow screen. */
export function FieldList({ anchor, fields, objects }: FieldListProps) {
  return (
    <dl class="fields">
      {fields.map((field) => (
        <FieldEntry key={field.name} id={`${anchor}-${field.name}`} field={field} objects={objects} />
      ))}
    </dl>
  );
}

interface FieldEntryProps {
  readonly id: string;
  readonly field: Field;
  readonly objects: ReadonlySet<string>;
}

function FieldEntry({ id, field, objects }: FieldEntryProps) {
  const { docs } = useReader().texts;
  const { name, type, isRequired, description, fallback, example, limits } = field;
  return (
    <div class="field" id={id}>
      <dt>
        <a class="anchor" href={`#${id}`} dir="ltr">
          <code>{name}</code>
        </a>
        <span class="field-type">
          <TypeName type={type} objects={objects} />
          {isRequired && <strong> {docs.required}</strong>}
        </span>
      </dt>
      <dd>
        {description !== '' && (
          <p lang="en" dir="ltr">
            <MarkedText text={description} />
          </p>
        )}
        <FieldFact label={docs.values} value={type.values.join(', ')} />
        <FieldFact label={docs.fallback} value={fallback} />
        {limits.map(({ kind, value }) => (
          <FieldFact key={kind} label={docs.limits[kind]} value={String(value)} />
        ))}
        <FieldFact label={docs.example} value={example} />
      </dd>
    </div>
  );
}

/** One labelled detail of a field, such as its default; renders nothing without a value. */
export function FieldFact({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  if (value === undefined || value === '') return null;
  return (
    <p class="field-fact">
      {label}{' '}
      <code lang="en" dir="ltr">
        {value}
      </code>
    </p>
  );
}

interface TypeNameProps {
  readonly type: ValueType;
  readonly objects: ReadonlySet<string>;
}

/** Name of a type, with a link if the type is an object of the objects page. */
function TypeName({ type: { words, schema }, objects }: TypeNameProps) {
  return (
    <span lang="en" dir="ltr">
      {schema !== undefined && objects.has(schema) ? (
        <a href={`${OBJECTS_PATH}#${schema}`}>{words}</a>
      ) : (
        words
      )}
    </span>
  );
}
