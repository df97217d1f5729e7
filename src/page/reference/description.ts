/** Parts of an OpenAPI description that the page shows. The types of the OpenAPI generator are not used, because they allow more than the page handles. */
export interface Description {
  readonly info: {
    readonly version: string;
    readonly description: string;
    readonly contact: { readonly url: string };
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** OpenAPI description, and the names of the schemas that the page of API objects shows (`objects`). */
export interface Source extends Description {
  readonly objects: ReadonlySet<string>;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly unknown[];
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

export interface DescribedParameter {
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: unknown;
}

export interface DescribedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<
    Record<string, { readonly schema?: unknown; readonly examples?: Readonly<Record<string, unknown>> }>
  >;
}

export interface DescribedSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly items?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

const REFERENCE = /^#\/components\/(\w+)\/(.+)$/;

/** Returns the name of the OpenAPI component that a `$ref` refers to; empty for an inline value. */
export function componentNameOf(value: unknown): string {
  const { $ref = '' } = (value ?? {}) as { $ref?: string };
  return REFERENCE.exec($ref)?.[2] ?? '';
}

/** Resolves a `$ref` to its OpenAPI component. Fields beside the `$ref` override the fields of the component. */
export function resolve<T>({ components = {} }: Description, value: unknown): T {
  const { $ref, ...beside } = (value ?? {}) as { $ref?: string };
  if ($ref === undefined) return value as T;
  const [, kind = '', name = ''] = REFERENCE.exec($ref) ?? [];
  return { ...(components[kind]?.[name] as T), ...beside };
}
