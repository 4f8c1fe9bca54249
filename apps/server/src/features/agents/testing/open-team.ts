import type { MemberType } from '@maneki/contract/identity/member-types';
import { DAY_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { expect } from 'vitest';
import {
  adjustBalance,
  checkFully,
  dayOf,
  findAccount,
  getMainAccount,
  walletInvariants,
  windowsOf,
} from '#features/wallet';
import { hashPassword } from '#platform/secrets/hash-password';
import { drawId } from '#platform/secrets/secrets';
import type { TestServer } from '#testing/test-server';
import { giftInvariants } from '../gifts/invariants/gift-invariants.ts';
import type { Plan } from '../gifts/lay-out.ts';
import { type GiftWish, sendGift } from '../gifts/send-gift.ts';
import { provideNodes } from '../tree/provide-nodes.ts';

/** The payment password of everybody here. */
export const DIGITS = '281736';
export const CURRENCY = 'JPY.DEMO';
export const MERCHANT = 'maneki';

export const yen = (amount: string | number): bigint => parseAmount(String(amount))!;

let made = 0;
let digitsHash: Promise<string> | undefined;

type NewMember = {
  readonly type?: MemberType;
  readonly parentId?: string | null;
  readonly balance?: number;
  readonly ageMs?: number;
  readonly merchantCode?: string;
};

/** Agents and those below them, with money that may leave. */
export function openTeam(server: TestServer) {
  const { clock, services } = server;
  return {
    ...openMembers(server),
    ...openBooks(server),
    /** Sends as an agent does; every field can be another. */
    async send(memberId: string, plan: Plan, change: Partial<GiftWish> = {}) {
      made += 1;
      return sendGift(services.cashier.withdrawals, {
        ...{ memberId, type: 1, merchantCode: MERCHANT, plan, greeting: '' },
        ...{ paymentPassword: DIGITS, wishKey: `wish-${made}`, now: clock.now() },
        ...change,
      });
    },
  };
}

function openMembers(server: TestServer) {
  const { database, clock, services } = server;

  async function makeMember(fields: NewMember = {}): Promise<string> {
    made += 1;
    const username = `team${made}`;
    const mobile = `+8170${10_000_000 + made}`;
    digitsHash ??= hashPassword(DIGITS);
    const hash = await digitsHash;
    const { type = 0, parentId = null, balance = 0, ageMs = 2 * DAY_MS } = fields;
    const now = clock.now();
    const id = drawId(now);
    await database.transact(async (tx) => {
      const { labels, contacts, ...player } = await tx
        .selectFrom('identity_members')
        .selectAll()
        .where('merchant_code', '=', MERCHANT)
        .where('username', '=', 'sakura')
        .executeTakeFirstOrThrow();
      const own = {
        ...{ id, username, type, parent_id: parentId, mobile, email: null, referrer_id: null },
        ...{ email_verified_at: null, payment_password_hash: hash, country_code: 'JP' },
        registered_at: new Date(now.getTime() - ageMs),
        merchant_code: fields.merchantCode ?? MERCHANT,
        expires_at: type === 4 ? new Date(now.getTime() + DAY_MS) : null,
      };
      await tx
        .insertInto('identity_members')
        .values({ ...player, ...own })
        .execute();
      await provideNodes(tx, [id]);
    });
    if (balance > 0) await setBalance(id, balance);
    return id;
  }

  async function setBalance(memberId: string, balance: number): Promise<void> {
    const at = clock.now();
    const account = await getMainAccount(services, { memberId, now: at });
    const change = yen(balance) - account.available;
    if (change === 0n) return;
    made += 1;
    await adjustBalance(database, {
      ...{ memberId, wallet: account.code as 'DEMO', currency: account.currency, at },
      ...{ key: `set-${made}`, direction: change > 0n ? 'IN' : 'OUT', author: 'test' },
      ...{ amount: change > 0n ? change : -change, reason: 'a test' },
      windows: windowsOf(at, 'Asia/Tokyo'),
    });
  }

  return { makeMember, setBalance };
}

function openBooks({ database, clock, services }: TestServer) {
  return {
    /** What somebody has, and what of it is held, in yen. */
    async books(memberId: string) {
      const now = clock.now();
      const { code } = await getMainAccount(services, { memberId, now });
      const account = await database.statement((tx) =>
        findAccount(tx, { memberId, wallet: code as 'DEMO' }),
      );
      return {
        available: Number(account!.available) / 10_000,
        held: Number(account!.held) / 10_000,
      };
    },
    usernameOf: (memberId: string) =>
      database.statement(async (tx) => {
        const row = await tx
          .selectFrom('identity_members')
          .select('username')
          .where('id', '=', memberId)
          .executeTakeFirstOrThrow();
        return row.username;
      }),
    /** Stakes so much today, as the totals of play have it. */
    async play(memberId: string, turnover: number): Promise<void> {
      const own = { member_id: memberId, merchant_code: MERCHANT, currency: CURRENCY };
      const amount = String(yen(turnover));
      await database.statement((tx) =>
        tx
          .insertInto('play_day_totals')
          .values({
            ...{ ...own, category: 'RNG', vendor_code: 'HOUSE', bets: 1n },
            ...{ stake: amount, valid_turnover: amount, payout: '0' },
            business_day: dayOf(clock.now(), 'Asia/Tokyo'),
          })
          .execute(),
      );
    },
    rollovers: (memberId: string) =>
      database.statement((tx) =>
        tx
          .selectFrom('cashier_rollovers')
          .select(['source', 'required', 'status'])
          .where('member_id', '=', memberId)
          .execute(),
      ),
    /** What moved for somebody in agents' money, the oldest first, in yen. */
    async moved(memberId: string): Promise<string[]> {
      const rows = await database.statement((tx) =>
        tx
          .selectFrom('wallet_transfers')
          .select(['kind', 'amount'])
          .where('member_id', '=', memberId)
          .where('source', '=', 'agents.gifts')
          .orderBy('seq')
          .execute(),
      );
      return rows.map(({ kind, amount }) => `${kind} ${amount / 10_000n}`);
    },
    /** Throws where the books say different things. */
    async check(): Promise<void> {
      const invariants = [...walletInvariants, ...giftInvariants];
      const verdicts = await checkFully(database, { invariants, now: clock.now() });
      expect(verdicts.filter(({ count }) => count > 0)).toEqual([]);
    },
  };
}

export const codeOf = (
  outcome:
    | { readonly ok: true }
    | { readonly ok: false; readonly refusal: { readonly code: string } },
): string => (outcome.ok ? 'done' : outcome.refusal.code);
