import type { Prompt } from '@maneki/contract/identity/member-prompt';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { Button, ButtonLink } from '@maneki/ui/button';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { Sheet } from '@maneki/ui/sheet';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { openLogin } from '../login-modal.ts';
import { useMember } from '../use-member.ts';
import { accountSheets } from './account-sheets.ts';

type MemberPromptProps = {
  readonly isOpen: boolean;
  /** What they came for. */
  readonly wish: Prompt;
};

/**
 * What a guest or a trial hears who wants into the member centre, and whoever has only play credit where real money
 * moves: be a member, or log in.
 */
export function MemberPrompt({ isOpen, wish }: MemberPromptProps) {
  const t = useTranslations('identity.member');
  const shell = useTranslations('shell.actions');
  const { title, text } = usePromptWords(wish);
  const navigate = useNavigate();
  const close = () => accountSheets.close(false);
  const logIn = async () => {
    if (!(await openLogin())) return;
    await untilUncovered();
    await navigate('/member/home');
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={title} closeLabel={shell('close')}>
      <p className="text-muted">{text}</p>
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

function usePromptWords(wish: Prompt): { readonly title: string; readonly text: string } {
  const t = useTranslations('identity.member');
  const refusals = useTranslations('identity.refusals');
  const member = useMember();
  if (!member) return { title: t('guestTitle'), text: t('guestText') };
  return {
    title: wish === 'cash' ? refusals('free_reject') : t('trialTitle'),
    text: t(member.type === MEMBER_TYPES.trial ? 'trialText' : 'demoText'),
  };
}
