import { useReader } from '../state/reader.tsx';
import type { Field } from './build-fields.ts';
import { OBJECTS_PATH } from './build-reference.ts';
import { MarkedText } from './parts.tsx';

/** List of parameters or fields. A table is not used, because five columns do not fit on a narrow screen. */
export function FieldList({
  anchor,
  fields,
}: {
  readonly anchor: string;
  readonly fields: readonly Field[];
}) {
  return (
    <dl class="fields">
      {fields.map((field) => (
        <FieldEntry key={field.name} id={`${anchor}-${field.name}`} {...field} />
      ))}
    </dl>
  );
}

function FieldEntry({
  id,
  name,
  type: { words, object, values },
  isRequired,
  description,
  fallback,
  example,
  limits,
}: Field & { readonly id: string }) {
  const { docs } = useReader().texts;
  return (
    <div class="field" id={id}>
      <dt>
        <a class="anchor" href={`#${id}`} dir="ltr">
          <code>{name}</code>
        </a>
        <span class="field-type">
          <span lang="en" dir="ltr">
            {object === undefined ? words : <a href={`${OBJECTS_PATH}#${object}`}>{words}</a>}
          </span>
          {isRequired && <strong> {docs.required}</strong>}
        </span>
      </dt>
      <dd>
        {description !== '' && (
          <p lang="en" dir="ltr">
            <MarkedText text={description} />
          </p>
        )}
        <FieldFact label={docs.values} value={values.join(', ')} />
        <FieldFact label={docs.fallback} value={fallback} />
        {limits.map(({ kind, value }) => (
          <FieldFact key={kind} label={docs.limits[kind]} value={String(value)} />
        ))}
        <FieldFact label={docs.example} value={example} />
      </dd>
    </div>
  );
}

/** Labelled detail of a field, such as the default value; renders nothing if the value is empty. */
export function FieldFact({ label, value }: { readonly label: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <p class="field-fact">
      {label}{' '}
      <code lang="en" dir="ltr">
        {value}
      </code>
    </p>
  );
}
