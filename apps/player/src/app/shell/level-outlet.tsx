import { hasRight } from '@maneki/contract/identity/member-types';
import { identityKeys, useMember } from '#frame/identity';
import { useIsIdle } from '#platform/moments/use-is-idle.ts';
import { words } from '#platform/words/words.ts';
import { usePart } from '../loading/use-part.ts';
import { useRoute } from '../routes/use-route.tsx';

/** Who somebody is, with what they are called by their level. */
const FOLLOWERS = [identityKeys.member];

/** Celebrates a new level wherever its member is, but over no game; loaded once the page stands. */
export function LevelOutlet() {
  const member = useMember();
  const route = useRoute();
  const hasLevels =
    member !== null &&
    hasRight(member.type, 'cash') &&
    !member.firstTimeLogin &&
    !member.isExcluded;
  const isIdle = useIsIdle();
  const Moment = usePart(hasLevels && isIdle, { load: loadMoment });
  return hasLevels && Moment ? (
    <Moment isWelcome={route.header !== 'game'} followers={FOLLOWERS} />
  ) : null;
}

async function loadMoment() {
  const [{ LevelMoment }] = await Promise.all([import('./level-moment.ts'), words.ensure(['vip'])]);
  return LevelMoment;
}
