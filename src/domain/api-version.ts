/** Version of the published API description; every response carries it. */
export const API_VERSION = '1.1.0';
