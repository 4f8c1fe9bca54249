import { useTranslations } from 'use-intl';
import type { Fields } from '#platform/forms/use-fields.ts';
import { PasswordField } from '../components/password-field.tsx';

type NewField = 'newPassword' | 'confirmPassword';

/** The new password, twice; changing the first judges the second again. */
export function NewPasswordFields<Name extends string>({
  fields,
}: {
  readonly fields: Pick<Fields<Name | NewField>, 'bind'>;
}) {
  const t = useTranslations('identity');
  return (
    <>
      <PasswordField
        {...fields.bind('newPassword', { also: 'confirmPassword' })}
        label={t('password.new')}
        hint={t('hints.password')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...fields.bind('confirmPassword')}
        label={t('password.confirm')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </>
  );
}
