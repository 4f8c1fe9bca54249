import type { Winner } from '@maneki/contract/play/schemas';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { usePart } from '#app/loading/use-part.ts';
import {
  findGame,
  gameAddress,
  gameHosts,
  lobbyQuery,
  OwnGames,
  pictureOf,
  StudioCards,
} from '#features/catalog';
import { FilmBanner, HotNews, NoticeTicker, PopupHost } from '#features/content';
import { WinnerBoard } from '#features/play';
import { Footer, Promises, useSettings } from '#features/site';
import { useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { useInSight } from '#platform/moments/use-in-sight.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { words } from '#platform/words/words.ts';
import { hasPlayed } from '../shell/install/played.ts';

/** Home below the first screen, in parts that are hydrated one by one; and what may come up over it. */
export function HomeRest() {
  return (
    <>
      <PlayerOffer />
      <Suspense>
        <HomeBoard />
      </Suspense>
      <Suspense>
        <HomeNews />
      </Suspense>
      <Suspense>
        <Footer film={<FilmBanner />} />
      </Suspense>
      <PopupHost />
    </>
  );
}

/** The app, for whoever knows by now what it would be good for; its code and words come for nobody else. */
function PlayerOffer() {
  const [isPlayer, setIsPlayer] = useState(false);
  useEffect(() => setIsPlayer(hasPlayed()), []);
  const Offer = usePart(isPlayer, { load: loadInstallOffer });
  return Offer && <Offer />;
}

async function loadInstallOffer() {
  const [{ InstallOffer }] = await Promise.all([
    import('../shell/install/install-offer.tsx'),
    words.ensure(['app']),
  ]);
  return InstallOffer;
}

/** Who won, what the member likes, and whose games these are. */
function HomeBoard() {
  const { isLoggedIn } = useViewer();
  const { data: lobby } = useQuery(lobbyQuery(call));
  const hasLotteries = lobby?.categories.some(({ gameCategory }) => gameCategory.endsWith('LOTT'));
  // As much place as it will take: whoever scrolls past before it is drawn must not be pushed away by it.
  const place = hasLotteries ? '[--place:84.5rem]' : '[--place:38rem]';
  return (
    <div className={`drawn-near grid grid-cols-1 gap-6 pt-6 ${place}`}>
      <HomeWinners />
      {isLoggedIn && <OwnGames />}
      {hasLotteries && <HomeLottery />}
      <StudioCards />
    </div>
  );
}

/** Lotteries: their code, words and draws come once somebody comes near. */
function HomeLottery() {
  const [around, isInSight] = useInSight<HTMLDivElement>();
  const Lotteries = usePart(isInSight, {
    load: async () => (await import('./home-lottery.tsx')).loadHomeLottery(),
  });
  return (
    // As high as it becomes, so that nothing below it moves; without anything to show it gives its room back.
    <div ref={around} className="min-h-180 has-data-none:min-h-0">
      {Lotteries && <Lotteries />}
    </div>
  );
}

/** What is new, and what a visitor can rely on. */
function HomeNews() {
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

function HomeWinners() {
  const { isLoggedIn } = useViewer();
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
      href: gameAddress(tapped, 'real', isLoggedIn, 'home'),
    };
  };
  return <WinnerBoard currencies={currencies} gameOf={gameOf} />;
}
