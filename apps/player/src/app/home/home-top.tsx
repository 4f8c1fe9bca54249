import type { Currency } from '@maneki/kernel/money';
import { useQuery } from '@tanstack/react-query';
import { CategoryMenu, gameAddress, LobbyBlocks, lobbyQuery } from '#frame/catalog';
import { HomeBanners, NoticeMarquee } from '#frame/content';
import { useMember } from '#frame/identity';
import { JackpotPanel } from '#frame/play';
import { useSettings } from '#frame/site';
import { call } from '#platform/call/browser.ts';

/** What is seen first: what is new, and which games there are. */
export function HomeTop() {
  return (
    <>
      <HomeBanners />
      <NoticeMarquee />
      <CategoryMenu isLoggedIn={useMember() !== null} />
    </>
  );
}

/** Games to choose from, with the jackpots among them. */
export function HomeGames() {
  const isLoggedIn = useMember() !== null;
  return <LobbyBlocks isLoggedIn={isLoggedIn} jackpot={JACKPOT} />;
}

const JACKPOT = <HomeJackpot />;

/** The pools in the money of whoever looks, and the first game that pays them. */
function HomeJackpot() {
  const member = useMember();
  const { currency, currencies } = useSettings();
  const { data: lobby } = useQuery(lobbyQuery(call));
  const game = lobby?.categories.find(({ gameCategory }) => gameCategory === 'JACKPOT')?.games[0];
  const href = game && gameAddress(game, 'real', member !== null);
  return (
    <JackpotPanel
      currency={(member?.currency as Currency | undefined) ?? currency}
      currencies={currencies}
      game={game && href ? { name: game.displayName, href } : undefined}
    />
  );
}
