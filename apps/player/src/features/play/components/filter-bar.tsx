import { Icon } from '@maneki/ui/icon';
import { IconButton } from '@maneki/ui/icon-button';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { namePlayed } from '../played-options.ts';
import { playedQuery } from '../record-queries.ts';
import { countFilters, type TicketFilters } from '../ticket-choice.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { TicketSearch } from './ticket-search.tsx';

type FilterBarProps = {
  readonly filters: TicketFilters;
  readonly onFilters: (filters: TicketFilters) => void;
};

/** What the record is narrowed by: a number to look for, and filters that can be taken away one by one. */
export function FilterBar({ filters, onFilters }: FilterBarProps) {
  const t = useTranslations('play.record');
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filters);
  const apply = async (chosen: TicketFilters) => {
    setIsOpen(false);
    // The sheet takes back its step in the history first, or it would take the new address along.
    await untilUncovered();
    onFilters({ ...chosen, ticketNo: filters.ticketNo });
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TicketSearch
          ticketNo={filters.ticketNo}
          onSearch={(ticketNo) => onFilters({ ...filters, ticketNo })}
        />
        <IconButton
          icon="filter"
          label={count > 0 ? t('filterCount', { count: `${count}` }) : t('filter')}
          count={count}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="size-13"
          onClick={() => setIsOpen(true)}
        />
      </div>
      {count > 0 && <ChosenFilters filters={filters} onFilters={onFilters} />}
      <FilterSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        filters={filters}
        onApply={apply}
      />
    </div>
  );
}

function ChosenFilters({ filters, onFilters }: FilterBarProps) {
  const t = useTranslations('play');
  const { category, vendor, game, status } = filters;
  const { data: played = [] } = useQuery({ ...playedQuery, enabled: vendor !== undefined });
  const names = namePlayed(played, filters);
  const chosen = [
    { name: category && t(`categories.${category}`), without: { category: undefined } },
    { name: vendor && names.vendor, without: { vendor: undefined, game: undefined } },
    { name: game && names.game, without: { game: undefined } },
    { name: status && t(`statuses.${status}`), without: { status: undefined } },
  ];
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map(
        ({ name, without }) =>
          name && (
            <li key={Object.keys(without)[0]}>
              <button
                type="button"
                aria-label={t('record.removeFilter', { name })}
                className="hit flex min-h-8 items-center gap-1 rounded-pill bg-raised pr-2 pl-3 font-semibold text-gold-text text-xs inset-ring inset-ring-gold/60"
                onClick={() => onFilters({ ...filters, ...without })}
              >
                {name}
                <Icon name="x" className="size-3.5" />
              </button>
            </li>
          ),
      )}
    </ul>
  );
}
