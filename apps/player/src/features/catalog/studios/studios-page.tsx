import type { ListedVendor, VendorSorting } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { ListMessage } from '@maneki/ui/list-message';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { findListState } from '#platform/reading/list-reading.ts';
import { listAddress } from '../lobby/list-address.ts';
import { vendorsQuery } from '../queries.ts';
import { vendorsOf } from '../vendors-of.ts';
import { StudioTile } from './studio-tile.tsx';

const GRID = 'grid grid-cols-2 gap-3';
const WAITING = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The studios of one category, or of every category that has some. */
export function StudiosPage({ gameType }: { readonly gameType?: Category }) {
  const query = useQuery(vendorsQuery(call));
  if (!query.data)
    return (
      <div className="px-4 pt-3 pb-4">
        {findListState(query) === 'error' ? (
          <StudiosTrouble isAway={query.fetchStatus === 'paused'} onRetry={() => query.refetch()} />
        ) : (
          <StudiosSkeleton />
        )}
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-3 pb-6">
      {gameType ? (
        <StudioGrid tab={gameType} vendors={vendorsOf(query.data, gameType)} />
      ) : (
        query.data.map((sorting) => <StudioSection key={sorting.gameCategory} sorting={sorting} />)
      )}
      {vendorsOf(query.data, gameType).length === 0 && <NoStudios />}
    </div>
  );
}

function StudioSection({ sorting }: { readonly sorting: VendorSorting }) {
  const t = useTranslations();
  const { gameCategory, vendorNames } = sorting;
  const id = `studios-${gameCategory}`;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={t(`shell.categories.${gameCategory}`)}
        more={{ href: listAddress(gameCategory), text: t('catalog.list.label') }}
      />
      <StudioGrid tab={gameCategory} vendors={vendorNames} />
    </section>
  );
}

type StudioGridProps = { readonly tab: Category; readonly vendors: readonly ListedVendor[] };

function StudioGrid({ tab, vendors }: StudioGridProps) {
  return (
    <ul className={GRID}>
      {vendors.map((vendor) => (
        <li key={vendor.vassalage} className="min-w-0">
          <StudioTile tab={tab} vendor={vendor} />
        </li>
      ))}
    </ul>
  );
}

type TroubleProps = { readonly isAway: boolean; readonly onRetry: () => void };

function StudiosTrouble({ isAway, onRetry }: TroubleProps) {
  const t = useTranslations('catalog.list');
  const shell = useTranslations('shell.actions');
  if (isAway) return <ListMessage icon="wifi-off" title={t('offline')} text={t('offlineText')} />;
  return (
    <ListMessage
      icon="circle-alert"
      title={t('studiosFailed')}
      text={t('failedText')}
      action={{ text: shell('retry'), onPress: onRetry }}
    />
  );
}

function NoStudios() {
  const t = useTranslations('catalog.list.emptyKind');
  const action = { text: t('action'), href: '/m/rng' };
  return <ListMessage icon="games" title={t('title')} text={t('text')} action={action} />;
}

function StudiosSkeleton() {
  return (
    <div aria-busy="true" className={GRID}>
      {WAITING.map((place) => (
        <div key={place}>
          <Skeleton className="aspect-video rounded-tile" />
          <Skeleton className="mt-2 h-3.5 w-3/5 rounded-pill" />
        </div>
      ))}
    </div>
  );
}
