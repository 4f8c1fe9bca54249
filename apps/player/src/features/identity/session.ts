import { GAMES_KEPT } from '@maneki/contract/house/frame';
import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { call, queryClient } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { heldPassword } from './held-password.ts';
import { identityKeys, isOver, memberQuery } from './queries.ts';
import { type StoredSession, storedSession } from './stored-session.ts';

const CHANNEL = 'session';
export type SessionNews = 'entered' | 'left';

/** One for telling and hearing: a channel never hears itself, so a tab does not follow its own news. */
let channel: BroadcastChannel | undefined;
let isEnding = false;

/**
 * Everything that follows from a login, whichever way it came about. Resolves when the page knows the
 * member, or knows that it has to ask again.
 */
export async function enterSession(session: StoredSession): Promise<void> {
  storedSession.write(session);
  await readMemberAgain();
  tellOtherTabs('entered');
}

/** Forgets the session on this device. The server has ended it, or will not know it any more. */
export function leaveSession(): void {
  storedSession.clear();
  storedSession.forbidAutoLogin();
  heldPassword.drop();
  showMember(null);
  tellOtherTabs('left');
}

/** Ends the session on the server, then here. A session that is over already is as good. */
export async function endSession(): Promise<void> {
  const { identityEndpoints } = await import('@maneki/contract/identity/endpoints');
  const { token } = storedSession.read() ?? {};
  isEnding = true;
  try {
    const answer = await call(identityEndpoints.logout, token ? { token } : {});
    if (!answer.ok && !isOver(answer.refusal)) await readValue(Promise.resolve(answer));
    leaveSession();
  } finally {
    isEnding = false;
  }
}

/** Whether a session that is over is news: not to somebody who is just ending it. */
export const isSessionMissed = (): boolean => !isEnding && storedSession.read() !== undefined;

/** Whether this very member is logged in, as far as the page knows. */
export const isHere = (memberId: string): boolean =>
  queryClient.getQueryData<MemberInfo | null>(identityKeys.member)?.id === memberId;

/**
 * Asks again who is logged in, so that every part of the page follows. What led here has happened
 * already, so an answer that is lost is no failure of it: the page asks again by itself.
 */
export async function readMemberAgain(): Promise<void> {
  const asking = {
    ...memberQuery(call),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  } as const;
  try {
    await queryClient.fetchQuery(asking);
  } catch {
    queryClient.invalidateQueries({ queryKey: identityKeys.member });
  } finally {
    // Together with the news of who it is: before, parts of the page may still come alive as they were.
    forgetPersonal();
  }
}

/** Something about the member has changed: every tab asks again. */
export async function renewMember(): Promise<void> {
  await readMemberAgain();
  tellOtherTabs('entered');
}

function showMember(member: MemberInfo | null): void {
  forgetPersonal();
  if (!member) forgetGames();
  queryClient.setQueryData(identityKeys.member, member);
}

/** Games of the house keep in this tab what lets them go on after a reload; the next member must not. */
function forgetGames(): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(GAMES_KEPT));
  for (const name of names) sessionStorage.removeItem(name);
}

const forgetPersonal = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });

/** What the site says of itself is for everybody; everything else may have been one member's. */
const isPersonal = ([feature, name]: readonly unknown[]) =>
  feature !== 'site' && !(feature === 'identity' && name === 'member');

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

const tellOtherTabs = (news: SessionNews): void => openChannel().postMessage(news);

/** Hears what other tabs of this browser did with the session they all share. */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  const told = ({ data }: MessageEvent<SessionNews>) => hear(data);
  const heard = openChannel();
  heard.addEventListener('message', told);
  return () => heard.removeEventListener('message', told);
}

/** Another tab logged in or out: this one follows, without telling it on. */
export async function followSession(news: SessionNews): Promise<void> {
  if (news === 'left') {
    storedSession.clear();
    heldPassword.drop();
    return showMember(null);
  }
  // A trial is remembered by the tab that began it alone, so the server has to be asked. The memory is
  // shared with the tab that has just written it: only a definite answer may change it.
  const { identityEndpoints } = await import('@maneki/contract/identity/endpoints');
  const answer = await call(identityEndpoints.getMember, {}).catch(() => undefined);
  if (!answer) return readMemberAgain();
  if (answer.ok) {
    storedSession.write(answer.value);
    showMember(answer.value);
  } else if (isOver(answer.refusal)) {
    storedSession.clear();
    showMember(null);
  }
}
