/** Path of the page with the objects. The objects have a separate page, because they are two fifths of the reference. */
export const OBJECTS_PATH = '/docs/objects';

/** Type of a parameter or field, as the page shows it. */
export interface ValueType {
  /** Name of the type: `string`, `integer`, `list of string`. */
  readonly words: string;
  readonly schema?: string | undefined;
  /** All values of an enumeration; empty for any other type. */
  readonly values: readonly string[];
}

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
  /** Default value as JSON; a string without its quotes. */
  readonly fallback?: string | undefined;
  readonly example?: string | undefined;
  readonly limits: readonly Limit[];
}

export interface Example {
  readonly title?: string | undefined;
  readonly text: string;
}

/** Reason of an error with its codes. A status without specific codes has one entry without codes. */
export interface Reason {
  readonly codes: readonly string[];
  readonly text: string;
}

/** Response of an operation with one status. */
export interface Answer {
  /** Status as in the OpenAPI description: `200`, `default`. */
  readonly status: string;
  readonly description: string;
  readonly mediaType?: string | undefined;
  readonly schema?: string | undefined;
  readonly reasons: readonly Reason[];
  readonly examples: readonly Example[];
}

/** An operation, listed once for both of its prefixes. */
export interface Operation {
  /** Id without the prefix's suffix `V1`; also the anchor of the operation's section. */
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
  /** Path of an example request; undefined for an operation that is not a GET request. */
  readonly tryPath?: string | undefined;
}

/** Named schema of responses: an object with its fields, or an enumeration with its values. */
export interface ObjectType {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly values: readonly string[];
}

export interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

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
  readonly headers: ReadonlyMap<string, string>;
  readonly objects: readonly ObjectType[];
  /** URL of the project. */
  readonly project: string;
}
