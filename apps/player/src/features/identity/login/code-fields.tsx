import { useTranslations } from 'use-intl';
import { CodeField } from '../components/code-field.tsx';
import { MobileField } from '../components/mobile-field.tsx';
import type { useLogin } from './use-login.ts';

/** A number, and the code that was sent to it. */
export function CodeFields({ login }: { readonly login: ReturnType<typeof useLogin> }) {
  const t = useTranslations('identity.login');
  const { fields, dialingCode, setDialingCode, code } = login;
  return (
    <>
      <MobileField
        {...fields.bind('mobileNum')}
        label={t('mobile')}
        dialingCode={dialingCode}
        onDialingCode={setDialingCode}
      />
      <CodeField {...fields.bind('code')} label={t('code')} sending={code} enterKeyHint="go" />
    </>
  );
}
