import { useMember } from '#frame/identity';
import { useIsIdle } from '#platform/moments/use-is-idle.ts';
import { words } from '#platform/words/words.ts';
import { usePart } from '../loading/use-part.ts';

/** Reminds whoever is logged in of the time, on every page; loaded once the page stands. */
export function TimeOutlet() {
  const member = useMember();
  // Nobody plays before they have chosen a password of their own, or while they stay away.
  const isHere = member !== null && !member.firstTimeLogin && !member.isExcluded;
  const isIdle = useIsIdle();
  const Check = usePart(isHere && isIdle, { load: loadCheck });
  return isHere && Check ? <Check /> : null;
}

async function loadCheck() {
  const [{ TimeCheck }] = await Promise.all([import('./time-check.tsx'), words.ensure(['safety'])]);
  return TimeCheck;
}
