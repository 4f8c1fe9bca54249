import type { JobContext } from '#platform/jobs/job';
import { dropOffer, stands } from './answer.ts';
import type { Contract } from './contract.ts';
import { holdLine } from './hold-line.ts';
import { findContract, listRequested } from './store.ts';

const AT_ONCE = 200;

/** Ends offers that have waited for too long, or whose payer or payee was disabled. */
export async function lapseOffers({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<number> {
  let lapsed = 0;
  let after: string | null = null;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; ) {
    const page: string | null = after;
    const offers: readonly Contract[] = await database.statement((tx) =>
      listRequested(tx, { after: page, limit: AT_ONCE }),
    );
    for (const offer of offers)
      lapsed += await database.transact(async (tx) => {
        if (await stands(tx, offer, now)) return 0;
        await holdLine(tx, offer.payeeId);
        const held = await findContract(tx, offer);
        return held && (await dropOffer(tx, held, { outcome: 'LAPSED', now })) ? 1 : 0;
      });
    some = offers.length;
    after = offers.at(-1)?.id ?? null;
  }
  return lapsed;
}
