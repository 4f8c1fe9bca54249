import { useEffect, useEffectEvent } from 'react';
import { useGo } from '#app/navigation/use-go.ts';
import { useRoute } from '#app/routes/use-route.tsx';
import { alignStoredSession, type Entered, onEntered, useMember } from '#frame/identity';
import { reportUnlessOffline, whenIdle } from '#platform/moments/when-idle.ts';

/** Keeps the browser's memory of the session true, from the first moment and then in the background. */
export function useAccountWork(): void {
  const member = useMember();
  const go = useGo();
  const route = useRoute();
  const begin = useEffectEvent(() => {
    // Pages for trouble are rendered for nobody in particular, so they say nothing about the session.
    if (route.header !== 'none') alignStoredSession(member);
    if (window.location.search.includes('token'))
      import('#app/account/exchange-token.ts')
        .then(({ exchangeToken }) => exchangeToken(go, member))
        .catch(reportUnlessOffline);
    return member?.token;
  });
  const goNow = useEffectEvent((address: string) => go(address));
  // Whoever logs in at once is greeted as well: only what follows is loaded when it is needed.
  useEffect(() => onEntered((entered) => greet(entered, (address) => goNow(address))), []);
  useEffect(() => {
    const tokenAtFirst = begin();
    return whenIdle(() => {
      const watching = import('#app/account/watch-session.ts').then(({ watchSession }) =>
        watchSession((address) => goNow(address), tokenAtFirst),
      );
      watching.catch(reportUnlessOffline);
      return () => watching.then((stop) => stop()).catch(() => {});
    });
  }, []);
}

function greet(entered: Entered, go: (address: string) => Promise<void>): void {
  import('#app/account/greet-member.ts')
    .then(({ greetMember }) => greetMember(entered, go))
    .catch(reportUnlessOffline);
}
