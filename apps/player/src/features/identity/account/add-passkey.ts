import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { startRegistration } from '@simplewebauthn/browser';
import { type Asked, ask } from '#platform/forms/ask.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Makes a passkey on this device and leaves its public half with the server. */
export async function addPasskey(): Promise<Asked<{ readonly id: string }>> {
  const started = await ask(identityEndpoints.startPasskey, {});
  if (!started.ok) return started;
  const { ceremonyId, options } = started.value;
  try {
    const answer = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
    return await ask(identityEndpoints.finishPasskey, { ceremonyId, answer: answer as never });
  } catch {
    // Whoever closes the browser's window, or has this passkey already, hears it from the browser too.
    return { ok: false, problem: { type: 'identity.refusals.passkey_failed' } };
  }
}
