import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asked } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { isOver } from '../queries.ts';
import { useLoginAgain } from './use-login-again.ts';

type Change = {
  readonly send: () => Promise<Asked<unknown>>;
  /** What is read again, since it is no longer so. */
  readonly queryKey: QueryKey;
  /** Left out where the page that follows says it. */
  readonly doneText?: string;
};

/** Makes one change at a time and says how it went; what is shown follows from the server. */
export function useChange() {
  const say = useSay();
  const asksForLogin = useLoginAgain();
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const change = async ({ send, queryKey, doneText }: Change): Promise<void> => {
    if (isPending) return;
    setIsPending(true);
    const asked = await send();
    setIsPending(false);
    // Whoever watches the session says that it is over, and leads away.
    if (!asked.ok && asked.refusal && isOver(asked.refusal)) return;
    if (!asked.ok && asksForLogin(asked)) return;
    if (!asked.ok)
      toast({ kind: 'error', text: say(asked.problem) ?? '', durationMs: TOAST_MS.short });
    else if (doneText) toast({ kind: 'success', text: doneText, durationMs: TOAST_MS.success });
    // Also after a refusal: it may mean that somebody else was faster.
    queryClient.invalidateQueries({ queryKey });
  };
  return { change, isPending };
}
