import {
  drawCaptcha,
  type IdentityOutside,
  keepInOutbox,
  sendBySmtp,
  sendByTwilio,
} from '@maneki/server/features/identity/index';
import type { Database } from '@maneki/server/platform/database/database';
import type { Log } from '@maneki/server/platform/metrics/log';
import { type OutsideConfig, SOCIAL_NAMES } from './config-outside.ts';

/** The ways out of this process that the operator has configured. */
export function reachOutside(config: OutsideConfig, database: Database, log: Log): IdentityOutside {
  return {
    sendSms: chooseSms(config, database, log),
    sendMail: chooseMail(config, database, log),
    isOutboxShown: config.SMS_GATEWAY === 'outbox',
    drawCaptcha,
    firebase: config.FIREBASE_PROJECT_ID
      ? { projectId: config.FIREBASE_PROJECT_ID, keysUrl: config.FIREBASE_KEYS_URL }
      : undefined,
    social: listSocialClients(config),
  };
}

type Send = IdentityOutside['sendSms'];

function chooseSms(config: OutsideConfig, database: Database, log: Log): Send {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = config;
  const isTwilio = config.SMS_GATEWAY === 'twilio';
  if (!isTwilio || !TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM)
    return keepInOutbox(database, 'sms');
  const account = {
    url: config.TWILIO_URL,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
  };
  return sendByTwilio(account, log);
}

function chooseMail(config: OutsideConfig, database: Database, log: Log): Send {
  const { SMTP_URL, MAIL_FROM } = config;
  if (SMTP_URL && MAIL_FROM) return sendBySmtp({ url: SMTP_URL, from: MAIL_FROM }, log);
  if (config.SMS_GATEWAY === 'outbox') return keepInOutbox(database, 'email');
  // Nobody can read the outbox any more, so a mail in it would be a promise that is not kept.
  return async () => {
    log.warn('a mail was not sent: SMTP_URL is not set');
    return false;
  };
}

function listSocialClients(config: OutsideConfig): IdentityOutside['social'] {
  return Object.fromEntries(
    Object.entries(SOCIAL_NAMES).flatMap(([provider, name]) => {
      const clientId = config[`SOCIAL_${name}_CLIENT_ID`];
      const clientSecret = config[`SOCIAL_${name}_CLIENT_SECRET`];
      const issuer = config[`SOCIAL_${name}_ISSUER`];
      return clientId && clientSecret ? [[provider, { clientId, clientSecret, issuer }]] : [];
    }),
  );
}
