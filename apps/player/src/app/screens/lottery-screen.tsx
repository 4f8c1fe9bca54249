import type { Lottery } from '@maneki/contract/lottery/schemas';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { gameAddress, gameHosts, pictureOf, useFavourites } from '#features/catalog';
import { type CardParts, LotteryCentre, lotteriesQuery, tappedOf } from '#features/lottery';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import type { ReadPage } from '../pages/read-page.ts';
import { routeTable } from '../routes/route-table.ts';
import { useRoute } from '../routes/use-route.tsx';

/** What goes on in them is asked for by the browser: the page is kept for a minute, a draw is not. */
export const read: ReadPage = (client, { call }) => client.prefetchQuery(lotteriesQuery(call));

/** Lotteries with pictures and hearts from the catalogue; those of a category where the address names one. */
export default function LotteryScreen() {
  const route = useRoute();
  const { isLoggedIn } = useViewer();
  const { defaultTile } = useArt();
  const hosts = gameHosts(useImageHosts());
  const parts: CardParts = {
    playAddressOf: (game) => gameAddress(tappedOf(game), 'real', isLoggedIn),
    pictureOf: (game) => ({ image: pictureOf(game), hosts, fallback: defaultTile }),
    heartOf: (game) => <Heart game={game} />,
  };
  return (
    <LotteryCentre
      {...parts}
      {...(route === routeTable.lott && { category: 'LOTT' })}
      {...(route === routeTable.elott && { category: 'ELOTT' })}
    />
  );
}

const HEART = 'relative z-1 size-11 shrink-0';

/** Keeps a lottery among the member's favourites, or leads a guest to log in. */
function Heart({ game: { name, nodeId } }: { readonly game: Lottery }) {
  const t = useTranslations('catalog.tile');
  const favourites = useFavourites();
  const isOn = favourites.isOn(nodeId);
  const label = t(isOn ? 'unfavourite' : 'favourite', { name });
  if (favourites.loginAddress)
    return <Link href={favourites.loginAddress} aria-label={label} className={`${HEART} heart`} />;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      className={`${HEART} ${isOn ? 'heart-kept animate-pop' : 'heart'}`}
      onClick={() => favourites.toggle({ nodeId })}
    />
  );
}
