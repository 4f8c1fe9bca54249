import type { IdentityOutside } from '#features/identity';

export type SentMessage = {
  readonly channel: 'sms' | 'email';
  readonly merchantCode: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
};

/** What every picture of a test asks for. */
export const CAPTCHA_ANSWER = 'k7m4p';

/** The world outside as a test sees it: messages are kept, pictures all ask for the same. */
export function recordMessages(): { messages: SentMessage[]; outside: IdentityOutside } {
  const messages: SentMessage[] = [];
  const record =
    (channel: SentMessage['channel']) => async (message: Omit<SentMessage, 'channel'>) => {
      messages.push({ ...message, channel });
      return true;
    };
  const outside: IdentityOutside = {
    sendSms: record('sms'),
    sendMail: record('email'),
    isOutboxShown: true,
    drawCaptcha: async () => ({ png: Buffer.from('a picture'), answer: CAPTCHA_ANSWER }),
    firebase: undefined,
    social: {},
  };
  return { messages, outside };
}

/** The six digits of a message. */
export function codeIn(message: SentMessage | undefined): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message?.body ?? '')?.[0];
  if (!code) throw new Error('no message with a code was sent');
  return code;
}
