/** The fields of a registration, in the order in which the form shows and checks them. */
export const REGISTRATION_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'paymentPassword',
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** What an account is made of: always first, and asked for as the way to register says. */
export const ACCOUNT_FIELDS: readonly RegistrationField[] = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
];

/** What an operator may ask for or leave out; of the rest the ways to register decide. */
export const CHOSEN_FIELDS = [
  'mobileNum',
  'paymentPassword',
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RegistrationField[];

export type ChosenField = (typeof CHOSEN_FIELDS)[number];

/**
 * Why a value is not right, each with its words in every language: nothing there, too short or long,
 * not of the right form, contact data in a public name, below the minimum age, easy to guess.
 */
export const FIELD_RULES = ['required', 'length', 'format', 'contact', 'age', 'trivial'] as const;

export type FieldRule = (typeof FIELD_RULES)[number];

/**
 * What a field must look like. The server sends these and enforces the same ones: one definition for
 * the form, the check and the operator.
 */
export type FieldSetting = {
  readonly field: RegistrationField;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly lengthMin: number;
  readonly lengthMax: number;
  /** A regular expression that the whole value must match, read with the flag `u`; null for any. */
  readonly pattern: string | null;
  /** What to say of a value that does not have the form, in the caller's language. */
  readonly message: string;
};
