import type { FirebaseClient } from '@maneki/contract/identity/fragments';
import type { SocialProvider } from '@maneki/contract/identity/social';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import type { RegistrationBudget } from '#platform/limits/registration-budget';
import type { Log } from '#platform/metrics/log';

/** What the accounts need around them. Everything that reaches outside is handed in. */
export type IdentityServices = {
  readonly database: Database;
  readonly merchants: MerchantDirectory;
  readonly log: Log;
  readonly outside: IdentityOutside;
  readonly registrationBudget: RegistrationBudget;
};

/** The world beyond this process, as the operator's configuration names it. */
export type IdentityOutside = {
  readonly sendSms: SendMessage;
  readonly sendMail: SendMessage;
  /** Whether messages end in the development outbox instead of on somebody's phone. */
  readonly isOutboxShown: boolean;
  readonly drawCaptcha: DrawCaptcha;
  readonly firebase: FirebaseProject | undefined;
  readonly social: Readonly<Partial<Record<SocialProvider, SocialClient>>>;
};

export type Message = {
  readonly merchantCode: string;
  /** E.164 for a text message, an address for a mail. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly at: Date;
};

/** False when the message will not arrive: the number is not real, or the gateway does not answer. */
export type SendMessage = (message: Message) => Promise<boolean>;

/** A picture and what it asks for. */
export type DrawCaptcha = () => Promise<{ readonly png: Buffer; readonly answer: string }>;

export type FirebaseProject = {
  readonly projectId: string;
  readonly keysUrl: string;
  /** How visitors' browsers reach it; without it only clients that know it by themselves do. */
  readonly client?:
    | (FirebaseClient & {
        /** Whose visitors prove their numbers by it; everybody's where none is named. */
        readonly merchantCodes: readonly string[];
      })
    | undefined;
};

/** Our registration at another login service. */
export type SocialClient = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the service describes itself, or where its addresses are when it does not. */
  readonly issuer: string;
};
