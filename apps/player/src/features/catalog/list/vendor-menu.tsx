import type { ListedVendor } from '@maneki/contract/catalog/schemas';
import { Link } from '@maneki/ui/link';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { vendorsQuery } from '../queries.ts';
import { vendorsOf } from '../vendors-of.ts';
import { chooseVendor, type ListState, needsSession, writeList } from './list-state.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

const LINE = 'no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-0.5';
const WAITING = ['w-16', 'w-36', 'w-32', 'w-32', 'w-28'] as const;

/** Whose games are shown. They are links: a choice has an address, and needs no script. */
export function VendorMenu({ state }: { readonly state: ListState }) {
  const t = useTranslations('catalog.list');
  const { data: sorting, isError } = useQuery(vendorsQuery(call));
  const { vassalage: chosen } = state.filters;
  // What somebody has kept or played is of all studios: a choice leads from there to all games.
  const isChoice = !needsSession(state);
  const line = useChosenInSight(chosen ?? '');
  if (!sorting && !isError)
    return (
      <div className={`${LINE} overflow-hidden`}>
        {WAITING.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
          <Skeleton key={place} className={`h-9 shrink-0 rounded-pill ${width}`} />
        ))}
      </div>
    );
  const vendors = vendorsOf(sorting ?? [], state.gameType);
  // Of one there is nothing to choose. Without any the list still shows everything.
  if (vendors.length < 2 && !chosen) return null;
  return (
    <nav aria-label={t('studios')} className="min-w-0">
      <ul ref={line} className={LINE}>
        <VendorChip state={state} vendor={undefined} isChosen={isChoice && !chosen} />
        {vendors.map((vendor) => (
          <VendorChip
            key={vendor.vassalage}
            state={state}
            vendor={vendor}
            isChosen={isChoice && vendor.vassalage === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}

type VendorChipProps = {
  readonly state: ListState;
  /** Undefined for all of them. */
  readonly vendor: ListedVendor | undefined;
  readonly isChosen: boolean;
};

function VendorChip({ state, vendor, isChosen }: VendorChipProps) {
  const t = useTranslations('catalog.list');
  const { studios } = useArt();
  const mark = vendor && studios[vendor.vassalage]?.mark;
  return (
    <li className="shrink-0">
      <Link
        href={writeList(chooseVendor(state, vendor?.vassalage))}
        aria-current={isChosen ? 'true' : undefined}
        className="hit surface flex min-h-9 items-center gap-2 whitespace-nowrap rounded-pill px-3.5 font-semibold text-muted text-sm leading-tight transition duration-150 active:scale-[0.97] aria-[current]:text-gold-text aria-[current]:inset-ring aria-[current]:inset-ring-gold"
      >
        {mark && (
          <img src={mark} alt="" width={28} height={28} className="-ml-2.5 size-7 rounded-pill" />
        )}
        {vendor?.displayName ?? t('allStudios')}
      </Link>
    </li>
  );
}
