import { parseAmount } from '@maneki/kernel/money';
import { adjustBalance, findAccount, getMainAccount, windowsOf } from '#features/wallet';
import { hashPassword } from '#platform/secrets/hash-password';
import { drawId } from '#platform/secrets/secrets';
import type { TestServer } from '#testing/test-server';

/** The payment password of everybody here. */
export const DIGITS = '281736';
export const PAYEE = 'ヤマダ ハナコ';

let made = 0;
let digitsHash: Promise<string> | undefined;

export const yen = (amount: string): bigint => parseAmount(amount)!;

/** Members who take money out, with their books. */
export function openMembers(server: TestServer) {
  const { database, clock } = server;
  const { services } = server;

  /** A member with so much, who lacks nothing that a withdrawal needs; every field can be another. */
  async function makeMember(
    fields: {
      readonly balance?: string;
      readonly name?: string | null;
      readonly isMobileVerified?: boolean;
      readonly hasPaymentPassword?: boolean;
    } = {},
  ): Promise<string> {
    // Several are made at once: the count may go on before this one is written.
    made += 1;
    const number = made;
    digitsHash ??= hashPassword(DIGITS);
    const now = clock.now();
    const id = drawId(now);
    const hash = await digitsHash;
    await database.transact(async (tx) => {
      const { labels, contacts, ...player } = await tx
        .selectFrom('identity_members')
        .selectAll()
        .where('merchant_code', '=', 'maneki')
        .where('username', '=', 'sakura')
        .executeTakeFirstOrThrow();
      const { name = PAYEE, isMobileVerified = true, hasPaymentPassword = true } = fields;
      const own = {
        id,
        username: `teller${number}`,
        country_code: 'JP',
        email: null,
        email_verified_at: null,
        mobile: `+8190${String(10_000_000 + number)}`,
        mobile_verified_at: isMobileVerified ? now : null,
        payee_name: name,
        payment_password_hash: hasPaymentPassword ? hash : null,
      };
      await tx
        .insertInto('identity_members')
        .values({ ...player, ...own })
        .execute();
    });
    await setBalance(id, fields.balance ?? '50000');
    return id;
  }

  async function setBalance(memberId: string, balance: string): Promise<void> {
    const at = clock.now();
    const account = await getMainAccount(services, { memberId, now: at });
    const change = yen(balance) - account.available;
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
    makeMember,
    setBalance,
    async books(memberId: string) {
      const account = await database.statement((tx) =>
        findAccount(tx, { memberId, wallet: 'DEMO' }),
      );
      return { available: account!.available, held: account!.held };
    },
    transfers: (memberId: string) => readTransfers(server, memberId),
  };
}

/** What the record tells of withdrawals, the oldest first. */
async function readTransfers({ database }: TestServer, memberId: string): Promise<string[]> {
  const rows = await database.statement((tx) =>
    tx
      .selectFrom('wallet_transfers')
      .select(['kind', 'amount'])
      .where('member_id', '=', memberId)
      .where('kind', 'like', 'WITHDRAW%')
      .orderBy('seq')
      .execute(),
  );
  return rows.map(({ kind, amount }) => `${kind} ${amount / 10_000n}`);
}
