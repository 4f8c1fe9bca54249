import type { pointEndpoints } from '@maneki/contract/rewards/point-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { nextExpiry } from './points/expire-points.ts';
import { listPointHistory, readPoints } from './points/read-points.ts';

/** Translates between the wire and what there is to know of points. Decides nothing. */
export const pointHandlers = ({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof pointEndpoints> => ({
  getPoints: async ({ caller: { memberId }, now }) => {
    const { balance, expiring } = await readPoints(database, { memberId, now });
    return done({
      balance: Number(balance),
      expiring: Number(expiring),
      expiresOn: nextExpiry(now).toISOString().slice(0, 10),
    });
  },
  listPointHistory: async ({ caller: { memberId } }, { cursor }) => {
    const { transfers, next } = await listPointHistory(database, { memberId, cursor });
    const list = transfers.map((transfer) => ({
      seq: String(transfer.seq),
      kind: transfer.kind,
      points: Number(transfer.points),
      balanceAfter: Number(transfer.balance_after),
      at: transfer.at.toISOString(),
    }));
    return done({ transfers: list, next });
  },
});
