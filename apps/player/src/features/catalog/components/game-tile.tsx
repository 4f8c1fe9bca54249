import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { Tile } from '@maneki/ui/tile';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/use-art.ts';
import { pictureOf } from '../game-picture.ts';
import { gameAddress } from '../slot-address.ts';

/** A third of the column's width, less the gaps. */
const SIZES = '(min-width: 480px) 143px, 30vw';

type GameTileProps = { readonly game: ListedGame; readonly isLoggedIn: boolean };

/** A game in the list: its art leads into it, the mark on the art into free play. */
export function GameTile({ game, isLoggedIn }: GameTileProps) {
  const t = useTranslations('catalog');
  const { defaultTile } = useArt();
  const { name, vendorName, returnRate, hasFreePlay } = game;
  return (
    <Tile
      name={name}
      image={pictureOf(game)}
      fallback={defaultTile}
      sizes={SIZES}
      target={{ href: gameAddress(game, 'real', isLoggedIn) }}
      {...(game.category === 'JACKPOT' && { tag: { text: t('list.jackpot'), tone: 'gold' } })}
      {...(hasFreePlay && {
        second: {
          text: t('list.free'),
          label: t('list.freeLabel', { name }),
          href: gameAddress(game, 'free', isLoggedIn),
        },
      })}
      note={
        <>
          <span className="clip block">{vendorName}</span>
          {/* Kept for a game without a proof too, so that the lines of tiles stay level. */}
          <span className="numerals block min-h-[1.4em] text-gold-text">
            {returnRate && t('list.returnRate', { rate: returnRate })}
          </span>
        </>
      }
    />
  );
}
