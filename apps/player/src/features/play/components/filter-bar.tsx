import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FilterButton, type FilterDraft } from '#platform/records/filter-button.tsx';
import { FilterTags } from '#platform/records/filter-tags.tsx';
import { namePlayed } from '../played-options.ts';
import { playedQuery } from '../record-queries.ts';
import { countFilters, type TicketFilters } from '../ticket-choice.ts';
import { PlayedFilters } from './played-filters.tsx';
import { StatusFilter } from './status-filter.tsx';
import { TicketSearch } from './ticket-search.tsx';

/** What the record is narrowed by: a number to look for, and filters that can be taken away one by one. */
export function FilterBar({ filters, onFilters }: FilterDraft<TicketFilters>) {
  const t = useTranslations('play.record');
  const count = countFilters(filters);
  const { ticketNo } = filters;
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TicketSearch
          ticketNo={ticketNo}
          onSearch={(wanted) => onFilters({ ...filters, ticketNo: wanted })}
        />
        <FilterButton
          title={t('filterTitle')}
          count={count}
          filters={filters}
          onFilters={(chosen) => onFilters({ ...chosen, ticketNo })}
        >
          {(draft) => (
            <>
              <PlayedFilters {...draft} />
              <StatusFilter {...draft} />
            </>
          )}
        </FilterButton>
      </div>
      {count > 0 && <ChosenFilters filters={filters} onFilters={onFilters} />}
    </div>
  );
}

function ChosenFilters({ filters, onFilters }: FilterDraft<TicketFilters>) {
  const t = useTranslations('play');
  const { category, vendor, game, status } = filters;
  const { data: played = [] } = useQuery({ ...playedQuery, enabled: vendor !== undefined });
  const names = namePlayed(played, filters);
  const tag = (filter: string, text: string | undefined, without: TicketFilters) => ({
    filter,
    text,
    onRemove: () => onFilters({ ...filters, ...without }),
  });
  return (
    <FilterTags
      tags={[
        tag('category', category && t(`categories.${category}`), { category: undefined }),
        tag('vendor', vendor && names.vendor, { vendor: undefined, game: undefined }),
        tag('game', game && names.game, { game: undefined }),
        tag('status', status && t(`statuses.${status}`), { status: undefined }),
      ]}
    />
  );
}
