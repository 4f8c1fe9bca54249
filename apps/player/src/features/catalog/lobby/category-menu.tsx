import { Icon } from '@maneki/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { lobbyQuery } from '../queries.ts';
import { CategoryList } from './category-list.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { directGameOf, type HomeTab } from './home-tabs.ts';
import { useChooseTab } from './use-choose-tab.ts';
import { useHomeTabs } from './use-home-tabs.ts';

const NOTHING = { hot: [], totalHot: 0, categories: [] };

/** The kinds of games in a row, and all of them at once below it for whoever unfolds the list. */
export function CategoryMenu() {
  const t = useTranslations('site.home.lobby');
  const { data: lobby = NOTHING } = useQuery(lobbyQuery(call));
  const [isOpen, setIsOpen] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const { tabs, active } = useHomeTabs(lobby);
  const directGames = new Map<HomeTab, ReturnType<typeof directGameOf>>(
    lobby.categories.map((category) => [category.gameCategory, directGameOf(category)]),
  );
  const choose = useChooseTab({ active, directGames, onChosen: () => setIsOpen(false) });
  return (
    <div className="pt-4">
      <div className="flex items-stretch gap-2 pr-4">
        <CategoryTabs tabs={tabs} active={active} onChoose={choose} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="every-category"
          aria-label={t(isOpen ? 'close' : 'list')}
          className="surface my-1 grid w-11 shrink-0 place-items-center rounded-card text-muted transition duration-150 active:scale-95"
          onClick={() => {
            setIsOpen(!isOpen);
            setIsFilled(true);
          }}
        >
          <Icon
            name="chevron-down"
            className={`transition-transform duration-300 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <CategoryList
        id="every-category"
        isOpen={isOpen}
        isFilled={isFilled}
        tabs={tabs}
        active={active}
        lobby={lobby}
        onChoose={choose}
      />
    </div>
  );
}
