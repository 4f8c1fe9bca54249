import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { payInPast } from '#features/cashier';
import { type DemoLineMember, seedDemoLine } from '#features/identity';
import { openPast } from '#features/play';
import { listBusinessZones } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { noteSeen } from '../seen/note-seen.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { type LineBet, listLineBets } from './line-bets.ts';

/** What players pay in: at first, and after so many days again. */
const DEPOSITS = [
  { afterDays: 0, units: 60 },
  { afterDays: 18, units: 240 },
] as const;

type Player = DemoLineMember & {
  readonly session: Awaited<ReturnType<Awaited<ReturnType<typeof openPast>>['sitDown']>>;
  readonly bets: readonly LineBet[];
};

/**
 * Gives the demonstration's agents a team that has paid in and played for up to three months. What follows from it,
 * figures, rebates and bills, is worked out by the same jobs and handlers as for anybody.
 */
export async function seedDemoTeam(tx: Tx, now: Date): Promise<void> {
  const added = await seedDemoLine(tx, now);
  await provideNodes(
    tx,
    added.map(({ memberId }) => memberId),
  );
  const past = await openPast(tx, now);
  const players: Player[] = [];
  for (const [number, member] of added.entries()) {
    const { registeredAt } = member;
    const session = await past.sitDown(member, registeredAt);
    const currency = moneyOf(session.currency);
    players.push({
      ...{ ...member, session },
      bets: listLineBets({ number, currency, registeredAt }, now),
    });
  }
  await noteLogins(tx, players);
  // In the order of time, as it would have been: what is paid in is there before it is played.
  for (const [index, { afterDays, units }] of DEPOSITS.entries()) {
    const untilDays = DEPOSITS[index + 1]?.afterDays ?? Number.POSITIVE_INFINITY;
    for (const { memberId, registeredAt } of players) {
      const at = new Date(registeredAt.getTime() + afterDays * DAY_MS + MINUTE_MS);
      if (at < now) await payInPast(tx, past.wallet, { memberId, units, at });
    }
    const isBetween = ({ at }: LineBet, since: Date) => {
      const days = (at.getTime() - since.getTime()) / DAY_MS;
      return days >= afterDays && days < untilDays;
    };
    await past.play(
      players.map(({ session, bets, registeredAt }) => ({
        session,
        bets: bets.filter((bet) => isBetween(bet, registeredAt)),
      })),
    );
  }
}

/** Whoever plays was here that day. */
async function noteLogins(tx: Tx, players: readonly Player[]): Promise<void> {
  const zones = await listBusinessZones(tx);
  await noteSeen(
    tx,
    'LOGIN',
    players.flatMap(({ memberId, merchantCode, bets }) =>
      bets.map(({ at }) => ({ memberId, day: dayOf(at, zones.get(merchantCode)!) })),
    ),
  );
}
