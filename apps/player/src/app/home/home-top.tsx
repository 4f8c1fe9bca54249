import { useQuery } from '@tanstack/react-query';
import { CategoryMenu, gameAddress, LobbyBlocks, lobbyQuery } from '#frame/catalog';
import { HomeBanners, NoticeMarquee } from '#frame/content';
import { JackpotPanel } from '#frame/play';
import { call } from '#platform/call/browser.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';

/** What is seen first: what is new, and which games there are. */
export function HomeTop() {
  return (
    <>
      <HomeBanners />
      <NoticeMarquee />
      <CategoryMenu />
    </>
  );
}

/** Games to choose from, with the jackpots among them. */
export function HomeGames() {
  return <LobbyBlocks jackpot={JACKPOT} />;
}

const JACKPOT = <HomeJackpot />;

/** The pools in the money of whoever looks, and the first game that pays them. */
function HomeJackpot() {
  const { isLoggedIn } = useViewer();
  const { data: lobby } = useQuery(lobbyQuery(call));
  const game = lobby?.categories.find(({ gameCategory }) => gameCategory === 'JACKPOT')?.games[0];
  const shown = game && {
    name: game.displayName,
    href: gameAddress(game, 'real', isLoggedIn),
  };
  return <JackpotPanel game={shown} />;
}
