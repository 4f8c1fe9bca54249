import { MISSION_METRICS } from '@maneki/contract/rewards/mission';
import type { MissionView } from '@maneki/contract/rewards/mission-schemas';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useFormatter, useTranslations } from 'use-intl';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import type { Claims } from './use-claims.ts';
import { useGiftWords } from './use-gift-words.ts';

type MissionCardProps = { readonly mission: MissionView; readonly claims: Claims };

const TONES: Record<MissionView['state'], TagTone> = {
  LOCKED: 'plain',
  DOING: 'plain',
  DONE: 'gold',
  CLAIMED: 'success',
  EXPIRED: 'plain',
};

/** A slip of paper on the board: what is asked, how far it is, and what it gives. */
export function MissionCard({ mission, claims }: MissionCardProps) {
  const t = useTranslations('missions');
  const { gift } = useGiftWords();
  const write = useMoment();
  const { title, state, multiple, endsAt, startsAt, repeat } = mission;
  return (
    <li>
      <Card className="grid gap-2.5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-pretty font-bold text-base">{title}</h3>
          <Tag tone={TONES[state]} className="shrink-0">
            {t(`states.${state}`, { time: startsAt ? write(startsAt) : '' })}
          </Tag>
        </div>
        <Progress mission={mission} />
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-sm">
            <span className="text-muted">{t('gives')} </span>
            <b className="text-gold-text">{gift(mission)}</b>
          </p>
          {state === 'DONE' && (
            <Button
              kind="gold"
              size="small"
              isPending={claims.isPending}
              aria-label={`${t('claim')}: ${title}`}
              onClick={() => claims.claimMission(mission.code)}
            >
              {t('claim')}
            </Button>
          )}
        </div>
        {multiple > 0 && (
          <p className="text-pretty text-muted text-xs">{t('stake', { multiple })}</p>
        )}
        {endsAt && repeat !== 'DAILY' && (
          <p className="text-muted text-xs">{t('until', { time: write(endsAt) })}</p>
        )}
      </Card>
    </li>
  );
}

function Progress({
  mission: { metric, value, target, title },
}: Pick<MissionCardProps, 'mission'>) {
  const t = useTranslations('missions');
  const { money } = useGiftWords();
  const unit = MISSION_METRICS[metric];
  const [done, all] = [Number(value), Number(target)];
  const counted = { value: done, target: all };
  const said =
    unit === 'MONEY'
      ? t('progress', { value: money(value), target: money(target) })
      : t(unit === 'MULTIPLE' ? 'multiple' : 'times', counted);
  return (
    <div className="grid gap-1">
      <progress className="sr-only" max={all} value={done} aria-label={title} />
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-raised">
        <div
          className="fill-primary h-full"
          style={{ width: `${Math.min(done / all, 1) * 100}%` }}
        />
      </div>
      <span className="numerals text-muted text-xs">{said}</span>
    </div>
  );
}

function useMoment() {
  const format = useFormatter();
  const timeZone = useBusinessZone();
  return (at: string) =>
    format.dateTime(new Date(at), {
      ...{ hour: '2-digit', minute: '2-digit', month: 'short', day: 'numeric' },
      timeZone,
    });
}
