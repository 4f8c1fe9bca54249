import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon, type IconName } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { useMoney } from '../use-money.ts';
import type { Reward } from './queries.ts';
import { useWorth } from './use-worth.ts';

const ICONS: Readonly<Record<Reward['kind'], IconName>> = {
  PROMOTION: 'gift',
  CASHBACK: 'refresh',
  REBATE: 'refresh',
  LEVEL_UP: 'crown',
  MONTHLY: 'crown',
  BIRTHDAY: 'calendar',
  MISSION: 'trophy',
  CHEST: 'trophy',
  SIGN_IN: 'calendar',
  RED_PACKET: 'gift',
  REFERRAL: 'users',
  REFERRED: 'users',
  MILESTONE: 'users',
  COMMISSION: 'users',
  MALL: 'star',
};

/** What a reward is called: by the operator, or by what it is for. */
export function useRewardName(): (reward: Pick<Reward, 'kind' | 'title' | 'number'>) => string {
  const t = useTranslations('rewards.kinds');
  return ({ kind, title, number }) => title ?? t(kind, { number: String(number ?? '') });
}

type RewardCardProps = {
  readonly reward: Reward;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  /** The one thing to do on the page, or one of many that can be done together. */
  readonly isAlone: boolean;
  readonly onClaim: () => void;
};

/** Something to claim: what it is, what it is worth, what it asks for, and until when it waits. */
export function RewardCard(props: RewardCardProps) {
  const { reward, isPending, isDisabled, isAlone, onClaim } = props;
  const t = useTranslations('rewards.centre');
  const nameOf = useRewardName();
  const worth = useWorth();
  const name = nameOf(reward);
  const isLocked = reward.state === 'LOCKED';
  return (
    <Card className="grid gap-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-raised text-gold-text inset-ring inset-ring-line"
        >
          <Icon name={ICONS[reward.kind]} className="size-5.5" />
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="wrap-anywhere font-body font-semibold text-base">{name}</h3>
          <p className="numerals font-bold text-gold-text text-lg">{worth(reward)}</p>
          <Terms reward={reward} />
        </div>
      </div>
      <Button
        isWide
        size="small"
        kind={isAlone ? 'primary' : 'quiet'}
        isPending={isPending}
        disabled={isDisabled || isLocked}
        onClick={onClaim}
        aria-label={t('claimNamed', { name })}
      >
        {t(isLocked ? 'locked' : 'claim')}
      </Button>
    </Card>
  );
}

/** What its money asks for before it may leave, and its time. */
function Terms({ reward }: { readonly reward: Reward }) {
  const t = useTranslations('rewards.centre');
  const money = useMoney();
  const { moment } = useRecordTimes();
  const isLocked = reward.state === 'LOCKED';
  return (
    <>
      <p className="text-muted text-sm">
        {reward.toStake === '0' ? t('free') : t('toStake', { amount: money(reward.toStake) })}
      </p>
      <p className="numerals text-muted text-xs">
        {isLocked
          ? t('from', { time: moment(reward.availableFrom) })
          : t('until', { time: moment(reward.expiresAt) })}
      </p>
    </>
  );
}
