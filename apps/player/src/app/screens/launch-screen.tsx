import { untilUncovered } from '@maneki/ui/overlay-history';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gameHosts, gameQuery, pictureOf } from '#features/catalog';
import { GameFrame, readLaunchWish } from '#features/play';
import { LimitSheet } from '#features/safety';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { useBusy } from '#platform/update/busy.ts';
import { leaveGame, pageBefore, stepBeforeForm, stepNow } from '../navigation/leave-game.ts';
import { useGo } from '../navigation/use-go.ts';
import type { ReadPage } from '../pages/read-page.ts';
import { notePlayed } from '../shell/install/played.ts';
import { LanguageSwitch } from '../shell/preferences/language-switch.tsx';
import { ThemeSwitch } from '../shell/preferences/theme-switch.tsx';

export const read: ReadPage = async (client, { call }, { searchParams }) => {
  const wish = readLaunchWish(searchParams);
  if (wish) await client.prefetchQuery(gameQuery(call, wish.vendor, wish.gameId));
};

/** A game in its frame, with its name and art from the catalogue. */
export default function LaunchScreen() {
  useBusy();
  useEffect(notePlayed, []);
  // The page that was shown when the game was asked for, whatever comes over the game later.
  const [from] = useState(pageBefore);
  const wish = readLaunchWish(useSearchParams()[0]);
  const { vendor = '', gameId = '' } = wish ?? {};
  const { data: game } = useQuery({ ...gameQuery(call, vendor, gameId), enabled: Boolean(wish) });
  const hosts = gameHosts(useImageHosts());
  const { defaultTile } = useArt();
  const navigate = useNavigate();
  const go = useGo();
  const leave = async () => {
    const steps = leaveGame({ from, step: stepNow(), beforeForm: stepBeforeForm() });
    if (steps !== 'list') return navigate(steps);
    await navigate('/rng', { replace: true });
  };
  const [limited, setLimited] = useState<string>();
  const leaveLimited = async () => {
    setLimited(undefined);
    // What lies over the page is a step of its own, which has to be taken back first.
    await untilUncovered();
    await leave();
  };
  return (
    <>
      <GameFrame
        wish={wish}
        game={
          game
            ? {
                name: game.displayName,
                picture: { image: pictureOf(game), hosts, fallback: defaultTile },
              }
            : undefined
        }
        controls={
          <>
            <LanguageSwitch />
            <ThemeSwitch />
          </>
        }
        onLeave={leave}
        onGo={go}
        onLimit={setLimited}
      />
      <LimitSheet stake={limited} onClose={() => setLimited(undefined)} onLeave={leaveLimited} />
    </>
  );
}
