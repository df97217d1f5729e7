/** Path of the page with the objects, which are on a page of their own because they are two fifths of the reference. */
export const OBJECTS_PATH = '/docs/objects';

/** A value of a parameter or field, as a reader sees it. */
export interface ValueType {
  /** Words for the type: `string`, `integer`, `list of string`. */
  readonly words: string;
  /** Name of the schema that the type refers to. */
  readonly schema?: string | undefined;
  /** All values, if they are a closed set. */
  readonly values: readonly string[];
}

/** A limit of a value: its kind, and its number. */
export interface Limit {
  readonly kind: 'minimum' | 'maximum' | 'maxItems' | 'maxLength';
  readonly value: number;
}

/** A parameter of an operation, or a field of an object. */
export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: ValueType;
  readonly description: string;
  /** Default as JSON, without the quotes of a text. */
  readonly fallback?: string | undefined;
  readonly example?: string | undefined;
  readonly limits: readonly Limit[];
}

/** A recorded answer. */
export interface Example {
  readonly title?: string | undefined;
  readonly text: string;
}

/** An error code with its reason. A status without a code of its own has one entry without a code. */
export interface Reason {
  readonly codes: readonly string[];
  readonly text: string;
}

/** One kind of answer of an operation. */
export interface Answer {
  /** Status as the description has it: `200`, `4XX`. */
  readonly status: string;
  readonly description: string;
  readonly mediaType?: string | undefined;
  readonly schema?: string | undefined;
  readonly headers: readonly string[];
  readonly reasons: readonly Reason[];
  readonly examples: readonly Example[];
}

/** An operation, once for both of its prefixes. */
export interface Operation {
  /** Name without the suffix of a prefix, which is the anchor of its section. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly group: string;
  /** True if the operation also exists under `/api`. */
  readonly hasTwin: boolean;
  readonly parameters: readonly Field[];
  readonly answers: readonly Answer[];
  /** Address of an example request; undefined for an operation that is no GET. */
  readonly tryPath?: string | undefined;
}

/** A named object of answers with its fields, or a named set of values. */
export interface ObjectType {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly values: readonly string[];
}

/** A group of operations. */
export interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** Error codes of one status with the operations that answer so. */
export interface ErrorRow extends Reason {
  readonly status: string;
  readonly operations: readonly string[];
}

/** Content of the reference page. */
export interface Reference {
  readonly description: string;
  readonly version: string;
  readonly groups: readonly Group[];
  readonly errors: readonly ErrorRow[];
  /** Response headers by name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly objects: readonly ObjectType[];
  /** Address of the project, if the description names one. */
  readonly project?: string | undefined;
}
