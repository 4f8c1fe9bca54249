import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** So many calls in a window that starts with the first of them. */
export type Limit = { readonly calls: number; readonly perSeconds: number };

/** Counts how often something happens, by keys. It is handed in, so that nodes can count together. */
export type Limiter = {
  take(
    key: string,
    limit: Limit,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }>;
};

export type HouseLimits = {
  readonly limiter: Limiter;
  /** Under what an address is counted: a whole household may share one, or have thousands. */
  nameAddress(address: string): string;
};

/** What one address may ask for in all: as much as the platform itself answers. */
export const ADDRESS_LIMIT = { calls: 1_200, perSeconds: 60 } as const satisfies Limit;

/** Ten calls a second: a game makes two a spin. No session uses up what others of its address need. */
export const SESSION_LIMIT = { calls: 600, perSeconds: 60 } as const satisfies Limit;

/** Files are cheap and many. */
const UNCOUNTED = /^\/games\/(?:assets|art)\//;

/** Counts what an address asks for, before anything is done about it. */
export function registerLimits(
  scope: FastifyInstance,
  {
    limiter,
    nameAddress,
    findAddress,
    refuse,
  }: HouseLimits & {
    findAddress(request: FastifyRequest['raw']): string;
    refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply;
  },
): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.test(request.url)) return;
    const key = `house:address:${nameAddress(findAddress(request.raw))}`;
    const taken = await limiter.take(key, ADDRESS_LIMIT);
    if (!taken.ok) return refuse(request, reply, taken.retryAfterSeconds);
  });
}

/** How long a session has to wait; nothing where it is within its limit. */
export async function countSession(
  { limiter }: Pick<HouseLimits, 'limiter'>,
  sessionId: string,
): Promise<number | undefined> {
  const taken = await limiter.take(`house:session:${sessionId}`, SESSION_LIMIT);
  return taken.ok ? undefined : taken.retryAfterSeconds;
}
