/**
 * Types of packages that only the bench installs, and of a module that Node 20 lacks, as far as the bench uses them: so the
 * types of the bench are checked with those of the service, in a clone that has none of the packages.
 */
declare module '@orama/orama' {
  type Schema = Readonly<Record<string, 'string' | 'enum'>>;
  interface Database {
    readonly schema: Schema;
  }
  export function create(options: { readonly schema: Schema }): Database;
  export function insertMultiple(
    database: Database,
    documents: readonly object[],
    batchSize: number,
  ): Promise<unknown>;
  export function search(
    database: Database,
    options: {
      readonly term?: string;
      readonly threshold?: number;
      readonly tolerance?: number;
      readonly where?: Readonly<Record<string, { readonly in: readonly string[] }>>;
      readonly facets?: Readonly<Record<string, { readonly limit: number }>>;
      readonly limit: number;
      readonly offset: number;
    },
  ): { readonly count: number; readonly hits: readonly unknown[]; readonly facets?: unknown };
}

declare module 'flexsearch' {
  export class Index {
    constructor(options: { readonly tokenize: 'forward' });
    add(id: number, text: string): void;
    search(query: string, options: { readonly limit: number }): readonly number[];
  }
}

declare module 'itemsjs' {
  interface ItemsJs {
    search(options: {
      readonly query?: string;
      readonly filters: Readonly<Record<string, readonly string[]>>;
      readonly per_page: number;
      readonly page: number;
    }): {
      readonly pagination: { readonly total: number };
      readonly data: { readonly items: readonly unknown[]; readonly aggregations: unknown };
    };
  }
  function itemsjs(items: readonly object[], configuration: object): ItemsJs;

  // biome-ignore lint/style/noDefaultExport: so the package has it
  export { itemsjs as default };
}

declare module 'node:sqlite' {
  type Value = string | number | null;
  interface Statement {
    run(...values: readonly Value[]): unknown;
    all(...values: readonly Value[]): Record<string, Value>[];
    get(...values: readonly Value[]): Record<string, Value> | undefined;
  }
  export class DatabaseSync {
    constructor(path: string);
    exec(sql: string): void;
    prepare(sql: string): Statement;
  }
}
