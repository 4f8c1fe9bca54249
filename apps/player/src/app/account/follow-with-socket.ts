import { memberQuery } from '#frame/identity';
import { call, queryClient } from '#platform/call/browser.ts';
import { onRightsChanged, onSessionOver, renewSocket } from '#platform/call/socket.ts';

/**
 * Keeps the tab's socket with the session: it connects again whenever the page belongs to somebody else,
 * whoever brought that about. A socket may have been opened before this was loaded, so it is told which
 * session the page began with.
 */
export function followWithSocket(tokenAtFirst: string | undefined): () => void {
  const { queryKey } = memberQuery(call);
  let token = tokenAtFirst;
  const compare = () => {
    const present = queryClient.getQueryData(queryKey)?.token;
    if (present === token) return;
    token = present;
    renewSocket();
  };
  compare();
  const stopComparing = queryClient.getQueryCache().subscribe(compare);
  const stopHearing = [onSessionOver(askAgain), onRightsChanged(askAgain)];
  return () => {
    stopComparing();
    for (const stop of stopHearing) stop();
  };
}

/**
 * Another tab may have logged in since, so the end of one session is not yet the end of this page's. The answer tells:
 * if there is none left, whoever watches calls does the rest. It also says who stays away by now, and who may chat.
 */
function askAgain(): void {
  queryClient.fetchQuery({ ...memberQuery(call), staleTime: 0 }).catch(() => {});
}
