import type { IncomingMessage } from 'node:http';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import { networkOf } from '@maneki/contract/round-wallet/network';
import { parseAmount } from '@maneki/kernel/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { setNextAnswer, TRANSFER_ANSWERS } from '#features/purses';
import { findStudioGame, playBet, viewTable } from '#features/rounds';
import { findSitting, openSitting } from '#features/sittings';
import type { StudioServices } from '#platform/services';
import { type Notice, renderOver, renderTable } from './render-page.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES_MAX = 4_096;

/** Nothing is loaded and nothing runs: a page is its words, its style and its forms. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
} as const;

const token = z.string().min(20).max(100);
const launch = z.object({ token });
const asked = z.object({
  token,
  told: z
    .enum(['played', 'chosen', 'bet_unknown', 'too_little_money', 'not_allowed', 'round_over'])
    .optional()
    .catch(undefined),
});
const betForm = z.object({
  token,
  nonce: z.coerce.number().int().min(1).catch(0),
  pick: z.string().catch(''),
  clientSeed: z.string().catch(''),
  stake: z
    .string()
    .transform((text) => parseAmount(text) ?? 0n)
    .catch(0n),
});
const answerForm = z.object({ token, answer: z.enum(TRANSFER_ANSWERS) });

type ParlourServices = StudioServices & {
  /** Who asks, as far as the operator's own proxies can be believed. */
  findAddress(request: IncomingMessage): string;
};

/** The pages on which the studio's games are played, which need no script. */
export function registerParlour(scope: FastifyInstance, services: ParlourServices): void {
  // Whoever lends its server may read forms in a way of its own.
  scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onSend', (_, reply, payload, done) => {
    reply.headers(HEADERS);
    // Who may frame a page is said by the policy; this older header knows only yes and no.
    reply.removeHeader('x-frame-options');
    done(null, payload);
  });

  scope.get('/launch', async ({ query, raw, headers }, reply) => {
    const read = launch.safeParse(query);
    const network = networkOf(services.findAddress(raw));
    const opened =
      read.success && (await openSitting(services, { launchToken: read.data.token, network }));
    if (!opened) return sendOver(reply, headers['accept-language']);
    return reply.redirect(addressOf(opened), 303);
  });

  scope.get('/table', async ({ query, headers }, reply) => {
    const read = asked.safeParse(query);
    const found = read.success ? await findTable(read.data.token) : undefined;
    if (!found || !read.success) return sendOver(reply, headers['accept-language']);
    const { told } = read.data;
    const isAfterRound = told === 'played';
    const table = await viewTable(services, found);
    const page = { ...found, table, token: read.data.token, isAfterRound };
    const notice: Notice | undefined = told === 'played' ? undefined : told;
    return sendPage(reply, renderTable({ ...page, notice }));
  });

  scope.post('/bets', async ({ body, headers }, reply) => {
    const read = betForm.safeParse(body);
    const found = read.success ? await findTable(read.data.token) : undefined;
    if (!found || !read.success) return sendOver(reply, headers['accept-language']);
    const outcome = await playBet(services, { ...found, bet: read.data });
    // The answer is another page, so that a reload plays nothing.
    const told = outcome.ok ? 'played' : outcome.refusal.code;
    return reply.redirect(addressOf(read.data.token, told), 303);
  });

  scope.post('/answers', async ({ body, headers }, reply) => {
    const read = answerForm.safeParse(body);
    const found = read.success ? await findTable(read.data.token) : undefined;
    if (!found || !read.success) return sendOver(reply, headers['accept-language']);
    const { answer } = read.data;
    await services.database.statement((tx) => setNextAnswer(tx, found.sitting, answer));
    return reply.redirect(addressOf(read.data.token, 'chosen'), 303);
  });

  async function findTable(ofToken: string) {
    const sitting = await findSitting(services, ofToken);
    const game = sitting && findStudioGame(sitting.gameId);
    return game && { sitting, game };
  }
}

const addressOf = (ofToken: string, told?: string): string =>
  `table?${new URLSearchParams({ token: ofToken, ...(told ? { told } : {}) })}`;

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

const sendOver = (reply: FastifyReply, accepted: string | undefined) =>
  sendPage(reply.code(410), renderOver(languageOf(accepted)));

/** Without a sitting nobody knows the player's language but the browser. */
const languageOf = (accepted = ''): Language =>
  LANGUAGES.find((language) => accepted.toUpperCase().startsWith(language)) ??
  (accepted.toLowerCase().startsWith('zh') ? 'CN' : 'EN');
