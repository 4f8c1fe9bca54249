import type { VendorSorting } from '@maneki/contract/catalog/schemas';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { VendorLink } from '../components/vendor-link.tsx';
import { vendorsQuery } from '../queries.ts';
import { CategoryIcon } from './category-icon.tsx';
import { listAddress } from './list-address.ts';

/** All kinds of games with their studios, to be unfolded in a menu. */
export function GameCentre({ title }: { readonly title: string }) {
  const { data: sortings, isError } = useQuery(vendorsQuery(call));
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <section className="-mx-4 mt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-12 w-full items-center gap-3.5 px-4 text-left font-bold"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="games" className="text-gold-text" />
        <span className="flex-1">{title}</span>
        <Fold isOpen={isOpen} />
      </button>
      <ul id={id} hidden={!isOpen} className="grid gap-2 px-4 pb-1">
        {sortings
          ? sortings.map((sorting) => (
              <li key={sorting.gameCategory} className="surface rounded-card">
                <CategoryEntry sorting={sorting} />
              </li>
            ))
          : !isError && <Skeleton className="h-14 rounded-card" />}
      </ul>
    </section>
  );
}

/** A category leads to its list; the arrow beside it unfolds its studios. */
function CategoryEntry({ sorting }: { readonly sorting: VendorSorting }) {
  const t = useTranslations();
  const { studios } = useArt();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { gameCategory, vendorNames } = sorting;
  const name = t(`shell.categories.${gameCategory}`);
  return (
    <>
      <div className="flex">
        <Link
          href={listAddress(gameCategory)}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-card pl-3 font-semibold"
        >
          <CategoryIcon tab={gameCategory} className="size-8 shrink-0" />
          {name}
        </Link>
        {vendorNames.length > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('site.home.lobby.studiosOf', { category: name })}
            className="grid w-12 place-items-center rounded-card"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Fold isOpen={isOpen} />
          </button>
        )}
      </div>
      <ul id={id} hidden={!isOpen} className="flex flex-wrap gap-2 px-3 pb-3">
        {vendorNames.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorLink
              tab={gameCategory}
              vendor={vendor}
              className="hit flex min-h-9 items-center gap-2 rounded-pill bg-raised px-3 text-sm"
            >
              {studios[vendor.vassalage] && (
                <img
                  src={studios[vendor.vassalage]?.mark}
                  alt=""
                  width={24}
                  height={24}
                  loading="lazy"
                  className="-ml-1.5 size-6 rounded-pill"
                />
              )}
              {vendor.displayName}
            </VendorLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const Fold = ({ isOpen }: { readonly isOpen: boolean }) => (
  <Icon
    name="chevron-down"
    className={`text-faint transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
  />
);
