import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { Tile } from '@maneki/ui/tile';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { gameHosts, pictureOf } from '../game-picture.ts';
import { gameAddress, type LaunchPlace } from '../launch-way.ts';
import { TableFoot } from '../tables/table-foot.tsx';
import type { Favourites } from '../use-favourites.ts';

/** A third of the column's width, less the gaps. */
const SIZES = '(min-width: 480px) 143px, calc((100vw - 52px) / 3)';

type GameTileProps = {
  readonly game: ListedGame;
  readonly favourites: Favourites;
  /** How wide the picture is, where a tile is not a third of the column. */
  readonly sizes?: string;
  /** One of the first that a page shows. */
  readonly isUrgent?: boolean;
  readonly from?: LaunchPlace;
};

/** A game: its art leads into it, the mark on the art into free play, the heart keeps it. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, favourites, sizes = SIZES, isUrgent = false, from } = props;
  const t = useTranslations('catalog.tile');
  const { isLoggedIn } = useViewer();
  const { defaultTile } = useArt();
  const hosts = gameHosts(useImageHosts());
  const { displayName: name, nodeId } = game;
  const free = gameAddress(game, 'free', isLoggedIn);
  const isOn = favourites.isOn(nodeId);
  return (
    <Tile
      name={name}
      image={pictureOf(game)}
      hosts={hosts}
      fallback={defaultTile}
      sizes={sizes}
      isUrgent={isUrgent}
      href={gameAddress(game, 'real', isLoggedIn, from)}
      {...tagOf(game, { jackpot: t('jackpot'), isNew: t('new') })}
      {...(free && { second: { text: t('free'), label: t('freeLabel', { name }), href: free } })}
      {...(game.isShared && { foot: <TableFoot vendor={game.vassalage} gameId={game.gameId} /> })}
      favourite={{
        label: t(isOn ? 'unfavourite' : 'favourite', { name }),
        ...(favourites.loginAddress
          ? { href: favourites.loginAddress }
          : { isOn, onToggle: () => favourites.toggle(game) }),
      }}
      notes={[
        { text: game.vendorName },
        { text: game.returnRate ? t('returnRate', { rate: game.returnRate }) : '', tone: 'gold' },
      ]}
    />
  );
});

/** One word at most: a tile that says everything says nothing. */
function tagOf({ gameType, isNew }: ListedGame, words: { jackpot: string; isNew: string }) {
  if (gameType === 'JACKPOT') return { tag: { text: words.jackpot, tone: 'gold' as const } };
  return isNew ? { tag: { text: words.isNew, tone: 'success' as const } } : {};
}
