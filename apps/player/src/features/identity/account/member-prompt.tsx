import { Button, ButtonLink } from '@maneki/ui/button';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { Sheet } from '@maneki/ui/sheet';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { openLogin } from '../login-modal.ts';
import { useMember } from '../use-member.ts';
import { accountSheets } from './account-sheets.ts';

/** What a guest or a trial hears who wants into the member centre: be a member, or log in. */
export function MemberPrompt({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('identity.member');
  const shell = useTranslations('shell.actions');
  const isTrial = useMember() !== null;
  const navigate = useNavigate();
  const close = () => accountSheets.close(false);
  const logIn = async () => {
    if (!(await openLogin())) return;
    await untilUncovered();
    await navigate('/member/home');
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t(isTrial ? 'trialTitle' : 'guestTitle')}
      closeLabel={shell('close')}
    >
      <p className="text-muted">{t(isTrial ? 'trialText' : 'guestText')}</p>
      <div className="grid gap-3 pt-5">
        <ButtonLink href="/m/register" isWide>
          {t('register')}
        </ButtonLink>
        <Button kind="quiet" isWide onClick={logIn}>
          {t('login')}
        </Button>
        <Button kind="plain" isWide onClick={close}>
          {t('later')}
        </Button>
      </div>
    </Sheet>
  );
}
