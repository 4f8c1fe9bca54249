import type { Endpoints } from '../endpoint.ts';
import type { IdentityCode } from './refusals.ts';

const MINUTE = { calls: 60, perSeconds: 60 } as const;

/** Ways in and out, and the session between them. */
export const loginEndpoints = {
  /** Which ways to log in this site offers. */
  getLoginSettings: {
    name: 'identity.getLoginSettings',
    method: 'GET',
    path: '/identity/login-settings',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  /** Username and password, or mobile number and SMS code. Answers the session. */
  login: {
    name: 'identity.login',
    method: 'POST',
    path: '/identity/login',
    module: 'COMM3',
    access: 'anyone',
    encrypted: true,
    limit: MINUTE,
    refusals: [
      'site.feature_off',
      'identity.locked',
      'identity.captcha_needed',
      'identity.captcha_wrong',
      'identity.credentials_wrong',
      'identity.code_wrong',
      'identity.firebase_failed',
      'identity.user_disabled',
      'identity.non_member',
      'identity.non_agent',
    ],
  },
  logout: {
    name: 'identity.logout',
    method: 'DELETE',
    path: '/identity/session',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    beforePasswordChange: true,
    alwaysOpen: true,
    refusals: [],
  },
  /** Who is logged in; keeps the session alive. */
  getMember: {
    name: 'identity.getMember',
    method: 'GET',
    path: '/identity/member',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    beforePasswordChange: true,
    refusals: [],
  },
  /** A token for one use within a minute, to carry a session over to another browser or app. */
  createRenewal: {
    name: 'identity.createRenewal',
    method: 'POST',
    path: '/identity/renewal',
    module: 'COMM3',
    access: 'session',
    limit: { calls: 20, perSeconds: 60 },
    refusals: [],
  },
  /**
   * Exchanges a one-use token that arrived in an address for a session. Anybody can send such a link, so
   * on another device than its maker's, and where somebody else is logged in, it needs a yes first.
   */
  renewSession: {
    name: 'identity.renewSession',
    method: 'GET',
    path: '/identity/renew',
    module: 'COMM3',
    access: 'anyone',
    limit: { calls: 20, perSeconds: 60 },
    refusals: ['identity.token_spent', 'identity.token_unconfirmed', 'identity.user_disabled'],
  },
  /** A picture with letters or an equation. The answer stays on the server and counts once. */
  getCaptcha: {
    name: 'identity.getCaptcha',
    method: 'GET',
    path: '/identity/captcha',
    module: 'VALID_CAPTCHA3',
    access: 'anyone',
    limit: MINUTE,
    refusals: [],
  },
  /** The same picture for every form that is neither the login nor the registration. */
  getFormCaptcha: {
    name: 'identity.getFormCaptcha',
    method: 'GET',
    path: '/identity/form-captcha',
    module: 'CAPTCHA3',
    access: 'anyone',
    limit: MINUTE,
    refusals: [],
  },
  /** Sends an SMS code. The answer is the same whether or not the number has an account. */
  sendCode: {
    name: 'identity.sendCode',
    method: 'POST',
    path: '/identity/code',
    module: 'REGMOBVERF3',
    access: 'anyone',
    accessByPurpose: { bind: 'member' },
    whileExcluded: true,
    proof: 'code',
    limit: { calls: 30, perSeconds: 60 },
    refusals: [
      'site.feature_off',
      'identity.field_invalid',
      'identity.captcha_needed',
      'identity.captcha_wrong',
      'identity.code_too_soon',
      'identity.code_too_many',
      'identity.code_undeliverable',
    ],
  },
  /** Sends a code by e-mail, with the same discretion. */
  sendEmailCode: {
    name: 'identity.sendEmailCode',
    method: 'POST',
    path: '/identity/email-code',
    module: 'COMM3',
    access: 'anyone',
    accessByPurpose: { bind: 'member' },
    whileExcluded: true,
    proof: 'code',
    limit: { calls: 30, perSeconds: 60 },
    refusals: [
      'identity.email_format',
      'identity.captcha_needed',
      'identity.captcha_wrong',
      'identity.code_too_soon',
      'identity.code_too_many',
      'identity.code_undeliverable',
    ],
  },
  startPasskeyLogin: {
    name: 'identity.startPasskeyLogin',
    method: 'POST',
    path: '/identity/passkey-login/start',
    module: 'COMM3',
    access: 'anyone',
    limit: MINUTE,
    refusals: [],
  },
  finishPasskeyLogin: {
    name: 'identity.finishPasskeyLogin',
    method: 'POST',
    path: '/identity/passkey-login/finish',
    module: 'COMM3',
    access: 'anyone',
    limit: MINUTE,
    refusals: [
      'identity.passkey_failed',
      'identity.user_disabled',
      'identity.non_member',
      'identity.non_agent',
    ],
  },
  /** Begins a login or a link with an account elsewhere: answers the address to go to. */
  startSocialLogin: {
    name: 'identity.startSocialLogin',
    method: 'POST',
    path: '/identity/social-login',
    module: 'COMM3',
    access: 'anyone',
    limit: { calls: 20, perSeconds: 60 },
    refusals: ['site.feature_off', 'identity.social_failed'],
  },
  /** The device's trial account, made when it has none. */
  getTrialAccount: {
    name: 'identity.getTrialAccount',
    method: 'GET',
    path: '/identity/trial',
    module: 'FREEPLAY3',
    access: 'anyone',
    proof: 'trial',
    limit: { calls: 20, perSeconds: 60 },
    refusals: ['identity.trial_limit', 'identity.device_excluded'],
  },
  /** Logs the device's trial account in. */
  startTestPlay: {
    name: 'identity.startTestPlay',
    method: 'POST',
    path: '/identity/test-play',
    module: 'FREEPLAY3',
    access: 'anyone',
    proof: 'trial',
    limit: { calls: 20, perSeconds: 60 },
    refusals: ['identity.trial_limit', 'identity.device_excluded'],
  },
} as const satisfies Endpoints<IdentityCode>;
