import { SECOND_MS } from '@maneki/kernel/clock';
import { refuseInsideTransaction } from '#platform/database/transaction-guard';
import type { Log } from '#platform/metrics/log';
import type { SendMessage } from '../identity-services.ts';
import { maskMobile } from '../members/member.ts';

export type TwilioAccount = {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of ours, or a messaging service (`MG…`) that chooses one. */
  readonly from: string;
};

const TIMEOUT_MS = 10 * SECOND_MS;

/** Sends text messages through Twilio's Messages API. The log never shows what they say. */
export function sendByTwilio(account: TwilioAccount, log: Log): SendMessage {
  const { accountSid, authToken, from } = account;
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, account.url);
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  return async ({ recipient, body }) => {
    refuseInsideTransaction('sending a text message');
    const to = maskMobile(recipient);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: recipient, [sender]: from, Body: body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) {
        await response.body?.cancel();
        return true;
      }
      const reason = await readReason(response);
      log.warn({ to, status: response.status, reason }, 'Twilio took no message');
    } catch (error) {
      const { name } = error as Error;
      log.warn({ to, reason: name }, 'Twilio was not reached');
    }
    return false;
  };
}

/** Twilio's own number for what is wrong: 21211 for a number that does not exist, for instance. */
async function readReason(response: Response): Promise<number | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  const code = (answer as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'number' ? code : undefined;
}
