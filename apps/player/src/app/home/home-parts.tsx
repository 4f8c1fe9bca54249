import type { Winner } from '@maneki/contract/play/schemas';
import type { Currency } from '@maneki/kernel/money';
import { useQuery } from '@tanstack/react-query';
import {
  CategoryMenu,
  findGame,
  gameAddress,
  gameHosts,
  LobbyBlocks,
  lobbyQuery,
  OwnGames,
  pictureOf,
  StudioCards,
} from '#features/catalog';
import {
  FilmBanner,
  HomeBanners,
  HotNews,
  NoticeMarquee,
  NoticeTicker,
  PopupHost,
} from '#features/content';
import { useMember } from '#features/identity';
import { JackpotPanel, WinnerBoard } from '#features/play';
import { Footer, Promises, useSettings } from '#features/site';
import { call } from '#platform/browser.ts';
import { useImageHosts } from '#platform/use-art.ts';

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

/** Who won, what the member likes, and whose games these are. */
export function HomeBoard() {
  const isLoggedIn = useMember() !== null;
  return (
    <div className="drawn-near grid grid-cols-1 gap-6 pt-6 [--place:38rem]">
      <HomeWinners />
      {isLoggedIn && <OwnGames />}
      <StudioCards />
    </div>
  );
}

/** What is new, and what a visitor can rely on. */
export function HomeNews() {
  return (
    <div className="drawn-near grid grid-cols-1 gap-6 pt-6 [--place:63rem]">
      <div className="grid grid-cols-1 gap-3 empty:hidden">
        <HotNews />
        <NoticeTicker />
      </div>
      <Promises />
    </div>
  );
}

/** The end of the page, and what may come up over it. */
export function HomeEnd() {
  const member = useMember();
  return (
    <>
      <Footer film={<FilmBanner />} />
      <PopupHost memberId={member?.id ?? null} />
    </>
  );
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

function HomeWinners() {
  const isLoggedIn = useMember() !== null;
  const { currencies } = useSettings();
  const { data: lobby } = useQuery(lobbyQuery(call));
  const hosts = gameHosts(useImageHosts());
  const gameOf = ({ vendor, gameId, category }: Winner) => {
    const known = findGame(lobby, { vassalage: vendor, gameId });
    const tapped = {
      vassalage: vendor,
      gameId,
      gameType: category,
      freeplay: false,
      lottoMode: [],
    };
    return {
      picture: known && pictureOf(known),
      hosts,
      href: gameAddress(tapped, 'real', isLoggedIn),
    };
  };
  return <WinnerBoard currencies={currencies} gameOf={gameOf} />;
}
