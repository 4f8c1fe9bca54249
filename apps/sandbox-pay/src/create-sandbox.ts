import { type PaymentRequest, paymentRequests } from '@maneki/contract/payments/schemas';
import { PAYMENT_BODY_BYTES_MAX, PAYMENT_PATH } from '@maneki/contract/payments/signature';
import type { Clock } from '@maneki/kernel/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Arrived, answerCall } from './answer-calls.ts';
import { CHOICES, type Collection, mineBlocks, noticesOf } from './collection.ts';
import { type Journal, NO_JOURNAL } from './journal.ts';
import { writeCollectionPage } from './pages/collection-page.ts';
import { PAGE_HEADERS, writePage } from './pages/page.ts';
import { writePayoutsPage } from './pages/payouts-page.ts';
import { noticeOf } from './payout.ts';
import { createSandboxStore } from './sandbox-store.ts';
import { type CallPlatform, type SandboxKey, tellPlatform } from './tell-platform.ts';

/** Where it stands, on whichever host. */
export const SANDBOX_PATH = '/sandbox-pay';

const CALLS = Object.keys(paymentRequests) as PaymentRequest[];
const BLOCKS_MAX = 100;

export type SandboxOptions = {
  readonly clock: Clock;
  /** What the two know each other by. */
  readonly key: SandboxKey;
  readonly callPlatform: CallPlatform;
  /** Where what it was asked outlasts the process; forgotten with it where none is given. */
  readonly journal?: Journal | undefined;
};

export type Sandbox = {
  /** Its calls and pages, under its path. */
  register(app: FastifyInstance): Promise<void>;
  /** Reaches its calls without a socket, for a platform in the same process: the same bytes and signatures. */
  readonly fetch: typeof fetch;
};

/** A payment provider that moves no money. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const store = createSandboxStore(options.journal ?? NO_JOURNAL);
  const services = { ...options, store, payPath: `${SANDBOX_PATH}/p/` };
  const tellAll = async (collection: Collection, what: string, notices: readonly object[]) => {
    // What is about to be told has happened, whether or not the platform hears of it.
    store.keepCollection(collection);
    for (const notice of notices) {
      const answer = await tellPlatform(options, 'deposit', notice);
      collection.told.push({ at: options.clock.now(), what, answer });
      store.keepCollection(collection);
    }
  };
  const choose = async (collection: Collection, form: Readonly<Record<string, string>>) => {
    const now = options.clock.now();
    const choice = CHOICES.find((known) => known === form.choice);
    if (choice) return tellAll(collection, choice, noticesOf(collection, choice, now));
    const blocks = Number(form.blocks);
    if (!Number.isInteger(blocks) || blocks < 1 || blocks > BLOCKS_MAX) return;
    await tellAll(collection, `${blocks} more`, mineBlocks(collection, blocks, now));
  };
  const endPayout = async (form: Readonly<Record<string, string>>) => {
    const payout = store.findPayout(form.orderNo ?? '');
    const ending = form.ending === 'PAID' || form.ending === 'FAILED' ? form.ending : undefined;
    if (!payout || !ending || (payout.state !== 'PENDING' && payout.state !== 'SILENT')) return;
    payout.state = ending;
    store.keepPayout(payout);
    await tellPlatform(options, 'payout', noticeOf(payout, ending, options.clock.now()));
  };

  return {
    async register(app) {
      await app.register(
        async (scope) => {
          readBodies(scope);
          for (const call of CALLS)
            registerCall(scope, call, (arrived) => answerCall(services, arrived));
          scope.get<Named>('/p/:ref', async ({ params }, reply) => {
            const collection = store.findCollection(params.ref);
            return collection ? send(reply, writeCollectionPage(collection)) : sendNothing(reply);
          });
          scope.post<Named>('/p/:ref', { preHandler: refuseForeign }, async (request, reply) => {
            const collection = store.findCollection(request.params.ref);
            if (!collection) return sendNothing(reply);
            await choose(collection, readForm(request));
            return reply.redirect(`${SANDBOX_PATH}/p/${collection.ref}`, 303);
          });
          scope.get('/payouts', async (_, reply) =>
            send(reply, writePayoutsPage(store.listOpenPayouts())),
          );
          scope.post('/payouts', { preHandler: refuseForeign }, async (request, reply) => {
            await endPayout(readForm(request));
            return reply.redirect(`${SANDBOX_PATH}/payouts`, 303);
          });
        },
        { prefix: SANDBOX_PATH },
      );
    },
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const call = CALLS.find((known) => pathname === `${SANDBOX_PATH}${PAYMENT_PATH}${known}`);
      if (!call) return new Response('Not found', { status: 404 });
      const headers = Object.fromEntries(new Headers(init?.headers));
      const body = String(init?.body ?? '');
      const { body: text, ...reply } = answerCall(services, {
        call,
        path: pathname,
        headers,
        body,
      });
      return new Response(text, reply);
    },
  };
}

type Named = { Params: { ref: string } };

/** Calls are signed by their bytes, pages send forms: neither is read by anybody else's rules. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  scope.addContentTypeParser(
    types,
    { parseAs: 'string', bodyLimit: PAYMENT_BODY_BYTES_MAX },
    (_, body, parsed) => parsed(null, body),
  );
}

const readForm = ({ body }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(String(body ?? '')));

function registerCall(
  scope: FastifyInstance,
  call: PaymentRequest,
  answer: (arrived: Arrived) => ReturnType<typeof answerCall>,
): void {
  scope.post(`${PAYMENT_PATH}${call}`, async ({ headers, body, url }, reply) => {
    const {
      status,
      headers: own,
      body: text,
    } = answer({ call, path: url, headers, body: String(body ?? '') });
    return reply.code(status).headers(own).send(text);
  });
}

/** A form that another site sends is nobody's choice. */
async function refuseForeign({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const from = headers['sec-fetch-site'];
  if (from === undefined || from === 'same-origin') return;
  await reply.code(403).type('text/plain').send('Not permitted');
}

const send = (reply: FastifyReply, html: string) => reply.headers(PAGE_HEADERS).send(html);

const sendNothing = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers(PAGE_HEADERS)
    .send(writePage('Nothing', '<section><p>There is no such payment any more.</p></section>'));
