import { Button, ButtonLink } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { Picture } from '@maneki/ui/picture';
import { Spinner } from '@maneki/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { gameAddress, gameHosts, gameQuery, pictureOf } from '#features/catalog';
import { useMember, useStartTrial } from '#features/identity';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import type { ReadPage } from '../pages/read-page.ts';

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof gameQuery>['queryFn'] & object>>>;

export const read: ReadPage = async (client, { call }, { searchParams }) => {
  const gameId = searchParams.get('gameId');
  if (gameId) await client.prefetchQuery(gameQuery(call, '', gameId));
};

/** Into the game that an advertisement showed: as whoever is here, else as a trial. */
export default function FbGameScreen() {
  const gameId = useSearchParams()[0].get('gameId') ?? '';
  const member = useMember();
  const { data: game, isError } = useQuery({
    ...gameQuery(call, '', gameId),
    enabled: gameId !== '',
  });
  const isUnknown = gameId === '' || game === null || isError;
  const address = game
    ? (gameAddress(game, 'free', true) ?? gameAddress(game, 'real', true))
    : undefined;
  if (isUnknown) return <Elsewhere to="/m/home" />;
  if (!game || !address) return <Waiting />;
  // Somebody who has an account plays with what it holds.
  if (member) return <Elsewhere to={gameAddress(game, 'real', true)} />;
  return <Trial game={game} address={address} />;
}

function Waiting() {
  const t = useTranslations('shell.notices');
  return (
    <div className="grid place-items-center py-16">
      <Spinner label={t('loading')} />
    </div>
  );
}

function Elsewhere({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to.slice(2), { replace: true }).catch(reportError);
  }, [navigate, to]);
  return null;
}

/** Shows the game while its trial is opened, and what can be done where none is. */
function Trial({ game, address }: { readonly game: Found; readonly address: string }) {
  const t = useTranslations('identity.trial');
  const hosts = gameHosts(useImageHosts());
  const { defaultTile } = useArt();
  const { start, isPending, problem } = useStartTrial(address);
  const begin = useEffectEvent(start);
  useEffect(() => {
    begin();
  }, []);
  return (
    <div className="mx-auto grid max-w-80 justify-items-center gap-4 px-6 py-10 text-center">
      <Picture
        image={pictureOf(game)}
        fallback={defaultTile}
        hosts={hosts}
        alt=""
        isUrgent
        className="w-44 rounded-card"
      />
      <h2 className="wrap-anywhere text-2xl">{game.displayName}</h2>
      <FormProblem text={problem} />
      <Button isWide size="large" isPending={isPending || !problem} onClick={start}>
        {problem ? t('start') : t('starting')}
      </Button>
      {problem && (
        <ButtonLink href="/m/register" kind="quiet" isWide>
          {t('register')}
        </ButtonLink>
      )}
    </div>
  );
}
