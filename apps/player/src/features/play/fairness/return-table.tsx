import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';

/** A game as the table shows it. */
export type ProvenGame = {
  readonly nodeId: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly gameId: string;
  readonly displayName: string;
  readonly returnRate: string | null;
};

type ReturnTableProps = {
  /** Undefined until they are known. */
  readonly slots: readonly ProvenGame[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

const WAITING = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Every slot, and the dice among them, with the return that its proof found. */
export function ReturnTable(props: ReturnTableProps) {
  const t = useTranslations('catalog.fairness.table');
  return (
    <section>
      <SectionHeading title={t('title')} />
      <p className="px-1 pb-3 text-muted text-sm">{t('text')}</p>
      <Card className="px-4 py-1">
        <ReturnRows {...props} />
      </Card>
    </section>
  );
}

function ReturnRows({ slots, hasFailed, onRetry }: ReturnTableProps) {
  const t = useTranslations('catalog.fairness.table');
  const shell = useTranslations('shell.actions');
  if (!slots && hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="text-danger-text text-sm">{t('failed')}</p>
        <Button kind="quiet" size="small" onClick={onRetry}>
          {shell('retry')}
        </Button>
      </div>
    );
  if (!slots)
    return (
      <div aria-busy="true" className="divide-y divide-line">
        {WAITING.map((row) => (
          <div key={row} className="flex min-h-13 items-center justify-between">
            <Skeleton className="h-4 w-36 rounded-pill" />
            <Skeleton className="h-4 w-16 rounded-pill" />
          </div>
        ))}
      </div>
    );
  return (
    <table className="w-full text-left text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('rate')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {slots.map(({ nodeId, vendorName, displayName, returnRate }) => (
          <tr key={nodeId} className="h-13">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <span className="block font-semibold leading-tight">{displayName}</span>
              <span className="text-faint text-xs">{vendorName}</span>
            </th>
            <td className="numerals whitespace-nowrap text-right font-bold text-gold-text">
              {returnRate ? `${returnRate} %` : t('unproven')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
