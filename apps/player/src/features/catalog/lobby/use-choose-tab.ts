import type { ListedGame } from '@maneki/contract/catalog/schemas';
import type { MouseEvent } from 'react';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { gameAddress } from '../launch-way.ts';
import { type HomeTab, tabAddress } from './home-tabs.ts';

export type ChooseTab = {
  /** Where an entry leads without scripts, or in a tab of its own. */
  readonly addressOf: (tab: HomeTab) => string;
  readonly choose: (tab: HomeTab, event: MouseEvent) => void;
};

type Choosing = {
  readonly active: HomeTab;
  readonly directGames: ReadonlyMap<HomeTab, ListedGame | undefined>;
  readonly onChosen: () => void;
};

/**
 * Shows a category in place: the page stays where it is, and Back leads to the category before. A lottery
 * opens its game instead.
 */
export function useChooseTab({ active, directGames, onChosen }: Choosing): ChooseTab {
  const navigate = useNavigate();
  const { isLoggedIn } = useViewer();
  const gameOf = (tab: HomeTab) => {
    const game = directGames.get(tab);
    return game && gameAddress(game, 'real', isLoggedIn, 'home');
  };
  return {
    addressOf: (tab) => gameOf(tab) ?? tabAddress(tab),
    choose(tab, event) {
      onChosen();
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || gameOf(tab)) return;
      event.preventDefault();
      const address = tabAddress(tab).slice(2);
      navigate(address, { replace: tab === active, preventScrollReset: true });
    },
  };
}
