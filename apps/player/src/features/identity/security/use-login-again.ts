import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import type { Refused } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { openLogin } from '../login-modal.ts';

/**
 * Answers whether a change was refused because the login is too long ago, and asks for a fresh one over
 * the page. What was typed stays, so the change can then be sent again.
 */
export function useLoginAgain(): (refused: Refused) => boolean {
  const say = useSay();
  return ({ problem, refusal }) => {
    if (refusal?.code !== 'identity.login_again') return false;
    toast({ kind: 'notice', text: say(problem) ?? '', durationMs: TOAST_MS.short });
    openLogin();
    return true;
  };
}
