import type { SessionReply } from '@maneki/contract/identity/fragments';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { Sheet } from '@maneki/ui/sheet';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useNavigate } from '#platform/navigation/navigation.ts';
import { LoginForm } from '../login/login-form.tsx';
import { accountSheets } from './account-sheets.ts';

const OPEN_CLASS = 'login-open';

/** The login over the page that asked for it. */
export function LoginSheet({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('identity.login');
  const shell = useTranslations('shell.actions');
  useEffect(() => {
    document.body.classList.toggle(OPEN_CLASS, isOpen);
    return () => document.body.classList.remove(OPEN_CLASS);
  }, [isOpen]);
  const { pathname, search } = useLocation();
  const back = `/m${pathname}${search}`;
  const navigate = useNavigate();
  const leave = async ({ firstTimeLogin }: SessionReply) => {
    accountSheets.close(true);
    await untilUncovered();
    if (firstTimeLogin) await navigate('/changePsw');
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => accountSheets.close(false)}
      title={t('modalTitle')}
      closeLabel={shell('close')}
    >
      <LoginForm back={back} onDone={leave} />
    </Sheet>
  );
}
