import type { Database } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { insertAccount } from '../accounts/store.ts';
import { fingerprintOf, type Movement } from '../movement.ts';
import { windowsOf } from '../windows.ts';

const NOON = new Date('2030-01-01T12:00:00Z');

/** A wallet of nobody in particular, with so much in it. */
export async function openWallet(
  database: Database,
  options: { readonly gift?: bigint; readonly currency?: string; readonly at?: Date } = {},
): Promise<string> {
  const { gift = 0n, currency = 'JPY', at = NOON } = options;
  const memberId = drawId(at);
  const windows = windowsOf(at, 'Asia/Tokyo');
  const account = {
    memberId,
    wallet: 'MAIN',
    merchantCode: 'maneki',
    currency,
    gift,
    at,
    windows,
  } as const;
  await database.statement((tx) => insertAccount(tx, account));
  return memberId;
}

let made = 0;

/** A bet of a member, as the house would place it; every field can be another. */
export function stakeOf(
  memberId: string,
  amount: bigint,
  fields: Partial<Movement> = {},
): Movement {
  made += 1;
  const at = fields.at ?? NOON;
  return {
    memberId,
    wallet: 'MAIN',
    currency: 'JPY',
    source: 'test',
    key: `bet-${made}`,
    fingerprint: fingerprintOf({ amount }),
    kind: 'BET',
    direction: 'OUT',
    house: 'HOUSE_GAMES',
    amount,
    counting: { as: 'STAKE' },
    isGuarded: true,
    at,
    windows: windowsOf(at, 'Asia/Tokyo'),
    ...fields,
  };
}

/** A win of a member. */
export const payoutOf = (
  memberId: string,
  amount: bigint,
  fields: Partial<Movement> = {},
): Movement =>
  stakeOf(memberId, amount, {
    kind: 'PAYOUT',
    direction: 'IN',
    counting: { as: 'PAYOUT' },
    isGuarded: false,
    ...fields,
  });
