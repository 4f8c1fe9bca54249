import {
  drawCaptcha,
  type IdentityOutside,
  keepInOutbox,
  sendBySmtp,
  sendByTwilio,
} from '@maneki/server/features/identity/index';
import type { Database } from '@maneki/server/platform/database/database';
import type { Log } from '@maneki/server/platform/metrics/log';
import type { Config } from './config.ts';
import { SOCIAL_NAMES } from './config-outside.ts';

/** The ways out of this process that the operator has configured. */
export function reachOutside(config: Config, database: Database, log: Log): IdentityOutside {
  return {
    sendSms: chooseSms(config, database, log),
    sendMail: chooseMail(config, database, log),
    isOutboxShown: hasOutbox(config),
    drawCaptcha,
    firebase: findFirebase(config),
    social: listSocialClients(config),
  };
}

function findFirebase(config: Config): IdentityOutside['firebase'] {
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_MERCHANTS } = config;
  if (!FIREBASE_PROJECT_ID) return undefined;
  return {
    projectId: FIREBASE_PROJECT_ID,
    keysUrl: config.FIREBASE_KEYS_URL,
    client: FIREBASE_API_KEY
      ? {
          apiKey: FIREBASE_API_KEY,
          url: config.FIREBASE_AUTH_URL,
          merchantCodes: FIREBASE_MERCHANTS?.split(',') ?? [],
        }
      : undefined,
  };
}

type Send = IdentityOutside['sendSms'];

/** Where everybody can read what was sent to nobody: only in a demonstration. */
const hasOutbox = ({ SMS_GATEWAY, isDemo }: Config): boolean => isDemo && SMS_GATEWAY === 'outbox';

/** Nobody can read an outbox that is not shown, so a message in it would be a promise that is not kept. */
const sendNothing =
  (log: Log, because: string): Send =>
  async () => {
    log.warn(`a message was not sent: ${because}`);
    return false;
  };

function chooseSms(config: Config, database: Database, log: Log): Send {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = config;
  const isTwilio = config.SMS_GATEWAY === 'twilio';
  if (!isTwilio || !TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM)
    return hasOutbox(config)
      ? keepInOutbox(database, 'sms')
      : sendNothing(log, 'SMS_GATEWAY is not set');
  const account = {
    url: config.TWILIO_URL,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
  };
  return sendByTwilio(account, log);
}

function chooseMail(config: Config, database: Database, log: Log): Send {
  const { SMTP_URL, MAIL_FROM } = config;
  if (SMTP_URL && MAIL_FROM) return sendBySmtp({ url: SMTP_URL, from: MAIL_FROM }, log);
  if (hasOutbox(config)) return keepInOutbox(database, 'email');
  return sendNothing(log, 'SMTP_URL is not set');
}

function listSocialClients(config: Config): IdentityOutside['social'] {
  return Object.fromEntries(
    Object.entries(SOCIAL_NAMES).flatMap(([provider, name]) => {
      const clientId = config[`SOCIAL_${name}_CLIENT_ID`];
      const clientSecret = config[`SOCIAL_${name}_CLIENT_SECRET`];
      const issuer = config[`SOCIAL_${name}_ISSUER`];
      return clientId && clientSecret ? [[provider, { clientId, clientSecret, issuer }]] : [];
    }),
  );
}
