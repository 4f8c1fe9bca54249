import type { SessionReply } from '@maneki/contract/identity/fragments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '#platform/forms/problem.ts';
import { reportUnlessOffline, whenIdle } from '#platform/moments/when-idle.ts';
import { finishPasskeyLogin, startPasskeyLogin } from '../mutations.ts';
import type { Outcome } from './keep-offering.ts';

type Options = {
  readonly role: 'member' | 'agent';
  /** Browsers offer passkeys in the list of a field for names, so such a field must be there. */
  readonly isNameAsked: boolean;
  readonly onSession: (session: SessionReply) => Promise<void>;
  readonly onProblem: (problem: Problem) => void;
};

const loadLibrary = () => import('@simplewebauthn/browser');

/** Logging in with a passkey: chosen from the field's own list, or by a button. */
export function usePasskeyLogin(options: Options) {
  // Nearly every browser has them: better that the button goes from a few than comes late to all.
  const [isOffered, setIsOffered] = useState(true);
  const [isPending, setIsPending] = useState(false);
  /** What the button began; the list must not take its place. */
  const pressed = useRef<Promise<Outcome>>(undefined);
  const { isNameAsked } = options;
  const offerInList = useEffectEvent((signal: AbortSignal) =>
    run(options, { isInList: true, mayBegin: () => !signal.aborted && !pressed.current }),
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const offer = async () => {
      const library = await loadLibrary();
      const isListed = isNameAsked && (await library.browserSupportsWebAuthnAutofill());
      if (!isListed || signal.aborted) return;
      const { keepOffering } = await import('./keep-offering.ts');
      await keepOffering({
        offer: () => offerInList(signal),
        cancel: () => library.WebAuthnAbortService.cancelCeremony(),
        findOther: () => pressed.current,
        signal,
      });
    };
    setIsOffered(typeof PublicKeyCredential === 'function');
    // The list may wait until the page stands: its library is no part of the first view.
    return whenIdle(() => {
      offer().catch(reportUnlessOffline);
      return () => leaving.abort();
    });
  }, [isNameAsked]);

  const start = async () => {
    setIsPending(true);
    pressed.current = run(options, { isInList: false, mayBegin: () => true });
    try {
      await pressed.current;
    } finally {
      pressed.current = undefined;
      setIsPending(false);
    }
  };
  return { isOffered, isPending, start };
}

async function run(
  { role, onSession, onProblem }: Options,
  { isInList, mayBegin }: { readonly isInList: boolean; readonly mayBegin: () => boolean },
): Promise<Outcome> {
  const { startAuthentication } = await loadLibrary();
  const started = await startPasskeyLogin();
  if (!started.ok) {
    // Nobody has asked for the list yet, so nobody needs to hear that it did not come.
    if (!isInList) onProblem(started.problem);
    return 'ended';
  }
  if (!mayBegin()) return 'ended';
  const { ceremonyId, options } = started.value;
  const answer = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill: isInList,
    // Called off by the visitor, by the next ceremony or by leaving the page: none is a problem.
  }).catch(() => undefined);
  if (!answer) return 'ended';
  const finished = await finishPasskeyLogin({ ceremonyId, answer: { ...answer }, role } as never);
  if (!finished.ok) {
    onProblem(finished.problem);
    return 'ended';
  }
  await onSession(finished.value);
  return 'entered';
}
