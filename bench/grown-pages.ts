import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { DAY_MS } from '@maneki/kernel/clock';
import { readProfit } from '@maneki/server/features/play/profit/read-profit';
import { listTickets } from '@maneki/server/features/play/tickets/list-tickets';
import { listRecord } from '@maneki/server/features/wallet/record/list-record';
import { dayOf } from '@maneki/server/features/wallet/windows';
import type { Database } from '@maneki/server/platform/database/database';
import { CURRENCY, WALLET, ZONE } from './players.ts';

type ReadPage = (database: Database, memberId: string) => Promise<void>;

const MONTH_DAYS = 29;

/** Pages of a member's own books, which get no slower for the books of others. */
export const GROWN_PAGES = {
  'page of the betting record': async (database, memberId) => {
    const page = await listTickets(database, {
      ...asked(memberId, 1),
      merchantCode: 'maneki',
      language: 'EN',
    });
    if (!page.ok || page.value.next === null) throw new Error('A page of bets is not full.');
  },
  'page of the record of transfers': (database, memberId) => readRecord(database, memberId, 'all'),
  'page of the record, deposits alone': (database, memberId) =>
    readRecord(database, memberId, 'deposit'),
  'profit and loss of a month': async (database, memberId) => {
    const report = await readProfit(database, {
      ...asked(memberId, MONTH_DAYS),
      currency: CURRENCY,
    });
    if (!report.ok || report.value.total.deposits === '0')
      throw new Error('There is no profit and loss.');
  },
} as const satisfies Record<string, ReadPage>;

export type GrownPage = keyof typeof GROWN_PAGES;

async function readRecord(
  database: Database,
  memberId: string,
  group: 'all' | 'deposit',
): Promise<void> {
  const type = MEMBER_TYPES.player;
  const page = await listRecord(database, { ...asked(memberId, MONTH_DAYS), type, group });
  if (!page.ok || page.value.next === null) throw new Error('A page of transfers is not full.');
}

/** So many days back, until now. */
function asked(memberId: string, days: number) {
  const now = new Date();
  const from = dayOf(new Date(now.getTime() - days * DAY_MS), ZONE);
  return { memberId, wallet: WALLET, timezone: ZONE, now, from, to: dayOf(now, ZONE) } as const;
}
