import { SECOND_MS } from '@maneki/kernel/clock';
import { createTransport } from 'nodemailer';
import { refuseInsideTransaction } from '#platform/database/transaction-guard';
import type { Log } from '#platform/metrics/log';
import type { SendMessage } from '../identity-services.ts';
import { maskEmail } from '../members/member.ts';

export type MailAccount = {
  /** `smtp://user:password@host:587`, or `smtps://` for a server that encrypts from the start. */
  readonly url: string;
  readonly from: string;
};

const TIMEOUT_MS = 10 * SECOND_MS;

/** Sends mails through a mail server. The log never shows what they say. */
export function sendBySmtp({ url, from }: MailAccount, log: Log): SendMessage {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ recipient, subject, body }) => {
    refuseInsideTransaction('sending a mail');
    try {
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
      return true;
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      log.warn({ to: maskEmail(recipient), reason: code, status: responseCode }, 'mail not sent');
      return false;
    }
  };
}
