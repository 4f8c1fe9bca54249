import type { Events } from '@maneki/contract/contract';
import { listDisabled } from '#features/identity';
import { listBusinessZones } from '#features/site';
import {
  creditAll,
  dayOf,
  fingerprintOf,
  lockAccounts,
  type Movement,
  mainWalletIn,
  windowsOf,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { recordEvents } from '#platform/outbox/record-event';
import { readProfiles } from '../profiles/read-profiles.ts';
import { lockDebts } from '../rebates/store.ts';
import {
  isGivenBack,
  ownShareOf,
  type SeriesBet,
  type SeriesTicket,
  seriesBetOf,
  sumSeriesDays,
} from './series-ticket.ts';
import * as store from './store.ts';

/** Who these movements are of in the ledger. */
export const SERIES_SOURCE = 'agents-series';

type Told = { readonly payload: Events['play.bet_settled']; readonly recordedAt: Date };

/**
 * Gives back, with the ticket, what a series below the member's own leaves them; what is for those above waits for the
 * night. So does what is for somebody who owes rebates, is disabled, or has no wallet of the currency.
 */
export async function shareSeries(tx: Tx, told: readonly Told[]): Promise<void> {
  const bets = await betsOf(
    tx,
    told.filter(({ payload }) => !isGivenBack(payload)),
  );
  if (bets.length === 0) return;
  const tickets = await store.insertTickets(tx, await valueBets(tx, bets));
  await store.addToDays(tx, sumSeriesDays(tickets, 'decided'));
  const paid = tickets.filter(({ isPaid }) => isPaid);
  if (paid.length === 0) return;
  const now = told.at(-1)!.recordedAt;
  const zones = await listBusinessZones(tx);
  await creditAll(
    tx,
    paid.map((ticket) => movementOf(ticket, { now, zone: zones.get(ticket.merchantCode)! })),
  );
  await tellPaid(tx, paid, now);
}

/** Takes back what tickets brought whose stake came back after all: from the member and those above, by the night. */
export async function takeBackSeries(tx: Tx, told: readonly Told[]): Promise<void> {
  const bets = await betsOf(
    tx,
    told.filter(({ payload }) => isGivenBack(payload)),
  );
  const tickets = await store.takeBackTickets(tx, bets);
  await store.addToDays(tx, sumSeriesDays(tickets, 'taken back'));
}

async function betsOf(tx: Tx, told: readonly Told[]): Promise<SeriesBet[]> {
  const chosen = told.filter(({ payload }) => payload.lottery?.series !== undefined);
  if (chosen.length === 0) return [];
  const zones = await listBusinessZones(tx);
  return chosen.flatMap(({ payload }) => {
    const zone = zones.get(payload.merchantCode)!;
    return seriesBetOf(payload, dayOf(new Date(payload.settledAt), zone)) ?? [];
  });
}

const purseOf = ({ memberId, currency }: Pick<SeriesBet, 'memberId' | 'currency'>) =>
  `${memberId} ${currency}`;

/** What each bet gives back, by the series that its member has now, and whether at once. */
async function valueBets(tx: Tx, bets: readonly SeriesBet[]): Promise<SeriesTicket[]> {
  const valued: Omit<SeriesTicket, 'isPaid'>[] = [];
  for (const [merchantCode, own] of Map.groupBy(bets, (bet) => bet.merchantCode)) {
    const memberIds = [...new Set(own.map(({ memberId }) => memberId))];
    const { profileOf } = await readProfiles(tx, { merchantCode, memberIds });
    for (const bet of own) {
      const personal = profileOf(bet.memberId)[bet.group];
      valued.push({ ...bet, personal, amount: ownShareOf(bet, personal) });
    }
  }
  const payable = await findPayable(
    tx,
    valued.filter(({ amount }) => amount > 0n),
  );
  return valued.map((ticket) => ({
    ...ticket,
    isPaid: ticket.amount > 0n && payable.has(purseOf(ticket)),
  }));
}

/** To whom money may go at once, by `<member> <currency>`. They are held until the transaction ends. */
async function findPayable(tx: Tx, bets: readonly SeriesBet[]): Promise<ReadonlySet<string>> {
  const memberIds = [...new Set(bets.map(({ memberId }) => memberId))];
  if (memberIds.length === 0) return new Set();
  const debts = await lockDebts(tx, memberIds);
  const disabled = await listDisabled(tx, memberIds);
  const accounts = await lockAccounts(
    tx,
    bets.map(({ memberId, currency }) => ({ memberId, wallet: mainWalletIn(currency) })),
  );
  const purses = accounts
    .filter(({ member_id }) => !disabled.has(member_id))
    .map(({ member_id, currency }) => `${member_id} ${currency}`);
  return new Set(purses.filter((purse) => (debts.get(purse) ?? 0n) === 0n));
}

const movementOf = (
  { memberId, currency, providerCode, txId, day, amount }: SeriesTicket,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Movement => ({
  memberId,
  wallet: mainWalletIn(currency),
  currency,
  source: SERIES_SOURCE,
  key: `${providerCode} ${txId}`,
  fingerprint: fingerprintOf({ memberId, currency, providerCode, txId, amount }),
  kind: 'REBATE_SELF',
  direction: 'IN',
  house: 'HOUSE_AGENTS',
  amount,
  counting: { as: 'NOTHING' },
  isGuarded: false,
  reference: { type: 'REBATE', id: day },
  at: now,
  windows: windowsOf(now, zone),
});

/** What members were given is told once for each day, as the night tells it. */
async function tellPaid(tx: Tx, paid: readonly SeriesTicket[], now: Date): Promise<void> {
  const sums = Map.groupBy(paid, (ticket) => `${purseOf(ticket)} ${ticket.day}`);
  await recordEvents(
    tx,
    now,
    'agents.rebates_paid',
    [...sums.values()].map((tickets) => {
      const { memberId, merchantCode, currency, day } = tickets[0]!;
      const own = tickets.reduce((sum, { amount }) => sum + amount, 0n);
      const whose = { memberId, merchantCode, currency, day };
      return { ...whose, own: String(own), team: '0', paidAt: now.toISOString() };
    }),
  );
}
