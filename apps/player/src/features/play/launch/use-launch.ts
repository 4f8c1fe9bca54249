import { TASK_FRAME_RELOAD_MS } from '@maneki/contract/constants';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#platform/call/browser.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { type LaunchProblem, lostProblem, problemOf, RESTING_GAME } from './launch-problem.ts';
import type { LaunchWish } from './launch-wish.ts';

export type LaunchState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly url: string; readonly isFree: boolean }
  | { readonly kind: 'problem'; readonly problem: LaunchProblem; readonly message?: string };

/**
 * Opens a game, and opens it anew when it is asked to: a launch can be used once, so neither a reload nor
 * another language can use the first one again.
 */
export function useLaunch(wish: LaunchWish, placeOf: (url: string) => string) {
  const { vendor, gameId, mode } = wish;
  const { language, theme } = usePreferences();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LaunchState>({ kind: 'opening' });
  const again = () => setAttempt((count) => count + 1);
  const open = useEffectEvent(() => openGame({ ...wish, language, theme }, placeOf));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is another game, or another try.
  useEffect(() => {
    let isGone = false;
    setState({ kind: 'opening' });
    open().then((next) => isGone || setState(next), reportError);
    return () => {
      isGone = true;
    };
  }, [vendor, gameId, mode, attempt]);

  useReloadOnChange(language, TASK_FRAME_RELOAD_MS.language, again);
  useReloadOnChange(theme, TASK_FRAME_RELOAD_MS.theme, again);
  const isOffline = state.kind === 'problem' && state.problem.state === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const retry = () => setAttempt((count) => count + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline]);

  const end = (problem: LaunchProblem) => setState({ kind: 'problem', problem });
  return { state, attempt, again, end };
}

type Request = Parameters<typeof call<(typeof playEndpoints)['launchGame']>>[1];

async function openGame(request: Request, placeOf: (url: string) => string): Promise<LaunchState> {
  try {
    const answer = await call(playEndpoints.launchGame, request);
    if (!answer.ok) {
      const { code, message } = answer.refusal;
      return { kind: 'problem', problem: problemOf(code), message };
    }
    const { url, mode } = answer.value;
    // A provider without a client of its own has nothing that could be shown here.
    if (!url) return { kind: 'problem', problem: RESTING_GAME };
    return { kind: 'open', url: placeOf(url), isFree: mode === 'free' };
  } catch {
    return { kind: 'problem', problem: lostProblem(!navigator.onLine) };
  }
}

/** The game is told its language and theme when it opens; a change of either opens it again, a little later. */
function useReloadOnChange(value: string, waitMs: number, reload: () => void): void {
  const opened = useRef(value);
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (opened.current === value) return;
    const timer = setTimeout(() => {
      opened.current = value;
      reloadNow();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
}
