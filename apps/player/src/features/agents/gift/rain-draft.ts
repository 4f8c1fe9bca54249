import type { RainAudience } from '@maneki/contract/agents/gift';
import { RAIN_MINUTES } from '@maneki/contract/agents/gift';
import type { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import type { RequestOf } from '@maneki/contract/contract';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { type AmountTerms, type Judged, judgeAmounts, judgePot, readTyped } from './judge-gift.ts';
import type { Recipient } from './recipient-sheet.tsx';

export const RAIN_MODES = ['LUCKY', 'EQUAL', 'FIXED'] as const;
export type RainMode = (typeof RAIN_MODES)[number];

/** In how many minutes a rain may begin, and how many it may last, as the form offers them. */
export const START_MINUTES = [0, 15, 60, 180, 720, 1_440] as const;
export const LAST_MINUTES = [RAIN_MINUTES.min, 15, 60, 180, 720, RAIN_MINUTES.max] as const;

/** What is typed of a rain so far. */
export type RainDraft = {
  readonly mode: RainMode;
  readonly amount: string;
  readonly count: string;
  readonly audience: RainAudience;
  readonly chosen: readonly Recipient[];
  readonly startsIn: string;
  readonly lasts: string;
  readonly greeting: string;
};

export const EMPTY_RAIN: RainDraft = {
  ...{ mode: 'LUCKY', amount: '', count: '10', audience: 'DIRECT', chosen: [], greeting: '' },
  ...{ startsIn: '0', lasts: `${RAIN_MINUTES.usual}` },
};

type Wish = RequestOf<typeof giftEndpoints.sendRain>;
type Without<Each> = Each extends unknown ? Omit<Each, 'paymentPassword'> : never;

/** A rain as it is asked for, but for the password. */
export type Drafted = Without<Wish>;

export function judgeRain(
  { mode, amount, count, audience, chosen }: RainDraft,
  terms: AmountTerms,
): Judged & { readonly count: number } {
  if (mode === 'FIXED') {
    const judged = judgeAmounts(
      chosen.map(() => amount),
      terms,
    );
    return { ...judged, count: chosen.length };
  }
  if (mode === 'EQUAL') return { ...judgePot(amount, chosen.length, terms), count: chosen.length };
  const packets = Number(count) || 0;
  const isNobody = audience === 'LIST' && chosen.length === 0;
  return { ...judgePot(amount, isNobody ? 0 : packets, terms), count: packets };
}

export function writeRain(draft: RainDraft, now: Date): Drafted {
  const { mode, greeting, audience } = draft;
  const memberIds = draft.chosen.map(({ memberId }) => memberId);
  const amount = readTyped(draft.amount);
  if (mode === 'FIXED') return { mode, each: amount, memberIds, greeting };
  if (mode === 'EQUAL') return { mode, total: amount, memberIds, greeting };
  const startsIn = Number(draft.startsIn);
  const startsAt = new Date(now.getTime() + startsIn * MINUTE_MS).toISOString();
  return {
    ...{ mode, total: amount, count: Number(draft.count), audience, greeting },
    minutes: Number(draft.lasts),
    ...(startsIn > 0 && { startsAt }),
    ...(audience === 'LIST' && { memberIds }),
  };
}
