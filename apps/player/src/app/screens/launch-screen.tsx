import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { gameHosts, gameQuery, pictureOf } from '#features/catalog';
import { GameFrame, readLaunchWish } from '#features/play';
import { call } from '#platform/browser.ts';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { useArt, useImageHosts } from '#platform/use-art.ts';
import { visitContext } from '#platform/visit-context.ts';
import { leaveGame, stepBeforeForm, stepNow } from '../leave-game.ts';
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
  const hosts = gameHosts(useImageHosts());
  const { defaultTile } = useArt();
  const navigate = useNavigate();
  const go = useGo();
  const leave = async () => {
    const steps = leaveGame({ from, step: stepNow(), beforeForm: stepBeforeForm() });
    if (steps !== 'list') return navigate(steps);
    await loadPage('/m/rng');
    await navigate('/rng', { replace: true, viewTransition: true });
  };
  return (
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
    />
  );
}
