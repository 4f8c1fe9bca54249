import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { Link } from '@maneki/ui/link';
import { Picture } from '@maneki/ui/picture';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { gameHosts, pictureOf } from '../game-picture.ts';
import { gameAddress, type LaunchPlace } from '../launch-way.ts';

type GameIconProps = { readonly game: ListedGame; readonly from?: LaunchPlace };

/** A game in little: its art, about 80 px wide, and its name below. */
export function GameIcon({ game, from }: GameIconProps) {
  const { isLoggedIn } = useViewer();
  const { defaultTile } = useArt();
  const hosts = gameHosts(useImageHosts());
  return (
    <Link
      href={gameAddress(game, 'real', isLoggedIn, from)}
      className="block rounded-tile transition duration-200 ease-out active:scale-[0.97]"
    >
      <span className="block aspect-square overflow-hidden rounded-tile bg-raised shadow-lift">
        <Picture
          image={pictureOf(game)}
          alt=""
          hosts={hosts}
          fallback={defaultTile}
          sizes="80px"
          className="size-full"
        />
      </span>
      <span className="clip mt-1.5 block text-center text-xs">{game.displayName}</span>
    </Link>
  );
}
