import {
  followSession,
  hearOtherTabs,
  isSessionMissed,
  leaveSession,
  memberHere,
  renewMember,
  type SessionNews,
} from '#features/identity';
import { EXCLUDED, MEMBER_CHANGED, SESSION_ENDED } from '#platform/call/call.ts';
import { findElsewhere } from '../routes/find-elsewhere.ts';
import { findRoute } from '../routes/route-table.ts';
import { followWithSocket } from './follow-with-socket.ts';
import { tellIdentity } from './tell-identity.ts';

type Go = (address: string) => Promise<void>;

/**
 * Keeps the page true to the session: what other tabs do, what the server ends, and whom its socket
 * belongs to.
 */
export function watchSession(go: Go, tokenAtFirst: string | undefined): () => void {
  const stopHearing = hearOtherTabs((news) => follow(news, go).catch(reportError));
  const endHere = () => noticeEnd(go).catch(reportError);
  window.addEventListener(SESSION_ENDED, endHere);
  const change = () => noticeChange(go).catch(reportError);
  // A call that is made in vain while somebody is known to stay away is no news.
  const noticeExclusion = () => memberHere()?.isExcluded === false && change();
  window.addEventListener(MEMBER_CHANGED, change);
  window.addEventListener(EXCLUDED, noticeExclusion);
  const stopFollowing = followWithSocket(tokenAtFirst);
  return () => {
    stopFollowing();
    stopHearing();
    window.removeEventListener(SESSION_ENDED, endHere);
    window.removeEventListener(MEMBER_CHANGED, change);
    window.removeEventListener(EXCLUDED, noticeExclusion);
  };
}

/** Logged out there is logged out here: a page that was the member's is left for home. */
async function follow(news: SessionNews, go: Go): Promise<void> {
  await followSession(news);
  const elsewhere = elsewhereFromHere();
  if (elsewhere) await go(news === 'left' ? '/m/home' : elsewhere);
  if (news === 'left') await tellIdentity('notice', ({ session }) => session.endedElsewhere);
}

/** The server ended it, wherever that was asked for. Several calls may find out at once. */
async function noticeEnd(go: Go): Promise<void> {
  if (!isSessionMissed()) return;
  leaveSession();
  const elsewhere = elsewhereFromHere();
  if (elsewhere) await go(elsewhere);
  await tellIdentity('notice', ({ session }) => session.expired);
}

/** Whoever stays away from now on is shown until when, in every tab. */
async function noticeChange(go: Go): Promise<void> {
  await renewMember();
  if (memberHere()?.isExcluded) await go('/m/safePlay');
}

function elsewhereFromHere(): string | undefined {
  const { pathname, search } = window.location;
  const elsewhere = findElsewhere(memberHere(), findRoute(pathname), `${pathname}${search}`);
  return elsewhere && `/m${elsewhere}`;
}
