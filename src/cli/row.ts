type Cell = string | number;

/** Row of a table: values by the name of the column. */
export type Row = Readonly<Record<string, Cell>>;
