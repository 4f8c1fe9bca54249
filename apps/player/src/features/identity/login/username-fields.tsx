import { Field } from '@maneki/ui/field';
import { useTranslations } from 'use-intl';
import type { Fields } from '#platform/forms/use-fields.ts';
import { PasswordField } from '../components/password-field.tsx';
import type { LoginField } from './login-rules.ts';

/** A name, in whose list browsers also offer passkeys, and a password. */
export function UsernameFields({ fields }: { readonly fields: Fields<LoginField> }) {
  const t = useTranslations('identity.login');
  return (
    <>
      <Field
        {...fields.bind('username')}
        label={t('username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        normalise={(typed) => typed.normalize('NFKC')}
      />
      <PasswordField
        {...fields.bind('password')}
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </>
  );
}
