import type {
  RegistrationField as FieldName,
  FieldSetting,
} from '@maneki/contract/identity/fields';
import { Field } from '@maneki/ui/field';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { CodeField } from '../components/code-field.tsx';
import { MobileField } from '../components/mobile-field.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { AvailabilityHint } from './availability-hint.tsx';
import type { Registering } from './use-register.ts';

type Attributes = Partial<ComponentProps<typeof Field>>;

const plain = (typed: string) => typed.normalize('NFKC');
const NAME: Attributes = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  normalise: plain,
};
const ELSEWHERE: Attributes = { ...NAME, autoComplete: 'off' };

/** What keyboards and managers need to know of a field. */
const ATTRIBUTES: Readonly<Partial<Record<FieldName, Attributes>>> = {
  username: { ...NAME, autoComplete: 'username' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  email: { ...NAME, type: 'email', inputMode: 'email', autoComplete: 'email' },
  idNumber: ELSEWHERE,
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  facebook: ELSEWHERE,
  wechat: ELSEWHERE,
  line: ELSEWHERE,
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  zalo: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  recommenderId: ELSEWHERE,
  affiliateCode: { ...ELSEWHERE, maxLength: 16 },
};

type RegistrationFieldProps = {
  readonly form: Registering;
  readonly setting: FieldSetting;
  /** The latest date that a birthday can be. */
  readonly today: string;
  /** Stands among fields that must be filled in, and says so where it need not be. */
  readonly isMarked?: boolean;
};

/** One field of the form, in the shape that its kind asks for. */
export function RegistrationField(props: RegistrationFieldProps) {
  const t = useTranslations('identity');
  const forms = useTranslations('form');
  const { form, setting, today, isMarked = false } = props;
  const { fields } = form;
  const { field } = setting;
  const name = t(`fields.${field}`);
  const label = isMarked && !setting.isRequired ? `${name} (${forms('optional')})` : name;
  const words = { label, hint: t(`hints.${field}`) };
  switch (field) {
    case 'mobileNum':
      return (
        <MobileField
          {...fields.bind('mobileNum')}
          {...words}
          dialingCode={form.dialingCode}
          onDialingCode={form.setDialingCode}
        />
      );
    case 'verificationCode':
      return <CodeField {...fields.bind('verificationCode')} {...words} sending={form.code} />;
    case 'password':
      return <PasswordPair form={form} {...words} />;
    case 'paymentPassword':
      return (
        <PasswordField
          {...fields.bind('paymentPassword')}
          {...words}
          inputMode="numeric"
          maxLength={6}
          autoComplete="new-password"
        />
      );
    case 'username':
    case 'email':
      return <AvailableField form={form} name={field} {...words} />;
    default:
      return (
        <Field
          {...fields.bind(field)}
          {...words}
          {...ATTRIBUTES[field]}
          {...(field === 'birthday' ? { max: today } : {})}
          enterKeyHint="next"
        />
      );
  }
}

type Words = { readonly label: string; readonly hint: string };

function PasswordPair({ form, ...words }: Words & { readonly form: Registering }) {
  const t = useTranslations('register');
  const { bind } = form.fields;
  return (
    <>
      <PasswordField
        {...bind('password', { also: 'confirmPassword' })}
        {...words}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...bind('confirmPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
    </>
  );
}

/** A name or an address of which there can be only one: says so while it is typed. */
function AvailableField(
  props: Words & { readonly form: Registering; readonly name: 'username' | 'email' },
) {
  const t = useTranslations('identity.refusals');
  const { form, name, label, hint } = props;
  const state = form.availability[name];
  const { error, ...bound } = form.fields.bind(name);
  const taken = state === 'taken' ? t(`${name}_taken`) : undefined;
  return (
    <Field
      {...bound}
      {...ATTRIBUTES[name]}
      label={label}
      hint={<AvailabilityHint state={state} isName={name === 'username'} hint={hint} />}
      error={error ?? taken}
      enterKeyHint="next"
    />
  );
}
