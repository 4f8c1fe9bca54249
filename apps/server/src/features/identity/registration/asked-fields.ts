import type { Flags } from '@maneki/contract/flags';
import type { FieldSetting } from '@maneki/contract/identity/fields';

/** By a name of one's own, or by a number that proves itself. */
export type RegistrationMethod = 'username' | 'mobileNum';

type ByMethod = Readonly<Record<RegistrationMethod, boolean>>;

export const methodsOf = (flags: Flags): ByMethod => ({
  username: flags.USERNAMEREG3,
  mobileNum: flags.MOBILENUMREG3,
});

export const passwordAsked = (flags: Flags): ByMethod => ({
  username: true,
  mobileNum: flags.MOBILENUMPASSREG3,
});

export const codeAsked = (flags: Flags): ByMethod => ({
  username: flags.REGMOBVERF3,
  mobileNum: true,
});

/** The settings as one way to register has them: the flags decide about what makes an account. */
export function fieldsFor(
  method: RegistrationMethod,
  flags: Flags,
  settings: readonly FieldSetting[],
): FieldSetting[] {
  const isCodeAsked = codeAsked(flags)[method];
  return settings.map((setting) => {
    switch (setting.field) {
      case 'username':
        return demand(setting, method === 'username');
      case 'password':
        return demand(setting, passwordAsked(flags)[method]);
      case 'verificationCode':
        return demand(setting, isCodeAsked);
      case 'mobileNum':
        return isCodeAsked ? demand(setting, true) : setting;
      default:
        return setting;
    }
  });
}

const demand = (setting: FieldSetting, isAsked: boolean): FieldSetting => ({
  ...setting,
  isEnabled: isAsked,
  isRequired: isAsked,
});
