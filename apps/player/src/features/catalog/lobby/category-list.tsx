import { GAME_MENU_MS } from '@maneki/contract/constants';
import { Link } from '@maneki/ui/link';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { countedGames } from '../counted-games.ts';
import { CategoryIcon } from './category-icon.tsx';
import type { HomeTab } from './home-tabs.ts';
import { type Lobby, totalOf } from './lobby.ts';
import type { ChooseTab } from './use-choose-tab.ts';

type CategoryListProps = {
  readonly id: string;
  readonly isOpen: boolean;
  /** Nothing of it is there before somebody first opens it. */
  readonly isFilled: boolean;
  readonly tabs: readonly HomeTab[];
  readonly active: HomeTab;
  readonly lobby: Lobby;
  readonly onChoose: ChooseTab;
};

const TIMES = {
  '--opens-after': `${GAME_MENU_MS.open}ms`,
  '--closes-in': `${GAME_MENU_MS.close}ms`,
} as CSSProperties;

/** All categories at once. It slides open below the row and pushes the page, which stays readable. */
export function CategoryList(props: CategoryListProps) {
  const { id, isOpen, isFilled, tabs, active, lobby, onChoose } = props;
  const t = useTranslations();
  return (
    <nav
      id={id}
      aria-label={t('site.home.lobby.list')}
      inert={!isOpen}
      data-open={isOpen || undefined}
      className="unfolds"
      style={TIMES}
    >
      <ul className="grid min-h-0 grid-cols-2 gap-2 overflow-hidden px-4">
        {(isFilled ? tabs : []).map((tab) => (
          <li key={tab} className="first:pt-2 nth-2:pt-2">
            <Link
              href={onChoose.addressOf(tab)}
              aria-current={tab === active ? 'true' : undefined}
              className="surface flex min-h-14 items-center gap-3 rounded-card px-3 aria-[current]:inset-ring aria-[current]:inset-ring-gold"
              onClick={(event) => onChoose.choose(tab, event)}
            >
              <CategoryIcon tab={tab} className="size-9 shrink-0" />
              <span className="grid min-w-0">
                <b className="clip text-sm">{t(`shell.categories.${tab}`)}</b>
                <span className="text-faint text-xs">
                  {t('site.home.lobby.games', countedGames(totalOf(lobby, tab)))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
