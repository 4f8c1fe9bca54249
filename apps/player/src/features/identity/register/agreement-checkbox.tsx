import { Checkbox } from '@maneki/ui/checkbox';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type AgreementCheckboxProps = {
  readonly age: number;
  readonly isAgreed: boolean;
  readonly onValue: (isAgreed: boolean) => void;
};

/** Of age, and with the terms read. They open beside the form, which stays as it is. */
export function AgreementCheckbox({ age, isAgreed, onValue }: AgreementCheckboxProps) {
  const t = useTranslations('register');
  const link = (href: string) => (chunks: ReactNode) => (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-semibold text-text underline underline-offset-4"
    >
      {chunks}
    </a>
  );
  const label = t.rich('agree', {
    age: String(age),
    terms: link('/m/terms'),
    agreement: link('/m/agreement'),
  });
  return (
    <Checkbox
      label={<span className="text-muted">{label}</span>}
      checked={isAgreed}
      onValue={onValue}
    />
  );
}
