/** Version of the API, sent with every response in `X-API-Version`. */
export const API_VERSION = '1.1.0';
