import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signReply, verifyRequest } from '@maneki/contract/round-wallet/signature';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import type { TestKey } from './sign-call.ts';

/** How a vendor meets a transfer. */
export type TransferMood =
  | 'obliging'
  | 'refusing'
  /** Refuses by the status of HTTP. */
  | 'forbidding'
  /** Says neither yes nor no yet, and does it. */
  | 'pondering'
  /** Does nothing and never answers. */
  | 'silent'
  /** Does it, and the connection breaks before the answer. */
  | 'cut off'
  /** Does it, and nobody can tell that the answer is its own. */
  | 'unsigned'
  | 'forged'
  /** Does nothing and fails. */
  | 'broken';

type Fields = Readonly<Record<string, string>>;
type Reply = { readonly status: number; readonly body: unknown };

type State = {
  mood: TransferMood;
  /** Whether it answers questions, too. */
  isTalking: boolean;
  key: TestKey | undefined;
  /** Runs before a transfer is looked at. */
  before: () => Promise<void>;
};

/** A vendor that holds wallets of its own, as a server on this machine. */
export async function startVendorServer() {
  const state: State = {
    mood: 'obliging',
    isTalking: true,
    key: undefined,
    before: async () => {},
  };
  const calls: string[] = [];
  const books = openBooks(state);
  const http = createServer((request, response) => {
    serve({ state, calls, books }, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    /** With a path of its own, which is part of what is signed. */
    url: `http://127.0.0.1:${port}/vendor`,
    state,
    calls,
    balanceOf: books.balanceOf,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

/** The vendor's own wallets, and what it remembers of transfers. */
function openBooks(state: State) {
  /** A player has one for each currency. */
  const wallets = new Map<string, bigint>();
  const nameOf = ({ playerId = '', currency = '' }: Fields) => `${playerId} ${currency}`;
  const seen = new Map<string, 'SUCCESS' | 'REFUSED'>();
  const heldIn = (asked: Fields) => wallets.get(nameOf(asked)) ?? 0n;

  const move = (asked: Fields): 'SUCCESS' | 'REFUSED' => {
    const { refNo = '', direction = '' } = asked;
    // Asked again under the same number, it does not do it again.
    const known = seen.get(refNo);
    if (known) return known;
    const amount = parseAmount(asked.amount ?? '')!;
    const balance = heldIn(asked) + (direction === 'TO_VENDOR' ? amount : -amount);
    const isRefused = balance < 0n || state.mood === 'refusing' || state.mood === 'forbidding';
    if (!isRefused) wallets.set(nameOf(asked), balance);
    seen.set(refNo, isRefused ? 'REFUSED' : 'SUCCESS');
    return seen.get(refNo)!;
  };

  const transfer = (asked: Fields): Reply | undefined => {
    const { mood } = state;
    if (mood === 'silent') return undefined;
    if (mood === 'broken') return { status: 500, body: { status: 'SUCCESS' } };
    const status = move(asked);
    if (mood === 'forbidding') return { status: 403, body: {} };
    return { status: 200, body: { status: mood === 'pondering' ? 'PENDING' : status } };
  };

  return {
    balanceOf: (playerId: string, currency = 'JPY') => heldIn({ playerId, currency }),
    async answer(call: string, asked: Fields): Promise<Reply | undefined> {
      if (call === 'transfer') {
        await state.before();
        return transfer(asked);
      }
      if (!state.isTalking) return { status: 503, body: {} };
      if (call === 'transfer/status')
        return { status: 200, body: { status: seen.get(asked.refNo ?? '') ?? 'NOT_SEEN' } };
      const balance = writeAmount(heldIn(asked));
      return { status: 200, body: { status: 'OK', balance, currency: asked.currency } };
    },
  };
}

async function serve(
  vendor: { state: State; calls: string[]; books: ReturnType<typeof openBooks> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { key, mood } = vendor.state;
  const bytes = Buffer.concat(await request.toArray());
  const path = request.url ?? '';
  const header = (name: string) => String(request.headers[name] ?? '');
  const signed = { path, time: header('rw-time'), nonce: header('rw-nonce') };
  const asked = { ...signed, secret: key?.secret ?? '', method: 'POST', body: bytes };
  if (header('rw-key') !== key?.keyId || !verifyRequest(asked, header('rw-sign'))) {
    response.writeHead(401).end();
    return;
  }
  const call = path.replace(/^.*\/wallet\//, '');
  vendor.calls.push(call);
  const reply = await vendor.books.answer(call, JSON.parse(bytes.toString()));
  if (!reply) return;
  const body = JSON.stringify(reply.body);
  const sign = signReply({ ...signed, secret: key.secret, status: reply.status, body });
  const moody = call === 'transfer' ? mood : 'obliging';
  if (moody === 'cut off') {
    request.socket.destroy();
    return;
  }
  const told = moody === 'forged' ? `${sign.slice(0, -1)}x` : sign;
  const headers = moody === 'unsigned' ? {} : { 'rw-sign': told };
  // A connection that was kept may be closed just when it is used again: that would be a mood of its own.
  const plain = { 'rw-time': signed.time, connection: 'close' };
  response.writeHead(reply.status, { ...plain, ...headers }).end(body);
}
