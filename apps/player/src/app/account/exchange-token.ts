import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { confirm } from '@maneki/ui/overlays';
import { enterSession } from '#features/identity';
import { call } from '#platform/call/browser.ts';
import { UnreachableError } from '#platform/call/call.ts';
import { words } from '#platform/words/words.ts';
import { tellLoadFailure } from '../loading/tell-load-failure.ts';
import { findRoute, routeTable } from '../routes/route-table.ts';
import { findToken, mayReplace } from './find-token.ts';
import { tellIdentity } from './tell-identity.ts';

/**
 * Exchanges a token that arrived in the address for a session. The token leaves the address at once and
 * whatever comes of it: it must not be copied, bookmarked or tried twice.
 */
export async function exchangeToken(
  go: (address: string) => Promise<void>,
  member: MemberInfo | null,
): Promise<void> {
  const arriving = findToken(window.location.href);
  if (!arriving) return;
  const { token, cleaned, onward } = arriving;
  window.history.replaceState(window.history.state, '', cleaned);
  if (!mayReplace(member)) return;
  try {
    const answer = await renew(token);
    if (!answer) return;
    if (!answer.ok) {
      await tellIdentity('error', ({ refusals }) =>
        answer.refusal.code === 'identity.user_disabled'
          ? refusals.user_disabled
          : refusals.token_spent,
      );
      return;
    }
    await enterSession(answer.value);
    const { firstTimeLogin } = answer.value;
    const isAtLogin = findRoute(window.location.pathname) === routeTable.login;
    if (firstTimeLogin) await go('/m/changePsw');
    else if (onward ?? isAtLogin) await go(onward ?? '/m/home');
  } catch (error) {
    if (error instanceof UnreachableError)
      await tellIdentity('error', ({ refusals }) => refusals.token_spent);
    else tellLoadFailure(error);
  }
}

/** Anybody can send a link: where it is not from this device, its visitor says first whether to go on. */
async function renew(token: string) {
  const answer = await call(identityEndpoints.renewSession, { token });
  if (answer.ok || answer.refusal.code !== 'identity.token_unconfirmed') return answer;
  await words.ensure(['identity']);
  const { identity, shell } = words.get().phrases;
  if (!identity || !shell) return undefined;
  const isWanted = await confirm({
    title: answer.refusal.message,
    text: identity.arrival.text,
    confirmLabel: identity.arrival.confirm,
    cancelLabel: shell.actions.cancel,
  });
  if (!isWanted) return undefined;
  await untilUncovered();
  return call(identityEndpoints.renewSession, { token, confirmed: 'true' });
}
