import { CONTRACT_STATUS, type ContractKind, REQUEST_TYPE } from '@maneki/contract/agents/contract';
import type { Agreement } from '@maneki/contract/agents/contract-terms';
import type { MemberType } from '@maneki/contract/identity/member-types';
import { DAY_MS } from '@maneki/kernel/clock';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { adjustBalance, findAccount, getMainAccount, windowsOf } from '#features/wallet';
import { hashPassword } from '#platform/secrets/hash-password';
import { drawId } from '#platform/secrets/secrets';
import { silentLog } from '#testing/silent-log';
import type { TestServer } from '#testing/test-server';
import { endRun } from '../bills/runs/store.ts';
import type { Contract } from '../contract.ts';
import { insertContract } from '../store.ts';
import { provideNodes } from '../tree.ts';

/** The payment password of everybody here. */
export const DIGITS = '281736';
/** What members of the demonstration are paid in. */
export const CURRENCY = 'JPY.DEMO';

let made = 0;
let digitsHash: Promise<string> | undefined;

/** Agents with their teams, contracts and wallets. */
export function openLine(server: TestServer) {
  const { database, services } = server;
  const { makeMember, setBalance } = openWallets(server);
  const play = createPlay(server);
  return {
    services: { database, merchants: services.merchants, log: silentLog },
    makeMember,
    setBalance,
    play,
    agree: createAgree(server),
    ...readLine(server),
    /** So many players below somebody, each of whom plays so much on a day. */
    async playBelow(
      parentId: string,
      played: Omit<Played, 'turnover'> & { readonly players: number; readonly each: string },
    ): Promise<string[]> {
      const ids: string[] = [];
      for (let count = 0; count < played.players; count += 1) {
        const id = await makeMember(0, parentId);
        ids.push(id);
        await play(id, { ...played, turnover: played.each });
      }
      return ids;
    },
  };
}

function openWallets({ database, clock, services }: TestServer) {
  async function setBalance(memberId: string, balance: string): Promise<void> {
    const at = clock.now();
    const account = await getMainAccount(services, { memberId, now: at });
    const change = parseAmount(balance)! - account.available;
    if (change === 0n) return;
    made += 1;
    await adjustBalance(database, {
      memberId,
      wallet: account.code as 'DEMO',
      currency: account.currency,
      key: `set-${made}`,
      direction: change > 0n ? 'IN' : 'OUT',
      amount: change > 0n ? change : -change,
      author: 'test',
      reason: 'a test',
      at,
      windows: windowsOf(at, 'Asia/Tokyo'),
    });
  }
  return {
    setBalance,
    /** Somebody below somebody, with nothing in the wallet. */
    async makeMember(type: MemberType, parentId: string | null): Promise<string> {
      made += 1;
      const number = made;
      digitsHash ??= hashPassword(DIGITS);
      const hash = await digitsHash;
      const id = drawId(clock.now());
      await database.transact(async (tx) => {
        const { labels, contacts, ...player } = await tx
          .selectFrom('identity_members')
          .selectAll()
          .where('merchant_code', '=', 'maneki')
          .where('username', '=', 'sakura')
          .executeTakeFirstOrThrow();
        const own = { id, type, parent_id: parentId, username: `line${number}` };
        await tx
          .insertInto('identity_members')
          .values({ ...player, ...own, payment_password_hash: hash })
          .execute();
        await provideNodes(tx, [id]);
      });
      await setBalance(id, '0');
      return id;
    },
  };
}

/** Writes contracts that both sides have agreed to long ago. */
const createAgree =
  ({ database, clock }: TestServer) =>
  async (
    payerId: string | null,
    payeeId: string,
    agreed: Agreement,
    effectiveFrom = new Date('2029-12-01T00:00:00+09:00'),
  ): Promise<string> => {
    const id = drawId(clock.now());
    const contract = {
      ...{ id, merchantCode: 'maneki', payerId, payeeId, currency: CURRENCY, ...agreed },
      ...{ status: CONTRACT_STATUS.valid, requestType: REQUEST_TYPE.new, remark: '' },
      ...{ createdAt: effectiveFrom, decidedAt: effectiveFrom, effectiveFrom, endedAt: null },
      ...{ supersedesId: null, originId: id, endAskedBy: null },
    } as Contract;
    await database.statement((tx) => insertContract(tx, contract));
    return id;
  };

type Played = {
  readonly day: string;
  readonly turnover: string;
  readonly payout?: string;
  readonly category?: string;
};

/** Writes what play has counted of a member's business day. */
const createPlay =
  ({ database }: TestServer) =>
  async (
    memberId: string,
    { day, turnover, payout = '0', category = 'RNG' }: Played,
  ): Promise<void> => {
    await database.statement((tx) =>
      sql`insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
            merchant_code, stake, valid_turnover, payout, bets)
          values (${memberId}, ${day}, ${category}, 'V', ${CURRENCY}, 'maneki',
            ${parseAmount(turnover)!}, ${parseAmount(turnover)!}, ${parseAmount(payout)!}, 1)`.execute(
        tx,
      ),
    );
  };

const readLine = ({ database, clock }: TestServer) => ({
  /** From here on nothing of this kind before a day is due. */
  beginWith: (kind: ContractKind, day: string) =>
    database.statement((tx) => {
      const start = new Date(new Date(`${day}T00:00:00+09:00`).getTime() - DAY_MS);
      return endRun(tx, { merchantCode: 'maneki', kind, start, now: clock.now() });
    }),
  async balanceOf(memberId: string): Promise<string> {
    const account = await database.statement((tx) => findAccount(tx, { memberId, wallet: 'DEMO' }));
    return writeAmount(account!.available);
  },
  disable: (memberId: string, isDisabled: boolean) =>
    database.statement((tx) =>
      tx
        .updateTable('identity_members')
        .set({ disabled_at: isDisabled ? clock.now() : null })
        .where('id', '=', memberId)
        .execute(),
    ),
  async billsOf(memberId: string) {
    const rows = await database.statement((tx) =>
      tx
        .selectFrom('agents_bills')
        .selectAll()
        .where('payee_id', '=', memberId)
        .orderBy('period_start')
        .execute(),
    );
    return rows.map((row) => ({
      id: row.id,
      status: row.status,
      calc: writeAmount(row.calc_amount),
      received: writeAmount(row.received_amount),
      own: writeAmount(row.own_paid),
      wallet: writeAmount(row.wallet_paid),
      rate: row.rate_ppm,
      active: row.active_count,
    }));
  },
  /** What lies on the way, which is nothing: whatever came in has gone out. */
  async onTheWay(): Promise<bigint> {
    const { rows } = await database.statement((tx) =>
      sql<{ sum: string }>`
        select coalesce(sum(case when credit = 'TRANSIT' then amount else -amount end), 0)::text as sum
          from wallet_transfers
         where source = 'agents.bills' and outcome = 'DONE' and 'TRANSIT' in (debit, credit)`.execute(
        tx,
      ),
    );
    return BigInt(rows[0]!.sum);
  },
});
