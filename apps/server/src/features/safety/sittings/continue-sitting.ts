import type { Database } from '#platform/database/database';
import { continued, type Sitting } from './sitting.ts';
import * as store from './store.ts';

type Here = {
  readonly memberId: string;
  readonly now: Date;
  /** What is chosen or seen beyond being here. */
  readonly change?: Partial<Pick<Sitting, 'everyMinutes' | 'checkedAt'>>;
};

/** Somebody is here: their time runs on, or begins, with what they just chose or saw. */
export async function continueSitting(
  database: Database,
  { memberId, now, change = {} }: Here,
): Promise<Sitting> {
  return database.transact(async (tx) => {
    const sitting = { ...continued(await store.lockSitting(tx, memberId), now), ...change };
    await store.upsertSitting(tx, memberId, sitting);
    await store.upsertStay(tx, memberId, sitting);
    return sitting;
  });
}
