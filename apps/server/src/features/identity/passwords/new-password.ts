import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { judgePassword } from './judge-password.ts';

export type NewPassword = { readonly newPassword: string; readonly confirmNewPassword: string };

export type NewPasswordRefusal = Extract<
  IdentityRefusal,
  {
    code: 'identity.password_format' | 'identity.password_weak' | 'identity.password_mismatch';
  }
>;

/** What is wrong with a password that was typed twice, or undefined. */
export function judgeNewPassword(
  { newPassword, confirmNewPassword }: NewPassword,
  username: string,
): NewPasswordRefusal | undefined {
  const code = judgePassword({ password: newPassword, username });
  if (code) return { code, detail: {} };
  const isMatched = newPassword === confirmNewPassword;
  return isMatched ? undefined : { code: 'identity.password_mismatch', detail: {} };
}
