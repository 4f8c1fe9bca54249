import type { RegistrationSettings } from '@maneki/contract/identity/registration-schemas';
import { effectiveMinimumAge, type MarketPolicy, type Merchant } from '#features/site';
import { codeAsked, fieldsFor, methodsOf, passwordAsked } from './asked-fields.ts';

/** What a form needs to know before anybody types. */
export function describeRegistration(
  merchant: Merchant,
  about: {
    readonly market: MarketPolicy | undefined;
    readonly countryCode: string | null;
    readonly settings: RegistrationSettings['fields'];
    readonly firebase: RegistrationSettings['firebase'];
    readonly now: Date;
  },
): RegistrationSettings {
  const { flags } = merchant;
  const byUsername = fieldsFor('username', flags, about.settings);
  const byMobile = fieldsFor('mobileNum', flags, about.settings);
  return {
    methods: methodsOf(flags),
    isPasswordAsked: passwordAsked(flags),
    isCodeAsked: codeAsked(flags),
    firebase: about.firebase,
    // The form shows a code and a password by the two answers above; these are their rules.
    fields: byUsername.map((setting, index) =>
      setting.field === 'verificationCode' ? byMobile[index]! : setting,
    ),
    minimumAge: effectiveMinimumAge(merchant, about.market),
    countryCode: about.countryCode,
    today: dateIn(merchant.businessTimezone, about.now),
  };
}

/** The calendar's date in a place, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const read = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
  return `${read('year')}-${read('month')}-${read('day')}`;
}
