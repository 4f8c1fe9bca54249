import { Button } from '@maneki/ui/button';
import { Chips } from '@maneki/ui/chips';
import { Picker } from '@maneki/ui/picker';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FilterDraft } from '#platform/records/filter-button.tsx';
import { Labelled } from '#platform/records/labelled.tsx';
import {
  chooseCategory,
  chooseGame,
  chooseVendor,
  listOptions,
  nameGame,
} from '../played-options.ts';
import { playedQuery } from '../record-queries.ts';
import type { PlayedVendor, TicketFilters } from '../ticket-choice.ts';

/** Filters by what the member has played; nobody chooses among games that gave no bet. */
export function PlayedFilters(props: FilterDraft<TicketFilters>) {
  const t = useTranslations('play.record');
  const shell = useTranslations('shell.actions');
  const { data, isError, refetch } = useQuery(playedQuery);
  if (data?.length === 0) return <p className="text-muted text-sm">{t('noOptions')}</p>;
  if (data) return <PlayedChoices {...props} played={data} />;
  if (!isError) return <PlayedSkeleton />;
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-danger-text text-sm">{t('optionsFailed')}</p>
      <Button kind="quiet" size="small" onClick={() => refetch()}>
        {shell('retry')}
      </Button>
    </div>
  );
}

type PlayedChoicesProps = FilterDraft<TicketFilters> & { readonly played: readonly PlayedVendor[] };

function PlayedChoices({ played, filters, onFilters }: PlayedChoicesProps) {
  const t = useTranslations('play');
  const { categories, vendors, games } = listOptions(played, filters);
  const { category, vendor, game } = filters;
  const all = { value: '', text: t('record.all') };
  return (
    <>
      <Labelled label={t('record.category')}>
        <Chips
          layout="wrap"
          label={t('record.category')}
          options={[
            { value: 'all' as const, text: t('record.all') },
            ...categories.map((value) => ({ value, text: t(`categories.${value}`) })),
          ]}
          value={category ?? 'all'}
          onValue={(value) =>
            onFilters(chooseCategory(played, filters, value === 'all' ? undefined : value))
          }
        />
      </Labelled>
      <Picker
        label={t('record.vendor')}
        options={[all, ...vendors]}
        value={vendor ?? ''}
        onValue={(value) => onFilters(chooseVendor(filters, value || undefined))}
      />
      <Picker
        label={t('record.game')}
        options={[all, ...games]}
        value={vendor && game ? nameGame(vendor, game) : ''}
        onValue={(value) => onFilters(chooseGame(filters, value || undefined))}
      />
    </>
  );
}

function PlayedSkeleton() {
  return (
    <>
      <div className="flex gap-2 pt-7">
        <Skeleton className="h-9 w-14 rounded-pill" />
        <Skeleton className="h-9 w-20 rounded-pill" />
        <Skeleton className="h-9 w-20 rounded-pill" />
      </div>
      <Skeleton className="mt-7 h-13" />
      <Skeleton className="mt-7 h-13" />
    </>
  );
}
