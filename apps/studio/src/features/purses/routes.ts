import { setTimeout as wait } from 'node:timers/promises';
import {
  ROUND_WALLET_HEADERS as HEADERS,
  ROUND_WALLET_BODY_BYTES_MAX,
  ROUND_WALLET_WINDOW_MS,
  signReply,
  verifyRequest,
} from '@maneki/contract/round-wallet/signature';
import { SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StudioServices } from '#platform/services';
import { findBalance, findTransfer } from './store.ts';
import { takeTransfer } from './take-transfer.ts';

/** Longer than the platform waits. */
const LATE_MS = 35 * SECOND_MS;

const player = { playerId: z.uuid(), vendor: z.string().max(40) };
const currency = z.string().max(10);
const refNo = z.string().min(1).max(40);

const schemas = {
  transfer: z.object({
    ...player,
    refNo,
    currency,
    direction: z.enum(['TO_VENDOR', 'FROM_VENDOR']),
    amount: z
      .string()
      .transform((text) => parseAmount(text) ?? 0n)
      .refine((amount) => amount > 0n),
  }),
  status: z.object({ ...player, refNo }),
  balance: z.object({ ...player, currency }),
};

/** How long a silent or late answer is held back; tests do not wait so long. */
export type PurseOptions = { readonly lateMs?: number | undefined };

/** The calls by which the platform moves money to this studio and back, in the words of docs/round-wallet.md. */
export function registerPurses(
  app: FastifyInstance,
  services: StudioServices,
  { lateMs = LATE_MS }: PurseOptions = {},
): void {
  const { database } = services;
  // What is signed are the bytes as they travelled.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  const door = createDoor(services);
  app.route({
    method: 'POST',
    url: '/wallet/transfer',
    bodyLimit: ROUND_WALLET_BODY_BYTES_MAX,
    handler: door(schemas.transfer, async (wish) => {
      const taken = await takeTransfer(services, wish);
      if (taken.answer !== 'NORMAL' && taken.answer !== 'REFUSE') await wait(lateMs);
      return 'status' in taken ? { status: taken.status } : undefined;
    }),
  });
  app.route({
    method: 'POST',
    url: '/wallet/transfer/status',
    bodyLimit: ROUND_WALLET_BODY_BYTES_MAX,
    handler: door(schemas.status, async (asked) => {
      const status = await database.statement((tx) => findTransfer(tx, asked));
      return { status: status ?? 'NOT_SEEN' };
    }),
  });
  app.route({
    method: 'POST',
    url: '/wallet/balance',
    bodyLimit: ROUND_WALLET_BODY_BYTES_MAX,
    handler: door(schemas.balance, async (asked) => {
      const balance = await database.statement((tx) => findBalance(tx, asked));
      return { status: 'OK', balance: writeAmount(balance), currency: asked.currency };
    }),
  });
}

/** Lets in what the platform itself has signed, just now and once, and signs what is answered. */
function createDoor({ key, clock }: StudioServices) {
  const seen = new Map<string, number>();
  const isNew = (nonce: string, now: number): boolean => {
    for (const [old, at] of seen) {
      if (at > now - 2 * ROUND_WALLET_WINDOW_MS) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) return false;
    seen.set(nonce, now);
    return true;
  };

  return <Asked>(schema: z.ZodType<Asked>, answer: (asked: Asked) => Promise<object | undefined>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const header = (name: string) => String(request.headers[name] ?? '');
      const [time, nonce] = [header(HEADERS.time), header(HEADERS.nonce)];
      const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
      const signed = { secret: key.secret, path: request.url, nonce };
      const isGenuine =
        header(HEADERS.key) === key.id &&
        verifyRequest({ ...signed, method: 'POST', time, body }, header(HEADERS.sign));
      if (!isGenuine) return reply.code(401).send();
      const now = clock.now().getTime();
      const send = (status: number, said: object) => {
        const text = JSON.stringify(said);
        const at = String(now);
        const sign = signReply({ ...signed, status, time: at, body: text });
        reply.headers({ [HEADERS.key]: key.id, [HEADERS.time]: at, [HEADERS.nonce]: nonce });
        return reply.code(status).header(HEADERS.sign, sign).type('application/json').send(text);
      };
      const isFresh = Math.abs(now - Number(time)) <= ROUND_WALLET_WINDOW_MS;
      if (!isFresh || !isNew(nonce, now)) return send(409, { status: 'STALE' });
      const read = schema.safeParse(parseJson(body));
      if (!read.success) return send(400, { status: 'BAD_REQUEST' });
      const said = await answer(read.data);
      if (said) return send(200, said);
      // Silence: the connection ends without a word.
      reply.hijack();
      return request.raw.socket.destroy();
    };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
