import type { FirebaseClient } from '@maneki/contract/identity/fragments';

/** Answers the token that a riddle gives to whoever solves it. */
export type SolveRiddle = (siteKey: string) => Promise<string>;

const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Has Firebase send a code to a number, and answers what the code is to be brought back with. These are
 * the calls that Firebase's library makes; the library itself would weigh more than the whole page.
 */
export async function sendFirebaseCode(
  client: FirebaseClient,
  phoneNumber: string,
  solve: SolveRiddle,
): Promise<string> {
  const { recaptchaSiteKey } = await ask(client, 'recaptchaParams');
  const riddle = recaptchaSiteKey ? { recaptchaToken: await solve(recaptchaSiteKey) } : {};
  const sent = await ask(client, 'accounts:sendVerificationCode', { phoneNumber, ...riddle });
  return demand(sent.sessionInfo, 'a session');
}

/** Brings the code back, and answers Firebase's signed word that the number is the visitor's. */
export async function proveFirebaseCode(
  client: FirebaseClient,
  answer: { readonly sessionInfo: string; readonly code: string },
): Promise<string> {
  const { idToken } = await ask(client, 'accounts:signInWithPhoneNumber', answer);
  return demand(idToken, 'a token');
}

type Answer = Readonly<Record<string, string | undefined>>;

async function ask({ url, apiKey }: FirebaseClient, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${url}/v1/${path}?${new URLSearchParams({ key: apiKey })}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    ...(body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : {}),
  });
  if (!answer.ok) throw new Error(`Firebase answered ${path} by ${answer.status}`);
  return (await answer.json()) as Answer;
}

function demand(value: string | undefined, what: string): string {
  if (!value) throw new Error(`Firebase answered without ${what}`);
  return value;
}
