import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { countedGames } from '../counted-games.ts';
import { useFilterWords } from './filter-words.ts';
import { clearFilter, clearFilters, type ListState, writeList } from './list-state.ts';

const CHIP =
  'hit flex min-h-8 items-center gap-1.5 rounded-pill bg-raised pr-2 pl-3 font-semibold text-text text-xs inset-ring inset-ring-gold/50 active:scale-[0.97]';

type ListSummaryProps = {
  readonly state: ListState;
  readonly total: number | undefined;
};

/** How many games there are, and what they are narrowed by: each filter goes away by a tap. */
export function ListSummary({ state, total }: ListSummaryProps) {
  const t = useTranslations('catalog');
  const isFiltered = state.tab === 'all' || state.tab === 'filter';
  const filters = useFilterWords(useViewer().symbol).inUse(isFiltered ? state.filters : {});
  return (
    <div className="-my-1 flex min-h-4 flex-wrap items-center gap-2">
      {filters.length > 0 && (
        <ul aria-label={t('filter.active')} className="contents">
          {filters.map(({ name, text }) => (
            <li key={name}>
              <Link
                href={writeList(clearFilter(state, name))}
                aria-label={t('filter.remove', { filter: text })}
                className={CHIP}
              >
                {text}
                <Icon name="x" className="size-3.5 text-muted" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              href={writeList(clearFilters(state))}
              className="hit flex min-h-8 items-center px-1 font-semibold text-gold-text text-xs"
            >
              {t('filter.removeAll')}
            </Link>
          </li>
        </ul>
      )}
      <p role="status" className="numerals ml-auto text-faint text-xs">
        {Boolean(total) && t('list.count', countedGames(total ?? 0))}
      </p>
    </div>
  );
}
