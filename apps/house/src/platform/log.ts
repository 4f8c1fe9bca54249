import type { FastifyBaseLogger } from 'fastify';

/** What the house needs of a logger. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
