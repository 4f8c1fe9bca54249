import type { FastifyBaseLogger } from 'fastify';

const nothing = () => {};

/** A log that nobody reads, for tests that are about something else. */
export const silentLog: FastifyBaseLogger = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  child: () => silentLog,
} as FastifyBaseLogger;
