/** Settings of a service on any free port, without ingests, and with a rate limit that no test reaches. */
export const QUIET = {
  PORT: '0',
  HOST: '127.0.0.1',
  INGEST_ON_START: 'false',
  INGEST_CRON: 'off',
  RATE_LIMIT_MAX: '1000000',
  MAX_CONNECTIONS_PER_ADDRESS: '1000',
  STOP_DELAY_SECONDS: '0',
  SOURCES: 'bundled',
  PREVIEW_SYNTHESIS: 'off',
};
