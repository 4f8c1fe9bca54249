import type { RequestOf } from '@maneki/contract/contract';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { ask } from '#platform/forms/ask.ts';

type Of<Name extends keyof typeof identityEndpoints> = RequestOf<(typeof identityEndpoints)[Name]>;

/** Writes of the forms. Each answers the value, or what to say and where it came from. */
export const logIn = (request: Of<'login'>) => ask(identityEndpoints.login, request);

export const sendSmsCode = (request: Of<'sendCode'>) => ask(identityEndpoints.sendCode, request);

export const sendEmailCode = (request: Of<'sendEmailCode'>) =>
  ask(identityEndpoints.sendEmailCode, request);

export const startSocialLogin = (request: Of<'startSocialLogin'>) =>
  ask(identityEndpoints.startSocialLogin, request);

export const startPasskeyLogin = () => ask(identityEndpoints.startPasskeyLogin, {});

export const finishPasskeyLogin = (request: Of<'finishPasskeyLogin'>) =>
  ask(identityEndpoints.finishPasskeyLogin, request);

/** By a name of one's own, or by a number that proves itself. */
export const register = (method: 'username' | 'mobileNum', request: Of<'registerByUsername'>) =>
  method === 'username'
    ? ask(identityEndpoints.registerByUsername, request)
    : ask(identityEndpoints.registerByMobile, request);

export const setPasswordByPhone = (request: Of<'setPasswordByPhone'>) =>
  ask(identityEndpoints.setPasswordByPhone, request);

export const setPasswordByEmail = (request: Of<'setPasswordByEmail'>) =>
  ask(identityEndpoints.setPasswordByEmail, request);

export const changePassword = (request: Of<'changePassword'>) =>
  ask(identityEndpoints.changePassword, request);
