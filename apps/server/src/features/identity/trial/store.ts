import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';

/**
 * Makes requests of one device, and those from one address, follow each other until the transaction
 * ends. Everybody takes the device's lock first, so nobody waits in a circle.
 */
export async function lockTrials(
  tx: Tx,
  { merchantCode, deviceHash, address }: Pick<Trial, 'merchantCode' | 'deviceHash' | 'address'>,
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

/** How many trials were opened from an address, or from anywhere in a network around it. */
export async function countTrials(
  tx: Tx,
  by: { merchantCode: string; network: string; after: Date },
): Promise<number> {
  const { rows } = await sql<{ trials: number }>`
    select count(*)::int as trials from identity_trials
     where merchant_code = ${by.merchantCode} and opened_at > ${by.after}
       and (address = ${by.network} or networks @> ${[by.network]}::text[])`.execute(tx);
  return rows[0]!.trials;
}

export type Trial = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly deviceHash: string;
  /** The network that counts as one place. */
  readonly address: string;
  /** Those around it, which count too. */
  readonly networks: readonly string[];
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
      networks: [...trial.networks],
      opened_at: trial.openedAt,
    })
    .execute();
}
