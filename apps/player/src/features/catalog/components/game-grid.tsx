import { List } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { TileSkeleton } from '@maneki/ui/tile';
import { useTranslations } from 'use-intl';
import type { GameChoice } from '../queries.ts';
import { slotsAddress } from '../slot-address.ts';
import { useGameList } from '../use-game-list.ts';
import { GameTile } from './game-tile.tsx';

/** As many as a phone's screen shows at once. */
const SKELETONS = 12;

type GameGridProps = { readonly choice: GameChoice; readonly isLoggedIn: boolean };

/** The games of a choice, three to a line, with more as the reader goes down. */
export function GameGrid({ choice, isLoggedIn }: GameGridProps) {
  const t = useTranslations('catalog.list');
  const list = useGameList(choice);
  const empty: ListMessageWords = {
    icon: 'games',
    title: t('empty'),
    text: t(choice.vendor ? 'emptyVendorText' : 'emptyText'),
    action: choice.vendor
      ? { text: t('showAll'), href: slotsAddress() }
      : { text: t('home'), href: '/m/home' },
  };
  return (
    <List
      {...list}
      label={t('label')}
      layout="tiles"
      keyOf={({ vendor, gameId }) => `${vendor}/${gameId}`}
      skeleton={<TileSkeleton noteLines={2} />}
      skeletonCount={SKELETONS}
      empty={empty}
    >
      {(game) => <GameTile game={game} isLoggedIn={isLoggedIn} />}
    </List>
  );
}
