import type { FirebaseClient } from '@maneki/contract/identity/fragments';

/** Answers the token that a riddle gives to whoever solves it. */
export type SolveRiddle = (siteKey: string) => Promise<string>;

/** What a login or a registration brings along in place of a code of ours. */
export type Proof = { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string };

export type NumberProof = ReturnType<typeof createNumberProof>;

/**
 * Proves a number by Firebase, with the calls that its library makes; the library itself would weigh more
 * than the whole page. What Firebase does not do is thrown.
 */
export function createNumberProof(client: FirebaseClient, solve: SolveRiddle) {
  let sessionInfo: string | undefined;
  let proven: { readonly code: string; readonly proof: Proof } | undefined;
  return {
    /** Has Firebase send a code to a number. */
    async send(phoneNumber: string): Promise<void> {
      const { recaptchaSiteKey } = await ask(client, 'recaptchaParams');
      const riddle = recaptchaSiteKey ? { recaptchaToken: await solve(recaptchaSiteKey) } : {};
      const sent = await ask(client, 'accounts:sendVerificationCode', { phoneNumber, ...riddle });
      sessionInfo = demand(sent.sessionInfo, 'a session');
      proven = undefined;
    },
    /** Brings the code back for Firebase's signed word that the number is the visitor's. */
    async prove(code: string): Promise<Proof> {
      // A code counts once, and the form may have to be sent again for another reason.
      if (proven?.code === code) return proven.proof;
      const answer = await ask(client, 'accounts:signInWithPhoneNumber', { sessionInfo, code });
      const firebaseIdToken = demand(answer.idToken, 'a token');
      proven = { code, proof: { firebaseChannel: 'sms', firebaseIdToken } };
      return proven.proof;
    },
  };
}

type Answer = Readonly<Record<string, string | undefined>>;

const ANSWER_TIMEOUT_MS = 15_000;

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
