import { Field } from '@maneki/ui/field';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'reveal'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at; managers learn from `autoComplete` what it is for. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('form');
  return (
    <Field
      {...props}
      type="password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      reveal={{ showLabel: t('show'), hideLabel: t('hide') }}
    />
  );
}
