import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { CategoryTabIcon } from '../lobby/category-icon.tsx';
import { hasHotQuery, vendorsQuery } from '../queries.ts';
import { type MenuCode, type MenuEntry, menuOf } from './list-choice.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

const LINE = 'no-scrollbar relative -mx-4 flex gap-1.5 overflow-x-auto scroll-px-4 px-4';
const WAITING = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

type ListMenuProps = { readonly chosen: MenuCode | undefined };

/** Kinds of games, each the way to its own list. */
export function ListMenu({ chosen }: ListMenuProps) {
  const t = useTranslations('catalog.list');
  const { isLoggedIn } = useViewer();
  const { data: sorting, isError } = useQuery(vendorsQuery(call));
  const { data: hasHot = false } = useQuery(hasHotQuery(call));
  const line = useChosenInSight(chosen);
  if (!sorting && !isError)
    return (
      <div className={`${LINE} overflow-hidden`}>
        {WAITING.map((place) => (
          <Skeleton key={place} className="h-10 w-22 shrink-0 rounded-control" />
        ))}
      </div>
    );
  const categories = sorting?.map(({ gameCategory }) => gameCategory) ?? [];
  return (
    <nav aria-label={t('categories')} className="min-w-0">
      <ul ref={line} className={LINE}>
        {menuOf({ categories, hasHot, isLoggedIn, chosen }).map((entry) => (
          <li key={entry.code} className="shrink-0">
            <CategoryLink entry={entry} isChosen={entry.code === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CategoryLinkProps = { readonly entry: MenuEntry; readonly isChosen: boolean };

function CategoryLink({ entry: { code, href }, isChosen }: CategoryLinkProps) {
  const t = useTranslations();
  return (
    <Link
      href={href}
      aria-current={isChosen ? 'page' : undefined}
      className="hit flex min-h-10 items-center gap-1.5 rounded-control pr-3 pl-2 font-semibold text-muted text-xs transition duration-150 active:scale-[0.97] aria-[current]:bg-raised aria-[current]:text-gold-text aria-[current]:inset-ring aria-[current]:inset-ring-gold/60"
    >
      {code === 'FAV' ? (
        <span className="grid size-7 place-items-center text-favourite">
          <Icon name={isChosen ? 'heart-filled' : 'heart'} className="size-5" />
        </span>
      ) : (
        <CategoryTabIcon tab={code} isActive={isChosen} className="size-7" />
      )}
      <span className="whitespace-nowrap">
        {code === 'FAV' ? t('catalog.list.tabs.fav') : t(`shell.categories.${code}`)}
      </span>
    </Link>
  );
}
