import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { useState } from 'react';
import { ask } from '#platform/forms/ask.ts';
import type { Problem } from '#platform/forms/problem.ts';
import { usePreparedProof } from '#platform/forms/use-prepared-proof.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { afterLogin } from '../after-login.ts';

/** Opens a trial account, and goes on to where its visitor wanted to. */
export function useStartTrial(next: string) {
  const say = useSay();
  const navigate = useNavigate();
  usePreparedProof('trial');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const start = async () => {
    setProblem(undefined);
    setIsPending(true);
    const started = await ask(identityEndpoints.startTestPlay, {});
    if (started.ok) {
      await afterLogin(started.value, { via: 'trial' });
      await navigate(next.slice(2), { replace: true });
    } else setProblem(started.problem);
    setIsPending(false);
  };
  return { start, isPending, problem: say(problem) };
}
