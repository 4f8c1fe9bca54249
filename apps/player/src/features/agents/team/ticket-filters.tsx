import { CATEGORIES, TICKET_STATUSES } from '@maneki/contract/play/tickets';
import { Chips } from '@maneki/ui/chips';
import { SearchField } from '@maneki/ui/search-field';
import { useTranslations } from 'use-intl';
import { readOneOf } from '#platform/records/address-filters.ts';
import { FilterButton, type FilterDraft } from '#platform/records/filter-button.tsx';
import { FilterTags } from '#platform/records/filter-tags.tsx';
import { Labelled } from '#platform/records/labelled.tsx';
import type { TicketsChoice } from './queries.ts';

export type TeamTicketFilters = Pick<TicketsChoice, 'username' | 'category' | 'status'>;

const NAME_CHARACTERS_MAX = 32;

/** The filters of an address. */
export const readTicketFilters = (address: URLSearchParams): TeamTicketFilters => ({
  username: address.get('username')?.slice(0, NAME_CHARACTERS_MAX) || undefined,
  category: readOneOf(address, 'category', CATEGORIES),
  status: readOneOf(address, 'status', TICKET_STATUSES),
});

const countSheet = ({ category, status }: TeamTicketFilters): number =>
  [category, status].filter(Boolean).length;

/** Whose bets, of what kind, and how they ended. */
export function TicketFilters({ filters, onFilters }: FilterDraft<TeamTicketFilters>) {
  const t = useTranslations('team.betting');
  const play = useTranslations('play');
  const { username, category, status } = filters;
  const count = countSheet(filters);
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <SearchField
          label={t('search')}
          searchLabel={t('find')}
          clearLabel={t('clear')}
          value={username ?? ''}
          maxLength={NAME_CHARACTERS_MAX}
          onSearch={(name) => onFilters({ ...filters, username: name || undefined })}
        />
        <FilterButton
          title={t('filterTitle')}
          count={count}
          filters={filters}
          onFilters={(chosen) => onFilters({ ...chosen, username })}
        >
          {(draft) => <Choices {...draft} />}
        </FilterButton>
      </div>
      {count > 0 && (
        <FilterTags
          tags={[
            {
              filter: 'category',
              text: category && play(`categories.${category}`),
              onRemove: () => onFilters({ ...filters, category: undefined }),
            },
            {
              filter: 'status',
              text: status && play(`statuses.${status}`),
              onRemove: () => onFilters({ ...filters, status: undefined }),
            },
          ]}
        />
      )}
    </div>
  );
}

function Choices({ filters, onFilters }: FilterDraft<TeamTicketFilters>) {
  const t = useTranslations('team.betting');
  const play = useTranslations('play');
  const all = { value: 'all' as const, text: t('all') };
  return (
    <>
      <Labelled label={t('category')}>
        <Chips
          layout="wrap"
          label={t('category')}
          options={[
            all,
            ...CATEGORIES.map((value) => ({ value, text: play(`categories.${value}`) })),
          ]}
          value={filters.category ?? 'all'}
          onValue={(value) =>
            onFilters({ ...filters, category: value === 'all' ? undefined : value })
          }
        />
      </Labelled>
      <Labelled label={t('status')}>
        <Chips
          layout="wrap"
          label={t('status')}
          options={[
            all,
            ...TICKET_STATUSES.map((value) => ({ value, text: play(`statuses.${value}`) })),
          ]}
          value={filters.status ?? 'all'}
          onValue={(value) =>
            onFilters({ ...filters, status: value === 'all' ? undefined : value })
          }
        />
      </Labelled>
    </>
  );
}
