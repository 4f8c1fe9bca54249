import {
  GIFT_ACCOUNT_HOURS,
  type GiftReach,
  RAIN_TURNOVER,
  type RainAudience,
} from '@maneki/contract/agents/gift';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { type Currency, fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { blockedUntil } from '#features/cashier';
import type { Party } from '#features/identity';
import { sumTurnovers } from '#features/play';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Node } from '../tree/node.ts';

/** The account that money would leave or come to. */
export type PartyAccount = {
  readonly currency: string;
  readonly closed_at: Date | null;
  readonly blocked_until: Date | null;
};

export type PartyObstacle =
  | { readonly why: 'CLOSED' }
  | { readonly why: 'NEW'; readonly hours: number };

/** What keeps somebody from giving or getting money; an account may still have to be opened. */
export function findPartyObstacle(
  party: Party,
  {
    isExcluded,
    account,
    currency,
    now,
  }: {
    readonly isExcluded: boolean;
    readonly account: PartyAccount | undefined;
    readonly currency: string;
    readonly now: Date;
  },
): PartyObstacle | undefined {
  const lockedUntil = blockedUntil(party);
  const isLocked = lockedUntil !== null && lockedUntil > now;
  if (party.isDisabled || isExcluded || isLocked) return { why: 'CLOSED' };
  if (account && !isUsable(account, currency, now)) return { why: 'CLOSED' };
  const oldEnoughAt = party.registeredAt.getTime() + GIFT_ACCOUNT_HOURS * HOUR_MS;
  const leftMs = oldEnoughAt - now.getTime();
  return leftMs > 0 ? { why: 'NEW', hours: Math.ceil(leftMs / HOUR_MS) } : undefined;
}

const isUsable = (account: PartyAccount, currency: string, now: Date): boolean =>
  account.currency === currency &&
  account.closed_at === null &&
  (account.blocked_until === null || account.blocked_until <= now);

/** Who plays for money below somebody: players and agents, never the top of a line. */
export const mayReceive = ({ type }: Pick<Party, 'type'>): boolean =>
  type === MEMBER_TYPES.player || type === MEMBER_TYPES.agent;

/** Whether somebody stands where an agent may send to. Nobody stands below themselves. */
export const isWithin = (
  { parentId, line }: Pick<Node, 'parentId' | 'line'>,
  senderId: string,
  reach: GiftReach,
): boolean => (reach === 'DIRECT' ? parentId === senderId : line.includes(senderId));

/** Whether a rain is meant for somebody. */
export const isInAudience = (
  node: Pick<Node, 'memberId' | 'parentId' | 'line'>,
  rain: {
    readonly senderId: string;
    readonly audience: RainAudience;
    readonly audienceIds: readonly string[];
  },
): boolean =>
  rain.audience === 'LIST'
    ? rain.audienceIds.includes(node.memberId) && isWithin(node, rain.senderId, 'TEAM')
    : isWithin(node, rain.senderId, rain.audience);

export const minTurnoverOf = (currency: Currency): bigint =>
  fromReferenceUnits(RAIN_TURNOVER.minRu, currency);

/** What members have staked in the days that rain looks at, today among them. */
export async function readTurnovers(
  tx: Tx,
  asked: {
    readonly memberIds: readonly string[];
    readonly currency: string;
    readonly timezone: string;
    readonly now: Date;
  },
): Promise<(memberId: string) => bigint> {
  const { memberIds, currency, timezone, now } = asked;
  const dayAt = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS), timezone);
  const period = { from: dayAt(1 - RAIN_TURNOVER.days), before: dayAt(1) };
  const sums = await sumTurnovers(tx, { memberIds, ...period });
  return (memberId) => sums.get(`${memberId} ${currency}`) ?? 0n;
}

export const isEarned = (turnover: bigint, currency: string): boolean =>
  turnover >= minTurnoverOf(moneyOf(currency));
