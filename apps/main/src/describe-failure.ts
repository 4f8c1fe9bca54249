/** Errors whose message was written for the operator. */
const READABLE = new Set([
  'ConfigError',
  'DataDirectoryHeldError',
  'DatabaseUnusableError',
  'MasterSecretMismatchError',
  'MigrationError',
  'RedisUnreachableError',
  'SiteNotBuiltError',
]);

/** Failures of the operating system that an operator can mend. */
const SYSTEM_FAILURES: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: (error) =>
    `Port ${'port' in error ? error.port : ''} is in use: stop what listens there, or set PORT.`,
  EACCES: ({ path }) =>
    path
      ? `${path} may not be written: give it to this user, or set DATA_DIR.`
      : 'This port may not be opened by this user: set PORT to one above 1023.',
};

/** One readable sentence where an operator can mend the cause; a bug shows its whole trace. */
export function describeFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (READABLE.has(error.name)) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  return SYSTEM_FAILURES[code]?.(error) ?? error;
}
