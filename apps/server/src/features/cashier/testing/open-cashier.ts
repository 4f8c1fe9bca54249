import { depositEndpoints } from '@maneki/contract/cashier/deposit-endpoints';
import type { DepositChannel, DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { invariant } from '@maneki/kernel/invariant';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { checkFully, walletInvariants } from '#features/wallet';
import { drawId } from '#platform/secrets/secrets';
import { copyPlayer } from '#testing/copy-player';
import { startTestServer, type TestServer } from '#testing/test-server';
import { cashierInvariants } from '../invariants/cashier-invariants.ts';
import { createTestProvider, type TestProvider, tell } from './test-provider.ts';

/** A member at the cashier, as a test sees them. */
export type Payer = {
  readonly cookie: string;
  readonly memberId: string;
  channels(): Promise<DepositChannel[]>;
  /** The first channel of a kind, or the one of a coin. */
  channel(kind: 'BANK_TRANSFER' | 'QR' | 'EWALLET' | 'USDT' | 'BTC'): Promise<DepositChannel>;
  open(
    kind: Parameters<Payer['channel']>[0],
    amount: string,
    more?: { readonly key?: string; readonly payerName?: string },
  ): ReturnType<TestServer['send']>;
  /** Opens an order that must be opened. */
  opened(kind: Parameters<Payer['channel']>[0], amount: string): Promise<DepositOrder>;
  order(orderNo: string): Promise<DepositOrder>;
  balance(): Promise<number>;
};

export type TestCashier = {
  readonly server: TestServer;
  readonly provider: TestProvider;
  /** Somebody new, who is not logged in. */
  member(): Promise<{ readonly username: string; readonly memberId: string }>;
  /** Somebody new, with a wallet of their own. */
  payer(): Promise<Payer>;
  tellPaid(
    order: Pick<DepositOrder, 'orderNo'>,
    amountMinor: number,
    more?: object,
  ): ReturnType<typeof tell>;
  expectSoundBooks(): Promise<void>;
};

let payers = 0;

export async function openCashier(): Promise<TestCashier> {
  const provider = createTestProvider();
  const server = await startTestServer({ paymentProviders: [provider] });
  return {
    server,
    provider,
    member: () => addMember(server),
    payer: async () => createPayer(server, await addMember(server)),
    tellPaid: ({ orderNo }, amountMinor, more = {}) =>
      tell(server, provider, {
        status: 'PAID',
        orderNo,
        paymentRef: `pay-${orderNo}`,
        currency: 'JPY',
        amountMinor: String(amountMinor),
        coin: null,
        at: server.clock.now().toISOString(),
        ...more,
      }),
    async expectSoundBooks() {
      const now = server.clock.now();
      const invariants = [...walletInvariants, ...cashierInvariants];
      const verdicts = await checkFully(server.database, { invariants, now });
      expect(verdicts.filter(({ count }) => count > 0)).toEqual([]);
    },
  };
}

async function addMember(server: TestServer) {
  payers += 1;
  const username = `payer${payers}`;
  await copyPlayer(server, { type: 0, username });
  const { rows } = await server.database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members where username = ${username}`.execute(tx),
  );
  return { username, memberId: rows[0]!.id };
}

async function createPayer(
  server: TestServer,
  { username, memberId }: Awaited<ReturnType<TestCashier['member']>>,
): Promise<Payer> {
  const cookie = await server.logIn(username);
  const payer: Payer = {
    cookie,
    memberId,
    async channels() {
      return (await server.send(depositEndpoints.listChannels, {}, { cookie })).body.value.list;
    },
    async channel(kind) {
      const found = (await payer.channels()).find(({ method, coin }) =>
        coin ? coin.code === kind : method === kind,
      );
      invariant(found, `there is no channel ${kind}`);
      return found;
    },
    async open(kind, amount, { key = drawId(server.clock.now()), payerName = 'Sakura Mori' } = {}) {
      const { id: channelId } = await payer.channel(kind);
      const headers = { 'idempotency-key': key };
      const wish = { channelId, amount, payerName };
      return server.send(depositEndpoints.openDeposit, wish, { cookie, headers });
    },
    async opened(kind, amount) {
      const { status, body } = await payer.open(kind, amount);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.value;
    },
    async order(orderNo) {
      return (await server.send(depositEndpoints.getDeposit, { orderNo }, { cookie })).body.value;
    },
    async balance() {
      const { value } = (await server.send(walletEndpoints.getWallet, {}, { cookie })).body;
      return Number(value.mainBalance);
    },
  };
  return payer;
}
