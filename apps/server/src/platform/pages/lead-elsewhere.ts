import { promptAddress } from '@maneki/contract/identity/member-prompt';
import type { Call } from '../calls/call.ts';
import type { Callers } from '../calls/callers.ts';
import type { FoundPage } from './render-page.ts';

const HOME = '/m/home';
const LOGIN = '/m/login';
const CHANGE_PASSWORD = '/m/changePsw';
const STAY_AWAY = '/m/safePlay';

/** Where a visitor goes instead of a page that is not for them; undefined where it is. */
export function leadElsewhere(
  callers: Callers,
  { page, call, url }: { page: FoundPage; call: Call; url: URL },
): string | undefined {
  const { access = 'anyone' } = page;
  const { caller } = call;
  if (caller?.mustChangePassword && !page.isBeforePasswordChange) return CHANGE_PASSWORD;
  if (caller?.isExcluded && !page.isWhileExcluded) return STAY_AWAY;
  if (access === 'anyone') return undefined;
  if (!caller) {
    const back = new URLSearchParams({ back: `${url.pathname}${url.search}` });
    return page.guestsGo === 'home' ? HOME : `${LOGIN}?${back}`;
  }
  const refusal = callers.findRefusal(caller, {
    access,
    beforePasswordChange: true,
    whileExcluded: true,
  });
  if (!refusal) return undefined;
  // Whoever has only play credit is told what it misses, and how to become a member.
  if (refusal.code === 'identity.free_reject') return promptAddress('cash');
  return refusal.code === 'identity.actual_account_needed' ? promptAddress('member') : HOME;
}
