import type { Lottery } from '@maneki/contract/lottery/schemas';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { numerosQuery } from '../queries.ts';
import { type ToldNumero, tellNumero } from './told-numero.ts';

type Numeros = {
  readonly numeroOf: (game: Lottery) => ToldNumero;
  /** Why nothing is known, where that is for trouble: it did not load, or there is no network. */
  readonly trouble: 'failed' | 'away' | undefined;
  readonly retry: () => void;
};

/** What is drawn now, by game; told for as long as somebody wants to know. */
export function useNumeros(isWanted: boolean): Numeros {
  const query = useQuery({ ...numerosQuery(call), enabled: isWanted });
  const { data: numeros, errorUpdateCount, fetchStatus, refetch } = query;
  const isAway = fetchStatus === 'paused';
  // Counted, because each new attempt takes the error back until it fails, too.
  const hasFailed = isAway || errorUpdateCount > 0;
  return {
    numeroOf: (game) => tellNumero(game, { numeros, hasFailed }),
    trouble: numeros || !hasFailed ? undefined : isAway ? 'away' : 'failed',
    retry: () => refetch(),
  };
}
