import type { InputMemory } from '#platform/forms/use-inputs.ts';
import type { LoginMode } from './login/login-rules.ts';
import type { Method } from './register/registration.ts';

/** Secrets, and what counts once, are typed anew. */
const NOT_KEPT: readonly string[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'code',
  'verificationCode',
  'captcha',
];

/** What somebody chose on the way in, beside what they typed. */
type EntryChoice = {
  readonly loginMode?: LoginMode;
  readonly registerMethod?: Method;
  readonly dialingCode?: string;
  /** Ways to log in for which the server has asked for a picture. */
  readonly guarded?: readonly LoginMode[];
};

/**
 * What was typed at the door: the forms to log in and to register take turns, and neither forgets what the
 * other was told. It lives in this tab's memory until somebody is in.
 */
export function createEntryMemory() {
  const typed = new Map<string, string>();
  let choice: EntryChoice = {};
  // The form of a login that succeeded leaves later than the login: what it then hands over is not kept.
  let isOpen = true;
  return {
    find: (name) => typed.get(name),
    keep(name, value) {
      if (!isOpen || NOT_KEPT.includes(name)) return;
      if (value === '') typed.delete(name);
      else typed.set(name, value);
    },
    choice: (): EntryChoice => choice,
    choose(chosen: EntryChoice): void {
      if (isOpen) choice = { ...choice, ...chosen };
    },
    /** A form is shown: from now on it is remembered. */
    open(): void {
      isOpen = true;
    },
    /** Somebody is in. */
    forget(): void {
      typed.clear();
      choice = {};
      isOpen = false;
    },
  } satisfies InputMemory & Record<string, unknown>;
}

export const entryMemory = createEntryMemory();
