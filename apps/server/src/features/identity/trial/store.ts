import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';

/**
 * Makes requests of one device, and those from one address, follow each other until the transaction
 * ends. Everybody takes the device's lock first, so nobody waits in a circle.
 */
export async function lockTrials(
  tx: Tx,
  { merchantCode, deviceHash, address }: Omit<Trial, 'memberId' | 'openedAt'>,
): Promise<void> {
  await takeTurns(tx, `trial device ${merchantCode} ${deviceHash}`);
  await takeTurns(tx, `trial address ${merchantCode} ${address}`);
}

/** The member behind the device's trial that may still be played. */
export async function findLiveTrial(
  tx: Tx,
  by: { merchantCode: string; deviceHash: string; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identity_trials as trial')
    .innerJoin('identity_members as member', 'member.id', 'trial.member_id')
    .select('trial.member_id')
    .where('trial.merchant_code', '=', by.merchantCode)
    .where('trial.device_hash', '=', by.deviceHash)
    .where('member.expires_at', '>', by.now)
    .where('member.disabled_at', 'is', null)
    .orderBy('trial.opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.member_id;
}

export async function countTrials(
  tx: Tx,
  by: { merchantCode: string; address: string; after: Date },
): Promise<number> {
  const { trials } = await tx
    .selectFrom('identity_trials')
    .select((expression) => expression.fn.countAll().as('trials'))
    .where('merchant_code', '=', by.merchantCode)
    .where('address', '=', by.address)
    .where('opened_at', '>', by.after)
    .executeTakeFirstOrThrow();
  return Number(trials);
}

export type Trial = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly deviceHash: string;
  /** The network that counts as one place. */
  readonly address: string;
  readonly openedAt: Date;
};

export async function insertTrial(tx: Tx, trial: Trial): Promise<void> {
  await tx
    .insertInto('identity_trials')
    .values({
      member_id: trial.memberId,
      merchant_code: trial.merchantCode,
      device_hash: trial.deviceHash,
      address: trial.address,
      opened_at: trial.openedAt,
    })
    .execute();
}
