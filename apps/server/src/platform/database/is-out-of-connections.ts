/**
 * Whether work gave up waiting for a connection, because others had them all. The driver has no code for that,
 * only these words.
 */
export const isOutOfConnections = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
