import { LIMIT_PERIODS, type LimitKind } from '@maneki/contract/safety/limits';
import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { LimitCard } from '../components/limit-card.tsx';
import { LimitEditor } from '../components/limit-editor.tsx';
import { limitsQuery, limitUseQuery } from '../queries.ts';

/** What protects most stands first. */
const ORDER: readonly LimitKind[] = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'];

/** The rules that a player sets for themselves. */
export default function LimitsScreen() {
  const t = useTranslations('protection.limits');
  const shell = useTranslations('shell.actions');
  const { data: limits, isError, refetch } = useQuery(limitsQuery);
  const { data: uses = [] } = useQuery(limitUseQuery);
  const [edited, setEdited] = useState<string>();
  const nameOf = ({ kind, period }: { kind: string; period: string }) => `${kind} ${period}`;
  if (isError && !limits)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('failed')}
        action={{ text: shell('retry'), onPress: () => refetch() }}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <p className="text-pretty px-1 text-muted text-sm">{t('lead')}</p>
      {ORDER.map((kind) =>
        limits ? (
          <LimitCard
            key={kind}
            kind={kind}
            limits={LIMIT_PERIODS.flatMap(
              (period) => limits.find((one) => one.kind === kind && one.period === period) ?? [],
            )}
            uses={uses.filter((use) => use.kind === kind)}
            onEdit={(limit) => setEdited(nameOf(limit))}
          />
        ) : (
          <Skeleton key={kind} className="h-60" />
        ),
      )}
      <LimitEditor
        limit={limits?.find((limit) => nameOf(limit) === edited)}
        onClose={() => setEdited(undefined)}
      />
    </div>
  );
}
