import { normaliseInput, normalisePayeeName } from '@maneki/contract/identity/field-check';
import {
  ACCOUNT_FIELDS,
  type FieldSetting,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@maneki/contract/identity/fields';
import type {
  RegistrationRequest,
  RegistrationSettings,
} from '@maneki/contract/identity/registration-schemas';
import type { SocialProvider } from '@maneki/contract/identity/social';

/** By a name of one's own, or by a number that proves itself. */
export type Method = 'username' | 'mobileNum';

export const REGISTER_FIELDS = [...REGISTRATION_FIELDS, 'confirmPassword', 'captcha'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterValues = Readonly<Record<RegisterField, string>>;

/** Numbers come first only where names are not offered; undefined where registration is closed. */
export function firstMethod({ methods }: Pick<RegistrationSettings, 'methods'>) {
  if (methods.username) return 'username' as const;
  return methods.mobileNum ? ('mobileNum' as const) : undefined;
}

/** The settings as one way to register has them, in the operator's order; the server enforces the same. */
export function settingsFor(method: Method, settings: RegistrationSettings): FieldSetting[] {
  const isCodeAsked = settings.isCodeAsked[method];
  return settings.fields.map((setting) => {
    const { field } = setting;
    if (field === 'username') return demand(setting, method === 'username');
    if (field === 'password') return demand(setting, settings.isPasswordAsked[method]);
    if (field === 'verificationCode') return demand(setting, isCodeAsked);
    if (field === 'mobileNum' && isCodeAsked) return demand(setting, true);
    return setting;
  });
}

const demand = (setting: FieldSetting, isAsked: boolean): FieldSetting => ({
  ...setting,
  isEnabled: isAsked,
  isRequired: isAsked,
});

export type SocialSignup = {
  readonly provider: SocialProvider;
  readonly nickname: string;
  readonly email: string;
};

/** Only what the form says it continues counts: another service may have told something earlier. */
export const signupOf = (
  told: SocialSignup | null | undefined,
  provider: SocialProvider | undefined,
): SocialSignup | undefined => (told && told.provider === provider ? told : undefined);

/** A visitor's invitation: none, one that counts, or one in the address that does not. */
export type Invitation = 'none' | 'valid' | 'invalid';

/** The fields in their order, those in sight and those behind the fold: what nobody has to fill in. */
export function arrangeFields(
  settings: readonly FieldSetting[],
  invitation: Invitation,
): { readonly main: FieldSetting[]; readonly more: FieldSetting[] } {
  const shown = settings.filter(
    ({ field, isEnabled }) => isEnabled && !(field === 'affiliateCode' && invitation === 'valid'),
  );
  const isInSight = ({ field, isRequired }: FieldSetting) =>
    isRequired ||
    ACCOUNT_FIELDS.includes(field) ||
    (field === 'affiliateCode' && invitation === 'invalid');
  return {
    main: shown.filter(isInSight),
    more: shown.filter((setting) => !isInSight(setting)),
  };
}

/** A value as it is checked and sent. */
export function readField(field: RegisterField, typed: string, countryCode: string | null): string {
  switch (field) {
    // A password may hold full-width letters on purpose: it is only freed of blanks around it.
    case 'password':
    case 'confirmPassword':
      return typed.trim();
    case 'username':
      return normaliseInput(typed).toLowerCase();
    case 'payeeName':
      return normalisePayeeName(typed, countryCode);
    default:
      return normaliseInput(typed);
  }
}

/** How the site is being used, as operators count it. */
export function registerMethodOf(browser: {
  readonly isInApp: boolean;
  readonly isWebClip: boolean;
  readonly isStandalone: boolean;
}): RegistrationRequest['registerMethod'] {
  if (browser.isInApp) return 'APP';
  if (browser.isWebClip) return 'WEBCLIP';
  return browser.isStandalone ? 'PWA' : 'H5';
}

/** What is sent: fields that are not asked for travel as empty strings. */
export function toRegistration(
  values: RegisterValues,
  from: {
    readonly fields: readonly FieldSetting[];
    readonly dialingCode: string;
    readonly countryCode: string | null;
    readonly captchaId: string;
    readonly hostName: string;
    readonly registerMethod: RegistrationRequest['registerMethod'];
    readonly isAgreed: boolean;
    readonly invitation: {
      readonly state: Invitation;
      readonly code: string;
      /** The code of the friend whose link was followed. */
      readonly referralCode: string;
    };
    /** The account elsewhere that the new one is opened with. */
    readonly social: SocialProvider | undefined;
  },
): RegistrationRequest {
  const asked = new Set(from.fields.filter(({ isEnabled }) => isEnabled).map(({ field }) => field));
  const read = (field: RegisterField) => readField(field, values[field], from.countryCode);
  const own = Object.fromEntries(
    REGISTRATION_FIELDS.map((field) => [field, asked.has(field) ? read(field) : '']),
  ) as Record<RegistrationField, string>;
  return {
    ...own,
    type: 0,
    registerMethod: from.registerMethod,
    registerUrl: from.hostName,
    domain: from.hostName,
    countryDialingCode: from.dialingCode,
    confirmPassword: asked.has('password') ? read('confirmPassword') : '',
    affiliateCode:
      own.affiliateCode || (from.invitation.state === 'valid' ? from.invitation.code : ''),
    referralCode: from.invitation.referralCode,
    captcha: read('captcha'),
    captchaId: from.captchaId,
    agreement: from.isAgreed,
    ...(from.social ? { social: from.social } : {}),
  };
}
