import type { Endpoints } from '../endpoint.ts';
import type { IdentityCode } from './refusals.ts';

const CHECK_LIMIT = { calls: 60, perSeconds: 60 } as const;

/** Everything that a registration can be refused for, in the order of the checks. */
const REGISTRATION_REFUSALS = [
  'site.feature_off',
  'identity.agreement_needed',
  'identity.account_format',
  'identity.password_format',
  'identity.email_format',
  'identity.field_invalid',
  'identity.too_young',
  'identity.password_mismatch',
  'identity.password_weak',
  'identity.device_excluded',
  'identity.registration_limit',
  'identity.captcha_needed',
  'identity.captcha_wrong',
  'identity.invitation_invalid',
  'identity.code_wrong',
  'identity.firebase_failed',
  'identity.username_taken',
  'identity.mobile_taken',
  'identity.email_taken',
] as const;

/** Becoming a member. */
export const registrationEndpoints = {
  /** Which ways and fields registration offers here, and the rules of each field. */
  getRegistrationSettings: {
    name: 'identity.getRegistrationSettings',
    method: 'GET',
    path: '/identity/registration-settings',
    module: 'REG3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  checkUsername: {
    name: 'identity.checkUsername',
    method: 'GET',
    path: '/identity/username',
    module: 'REG3',
    access: 'anyone',
    limit: CHECK_LIMIT,
    refusals: ['identity.account_format', 'identity.username_taken'],
  },
  checkEmail: {
    name: 'identity.checkEmail',
    method: 'POST',
    path: '/identity/email',
    module: 'REG3',
    access: 'anyone',
    form: true,
    limit: CHECK_LIMIT,
    refusals: ['identity.email_format', 'identity.email_taken'],
  },
  /** Whether an invitation code of an address may be used on this host. */
  checkAffiliate: {
    name: 'identity.checkAffiliate',
    method: 'GET',
    path: '/identity/affiliate',
    module: 'AFFMAN3',
    access: 'anyone',
    limit: CHECK_LIMIT,
    refusals: [],
  },
  registerByUsername: {
    name: 'identity.registerByUsername',
    method: 'PUT',
    path: '/identity/register/username',
    module: 'REGISTER_REE3',
    access: 'anyone',
    proof: 'register',
    encrypted: true,
    limit: { calls: 30, perSeconds: 600 },
    refusals: REGISTRATION_REFUSALS,
  },
  /** The username is made up; the number proves itself by its code. */
  registerByMobile: {
    name: 'identity.registerByMobile',
    method: 'PUT',
    path: '/identity/register/mobile',
    module: 'MOBILENUMREG3',
    access: 'anyone',
    proof: 'register',
    encrypted: true,
    limit: { calls: 30, perSeconds: 600 },
    refusals: REGISTRATION_REFUSALS,
  },
  /** What an account elsewhere has told about the visitor who is about to register with it. */
  getSocialSignup: {
    name: 'identity.getSocialSignup',
    method: 'GET',
    path: '/identity/social-signup',
    module: 'REG3',
    access: 'anyone',
    refusals: [],
  },
} as const satisfies Endpoints<IdentityCode>;
