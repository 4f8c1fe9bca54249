import type { Language } from '@maneki/contract/language';
import type { Category } from '@maneki/contract/play/tickets';
import {
  MISSION_METRICS,
  type MissionMetric,
  type MissionRepeat,
  type MissionState,
  type MissionTab,
} from '@maneki/contract/rewards/mission';
import type { Windows } from '#features/wallet';
import { referenceIn } from '../reference-amount.ts';

/** What a merchant asks of its members, and gives for it. */
export type Mission = {
  readonly merchantCode: string;
  readonly code: string;
  readonly tab: MissionTab;
  readonly metric: MissionMetric;
  /** A number, or 1/10 000 of a reference unit where the metric counts money. */
  readonly target: bigint;
  /** The categories that count; none named are all of them. */
  readonly categories: readonly Category[];
  readonly gameId: string | null;
  /** 1/10 000 of a reference unit. */
  readonly cashRu: bigint;
  readonly points: number;
  readonly activity: number;
  readonly multiple: number;
  readonly repeat: MissionRepeat;
  readonly titles: Readonly<Record<Language, string>>;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isOn: boolean;
  readonly sort: number;
};

/** The period of a mission that a moment belongs to, as its progress is kept. */
export function periodOf(repeat: MissionRepeat, { day, week }: Windows): string {
  if (repeat === 'DAILY') return day;
  return repeat === 'WEEKLY' ? `W${week}` : 'ONCE';
}

/** What it takes in a wallet's currency, in the way in which its metric counts; never nothing. */
export function targetIn({ metric, target }: Mission, currency: string): bigint {
  if (MISSION_METRICS[metric] !== 'MONEY') return target;
  return referenceIn(target, currency) || 1n;
}

type Time = Pick<Mission, 'startsAt' | 'endsAt'>;

export const isRunning = ({ startsAt, endsAt }: Time, now: Date): boolean =>
  !(startsAt && now < startsAt) && !(endsAt && now >= endsAt);

export type Progress = {
  readonly value: bigint;
  readonly doneAt: Date | null;
  readonly claimedAt: Date | null;
};

/** What has become of a mission in the period of now. What was taken stays taken, whatever the time. */
export function stateOf(mission: Time, progress: Progress | undefined, now: Date): MissionState {
  if (progress?.claimedAt) return 'CLAIMED';
  if (mission.endsAt && now >= mission.endsAt) return 'EXPIRED';
  if (mission.startsAt && now < mission.startsAt) return 'LOCKED';
  return progress?.doneAt ? 'DONE' : 'DOING';
}
