import type { LimitUse } from '@maneki/contract/wallet/schemas';
import { Button } from '@maneki/ui/button';
import { Sheet } from '@maneki/ui/sheet';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { limitUseQuery } from '../queries.ts';
import { percentUsed, reachedBy } from '../reached-limits.ts';
import { writeSum } from '../write-sum.ts';

type LimitSheetProps = {
  /** What was to be bet; undefined while no limit stopped anything. */
  readonly stake: string | undefined;
  readonly onClose: () => void;
  readonly onLeave: () => void;
};

/** Which limit stopped a bet, how much of it is used, and until when. */
export function LimitSheet({ stake, onClose, onLeave }: LimitSheetProps) {
  const t = useTranslations('safety.limit');
  const shell = useTranslations('shell.actions');
  const { data, isError } = useQuery({ ...limitUseQuery, enabled: stake !== undefined });
  const reached = data && stake !== undefined ? reachedBy(data, stake) : undefined;
  return (
    <Sheet
      isOpen={stake !== undefined}
      onClose={onClose}
      title={t('title')}
      closeLabel={shell('close')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={onLeave}>{t('leave')}</Button>
          <Button kind="quiet" onClick={onClose}>
            {t('stay')}
          </Button>
        </div>
      }
    >
      <p className="pb-4 text-muted text-sm">{t('text')}</p>
      <ul className="grid gap-3">
        {reached?.map((use) => (
          <li key={`${use.kind} ${use.period}`}>
            <ReachedLimit use={use} />
          </li>
        ))}
      </ul>
      {!reached && !isError && <Skeleton className="h-24" />}
      <p role="status" className="text-sm empty:hidden">
        {isError ? t('failed') : ''}
      </p>
    </Sheet>
  );
}

const UNTIL = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

function ReachedLimit({ use }: { readonly use: LimitUse }) {
  const t = useTranslations('safety.limit');
  const format = useFormatter();
  const { symbol } = useViewer();
  const write = (text: string) =>
    use.kind === 'SESSION' ? t('minutes', { minutes: Number(text) }) : writeSum(symbol, text);
  // Shown after a bet, so only ever in the browser, which alone knows the visitor's zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <article className="surface grid gap-2 rounded-card p-4">
      <h3 className="font-bold text-base">{t(`kinds.${use.kind}.${use.period}`)}</h3>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-sheen">
        <div className="h-full rounded-pill bg-gold" style={{ width: `${percentUsed(use)}%` }} />
      </div>
      <p className="numerals text-sm">
        {t('used', { used: write(use.used), amount: write(use.amount) })}
      </p>
      <p className="text-muted text-sm">
        {t('until', { time: format.dateTime(new Date(use.until), { ...UNTIL, timeZone }) })}
      </p>
    </article>
  );
}
