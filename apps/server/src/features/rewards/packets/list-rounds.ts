import { writeAmount } from '@maneki/kernel/money';
import type { OperatorCall } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { listPromotions } from '../promotions/store.ts';
import { stateOf } from './round.ts';
import { searchRounds } from './store.ts';

/** The rounds of a merchant with what was given of each. */
export const listRounds = (
  database: Database,
  { merchantCode, language, now }: Pick<OperatorCall, 'merchantCode' | 'language' | 'now'>,
  asked: {
    readonly promotionId?: string | undefined;
    readonly size: number;
    readonly cursor?: string | undefined;
  },
) =>
  database.transact(async (tx) => {
    const { promotionId, size, cursor } = asked;
    const before = cursor === undefined ? undefined : BigInt(cursor);
    const found = await searchRounds(tx, { merchantCode, promotionId, before, limit: size + 1 });
    const promotions = await listPromotions(tx, { merchantCode, type: 'RED_PACKET' });
    const titles = new Map(promotions.map(({ id, titles: all }) => [id, all[language]]));
    const rows = found.slice(0, size).map((round) => ({
      id: round.id,
      promotionId: round.promotionId,
      promotion: titles.get(round.promotionId) ?? '',
      state: stateOf(round, now),
      startsAt: round.startsAt.toISOString(),
      endsAt: round.endsAt.toISOString(),
      packets: round.packets,
      given: round.given,
      left: round.packets - round.given,
      totalRu: writeAmount(round.total),
      givenRu: writeAmount(round.givenUnits),
    }));
    return { rows, next: found.length > size ? String(found[size - 1]!.seq) : null };
  });
