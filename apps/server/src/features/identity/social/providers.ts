import type { SocialProvider } from '@maneki/contract/identity/social';

/** Who somebody is at another service. */
export type SocialProfile = {
  /** The service's own, unchanging name for the account. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Whether the service vouches for the address. It never finds or opens an account here. */
  readonly isEmailVerified: boolean;
};

type Told = Readonly<Record<string, unknown>>;

type Described = {
  readonly scope: string;
  readonly read: (told: Told) => SocialProfile | undefined;
};

/** OpenID Connect: the service describes itself, and its ID token says who came. */
export type OpenIdProvider = Described & {
  readonly kind: 'openid';
  /** HS256 is keyed with our own secret; other signatures are checked against published keys. */
  readonly signedBy: 'RS256' | 'HS256';
};

/** OAuth 2.0 alone: addresses that we must know, and one that tells whose the access is. */
export type OAuthProvider = Described & {
  readonly kind: 'oauth';
  readonly addresses: (issuer: URL) => {
    readonly authorization: URL;
    readonly token: URL;
    readonly profile: URL;
  };
  readonly secretIn: 'body' | 'header';
};

export const socialProviders: Readonly<Record<SocialProvider, OpenIdProvider | OAuthProvider>> = {
  google: {
    kind: 'openid',
    scope: 'openid email profile',
    signedBy: 'RS256',
    read: (claims) => readProfile({ ...claims, subject: claims.sub }, claims.email_verified),
  },
  line: {
    kind: 'openid',
    scope: 'openid profile email',
    signedBy: 'HS256',
    // LINE passes on what its user typed, and does not say whether it was proven.
    read: (claims) => readProfile({ ...claims, subject: claims.sub }, false),
  },
  facebook: {
    kind: 'oauth',
    scope: 'public_profile email',
    // Without a version they follow the app's own setting; a written one would stop working some day.
    addresses: (issuer) => ({
      authorization: new URL('/dialog/oauth', issuer),
      token: new URL('/oauth/access_token', siblingOf(issuer, 'graph')),
      profile: new URL('/me?fields=id,name,email', siblingOf(issuer, 'graph')),
    }),
    secretIn: 'body',
    // An address that its owner has not confirmed is left out of the answer.
    read: (profile) => readProfile({ ...profile, subject: profile.id }, true),
  },
  twitter: {
    kind: 'oauth',
    scope: 'users.read tweet.read',
    addresses: (issuer) => ({
      authorization: new URL('/i/oauth2/authorize', issuer),
      token: new URL('/2/oauth2/token', siblingOf(issuer, 'api')),
      profile: new URL('/2/users/me', siblingOf(issuer, 'api')),
    }),
    secretIn: 'header',
    read: ({ data }) =>
      isTold(data) ? readProfile({ ...data, subject: data.id }, false) : undefined,
  },
};

/** Local services, which tests and demonstrations run, have no certificates and no sibling hosts. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** `https://www.facebook.com` → `https://graph.facebook.com`. */
function siblingOf(issuer: URL, name: string): URL {
  const sibling = new URL(issuer);
  if (!isLoopback(issuer)) sibling.hostname = `${name}.${issuer.hostname.replace(/^www\./, '')}`;
  return sibling;
}

const SUBJECT_MAX = 255;
const NAME_MAX = 100;
const EMAIL_MAX = 200;

/** What a service told, as far as it is usable. Without a subject it is nobody. */
function readProfile(told: Told, isEmailVerified: unknown): SocialProfile | undefined {
  const subject = textOf(told.subject);
  if (subject === '' || subject.length > SUBJECT_MAX) return undefined;
  const email = textOf(told.email);
  return {
    subject,
    name: [...textOf(told.name)].slice(0, NAME_MAX).join(''),
    email: email.length > EMAIL_MAX ? '' : email,
    isEmailVerified: isEmailVerified === true && email !== '',
  };
}

/** The database keeps no zero characters. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;
