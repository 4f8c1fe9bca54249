import { ACTIVITY_SPANS, type ActivityUnit } from '@maneki/contract/play/activity';
import type { Activity } from '@maneki/contract/play/schemas';
import { parseAmount } from '@maneki/kernel/money';
import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { ListMessage } from '@maneki/ui/list-message';
import { Segmented } from '@maneki/ui/segmented';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { ActivityFigures } from '../components/activity-figures.tsx';
import { ActivityRow } from '../components/activity-row.tsx';
import { activityQuery } from '../queries.ts';

const UNITS = Object.keys(ACTIVITY_SPANS) as ActivityUnit[];

/** What a player has paid in and out, staked and won, and how long they were here. */
export default function ActivityScreen() {
  const t = useTranslations('protection.activity');
  const [by, setBy] = useState<ActivityUnit>('DAY');
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <Segmented<ActivityUnit>
        label={t('by')}
        value={by}
        onValue={setBy}
        options={UNITS.map((unit) => ({ value: unit, text: t(`units.${unit}`) }))}
      />
      <Statement by={by} />
      <p className="text-pretty px-1 text-faint text-xs">{t('lead')}</p>
      <ButtonLink kind="quiet" isWide href="/m/safePlay/limits">
        {t('toLimits')}
      </ButtonLink>
    </div>
  );
}

function Statement({ by }: { readonly by: ActivityUnit }) {
  const t = useTranslations('protection.activity');
  const shell = useTranslations('shell.actions');
  const { data, isError, refetch } = useQuery(activityQuery(by));
  if (isError && !data)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('failed')}
        action={{ text: shell('retry'), onPress: () => refetch() }}
      />
    );
  if (!data) return <Skeleton className="h-96" />;
  const rows = data.list.filter(hasHappened);
  return (
    <>
      <Card className="grid gap-1">
        <h2 className="font-bold text-base">{t(`totals.${by}`)}</h2>
        <ActivityFigures activity={data.total} />
      </Card>
      {by !== 'YEAR' && (
        <Card isFlush>
          {rows.map((row) => (
            <ActivityRow key={row.from} activity={row} by={by} />
          ))}
          {rows.length === 0 && <p className="p-4 text-muted text-sm">{t('empty')}</p>}
        </Card>
      )}
    </>
  );
}

const hasHappened = ({ deposits, withdrawals, staked, won, minutes }: Activity): boolean =>
  minutes > 0 || [deposits, withdrawals, staked, won].some((amount) => parseAmount(amount) !== 0n);
