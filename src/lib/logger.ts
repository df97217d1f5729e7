/** Structured logger with the method signatures of the logging library pino. Values are logged in `details`, so that `message` is a constant text. */
export type Logger = Readonly<
  Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>
>;

export const silentLogger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
