import { hasRight } from '@maneki/contract/identity/member-types';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { askAboutContracts } from '#features/agents';
import { type Entered, isHere, memberHere, offerPasskey } from '#features/identity';
import { findRoute, routeTable, type SiteRoute } from '../routes/route-table.ts';

const LOOK_MS = 100;
const LOOKS_MAX = 100;

/** What follows a login once its page is there: contracts that wait, and a faster way in next time. */
export async function greetMember(
  { session, via }: Entered,
  go: (address: string) => Promise<void>,
): Promise<void> {
  const isLogin = via === 'password' || via === 'sms' || via === 'passkey';
  if (!isLogin || session.firstTimeLogin || !(await untilArrived())) return;
  // Nothing is asked of, or offered to, somebody who stays away.
  if (memberHere()?.isExcluded) return;
  const isStillHere = () => isHere(session.id);
  if (hasRight(session.type, 'contract')) {
    const address = await askAboutContracts(isStillHere);
    await untilUncovered();
    if (address) return go(address);
  }
  if (via !== 'passkey') await offerPasskey(session.id);
}

/**
 * Whatever lies over a page takes a step of its history, so the page that the login leads to has to
 * be there first. The router tells only components when it has arrived; looking is simpler.
 */
async function untilArrived(): Promise<boolean> {
  const forms: readonly SiteRoute[] = [routeTable.login, routeTable.register];
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (forms.includes(findRoute(window.location.pathname))) continue;
    await untilUncovered();
    return true;
  }
  return false;
}
