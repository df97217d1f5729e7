/** Names of the formats of `export`. The module is light, because every command line declares them. */
export const EXPORT_FORMATS = ['ndjson', 'csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
