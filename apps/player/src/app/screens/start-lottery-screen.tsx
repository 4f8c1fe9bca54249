import { prizeModeOf, SEA_VENDOR } from '@maneki/contract/lottery/modes';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gameHosts, gameQuery, pictureOf, vendorsQuery } from '#features/catalog';
import {
  betPageOf,
  choosePrizeMode,
  closedAddress,
  readStartWish,
  startAddress,
} from '#features/lottery';
import { GameFrame } from '#features/play';
import { LimitSheet } from '#features/safety';
import { useStatus } from '#features/site';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { useBusy } from '#platform/update/busy.ts';
import { useGo } from '../navigation/use-go.ts';
import type { ReadPage } from '../pages/read-page.ts';
import { notePlayed } from '../shell/install/played.ts';
import { LanguageSwitch } from '../shell/preferences/language-switch.tsx';
import { ThemeSwitch } from '../shell/preferences/theme-switch.tsx';

/** An address names a lottery by its id alone; the catalogue knows whose it is. */
const ANY_VENDOR = '';

export const read: ReadPage = async (client, { call }, { searchParams }) => {
  const wish = readStartWish(searchParams);
  if (!wish) return;
  await Promise.all([
    client.prefetchQuery(gameQuery(call, ANY_VENDOR, wish.gameId)),
    client.prefetchQuery(vendorsQuery(call)),
  ]);
};

/** A lottery in its frame, in the same way as any game. */
export default function StartLotteryScreen() {
  useBusy();
  useEffect(notePlayed, []);
  const wish = readStartWish(useSearchParams()[0]);
  const { theme } = usePreferences();
  const { merchantCode } = useStatus().info.whitelabel;
  const { data: mapping } = useQuery(vendorsQuery(call));
  const query = useQuery({
    ...gameQuery(call, ANY_VENDOR, wish?.gameId ?? ''),
    enabled: wish !== undefined,
  });
  const hosts = gameHosts(useImageHosts());
  const { defaultTile } = useArt();
  const navigate = useNavigate();
  const go = useGo();
  const [limited, setLimited] = useState<string>();
  const leave = () => navigate(closedAddress(wish), { replace: true });
  const leaveLimited = async () => {
    setLimited(undefined);
    // What lies over the page is a step of its own, which has to be taken back first.
    await untilUncovered();
    await leave();
  };
  const game = query.data ?? undefined;
  // Which provider to ask is not known yet.
  if (wish && query.isPending) return <div className="game-page" aria-busy="true" />;
  return (
    <>
      <GameFrame
        wish={wish && game && { vendor: game.vassalage, gameId: game.gameId, mode: 'real' }}
        game={
          game && {
            name: game.displayName,
            picture: { image: pictureOf(game), hosts, fallback: defaultTile },
          }
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
        {...(wish &&
          game && {
            here: startAddress(wish),
            placeOf: (url: string) =>
              betPageOf(url, {
                wish,
                prizeMode: choosePrizeMode(wish.prizeMode, {
                  isSea: game.vassalage === SEA_VENDOR,
                  ofMerchant: prizeModeOf(mapping),
                }),
                merchantCode,
                theme,
              }),
          })}
      />
      <LimitSheet stake={limited} onClose={() => setLimited(undefined)} onLeave={leaveLimited} />
    </>
  );
}
