import type { FastifyBaseLogger } from 'fastify';

/** What the platform's parts need of a logger: Fastify's own has it, and so does a test's array. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
