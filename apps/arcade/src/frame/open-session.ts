import { GAMES_KEPT } from '@maneki/contract/house/frame';
import type { GameKind, GameState, GameStateOf } from '@maneki/contract/house/schemas';
import { houseCaller, type Refusal } from './call-house.ts';
import { repeatCall, waitFor } from './repeat-call.ts';

export type OpenSession = { readonly bearer: string; readonly state: GameState };
export type SessionOf<Kind extends GameKind> = {
  readonly bearer: string;
  readonly state: GameStateOf<Kind>;
};

export type Opening =
  | { readonly kind: 'open'; readonly session: OpenSession }
  /** The link was used or is too old, and nothing is kept from before. */
  | { readonly kind: 'ended'; readonly refusal: Refusal | null };

const LATEST = `${GAMES_KEPT}latest`;
const keyOf = (gameId: string) => `${GAMES_KEPT}bearer.${gameId}`;
const TRIES = 6;

/**
 * Opens the game's session. A launch token works once, so a page that is loaded again goes on with the
 * bearer that this tab kept. The token leaves the address at once: it must not be shared with it.
 */
export async function openSession(onLost: () => void): Promise<Opening> {
  const launchToken = takeLaunchToken();
  const repeat = { onLost, wait: waitFor, triesMax: TRIES };
  let refusal: Refusal | null = null;
  if (launchToken) {
    const answer = await repeatCall(() => houseCaller()('openSession', { launchToken }), repeat);
    if (answer.ok) {
      const { token, state } = answer.value;
      keep(state.gameId, token);
      return { kind: 'open', session: { bearer: token, state } };
    }
    refusal = answer.refusal;
  }
  const bearer = findBearer();
  if (!bearer) return { kind: 'ended', refusal };
  const answer = await repeatCall(() => houseCaller(bearer)('getState', {}), repeat);
  if (answer.ok) return { kind: 'open', session: { bearer, state: answer.value } };
  forgetSession();
  return { kind: 'ended', refusal: answer.refusal };
}

function takeLaunchToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url);
  return token;
}

function keep(gameId: string, bearer: string): void {
  sessionStorage.setItem(keyOf(gameId), bearer);
  sessionStorage.setItem(LATEST, gameId);
}

function findBearer(): string | null {
  const gameId = sessionStorage.getItem(LATEST);
  return gameId === null ? null : sessionStorage.getItem(keyOf(gameId));
}

export function forgetSession(): void {
  const gameId = sessionStorage.getItem(LATEST);
  if (gameId !== null) sessionStorage.removeItem(keyOf(gameId));
  sessionStorage.removeItem(LATEST);
}
