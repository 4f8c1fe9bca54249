import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { gameQuery, pictureOf } from '#features/catalog';
import { GameFrame, readLaunchWish } from '#features/play';
import { call } from '#platform/browser.ts';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';
import { leaveGame } from '../leave-game.ts';
import { loadPage } from '../load-page.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { useGo } from '../use-go.ts';

type Loaded = ReadAhead & {
  /** The page that was shown when the game was asked for. */
  readonly from?: string;
};

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const wish = readLaunchWish(new URL(request.url).searchParams);
  const client = createQueryClient();
  const { call } = context.get(visitContext);
  if (wish) await client.prefetchQuery(gameQuery(call, wish.vendor, wish.gameId));
  return readAhead(client);
}

/** Runs while the address is still that of the page before. */
export const clientLoader = (): Loaded => ({ from: window.location.pathname });

export const shouldRevalidate = () => false;

/** A game in its frame, with its name and art from the catalogue. */
export default function LaunchScreen({ loaderData }: { readonly loaderData: Loaded }) {
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <LaunchedGame from={loaderData.from} />
    </ReadAheadBoundary>
  );
}

function LaunchedGame({ from }: { readonly from: string | undefined }) {
  const wish = readLaunchWish(useSearchParams()[0]);
  const { vendor = '', gameId = '' } = wish ?? {};
  const { data: game } = useQuery({ ...gameQuery(call, vendor, gameId), enabled: Boolean(wish) });
  const navigate = useNavigate();
  const go = useGo();
  const leave = async () => {
    const hasPrevious = (window.history.state?.idx ?? 0) > 0;
    if (leaveGame({ from, hasPrevious }) === 'back') return navigate(-1);
    await loadPage('/m/rng');
    await navigate('/rng', { replace: true, viewTransition: true });
  };
  return (
    <GameFrame
      wish={wish}
      game={game ? { name: game.displayName, picture: pictureOf(game) } : undefined}
      controls={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      onLeave={leave}
      onGo={go}
    />
  );
}
