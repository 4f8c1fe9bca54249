import { ButtonLink } from '@maneki/ui/button';
import { IconButton } from '@maneki/ui/icon-button';
import { Link } from '@maneki/ui/link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameOf, useMember } from '#features/identity';
import { words } from '#platform/words.ts';
import { usePart } from '../use-part.ts';

const SMALL = 'whitespace-nowrap max-[479px]:px-3 max-[339px]:px-2.5';

/** Who is here, or how to come in; and the menu with everything about the account. */
export function AccountControls() {
  const t = useTranslations('shell.account');
  const member = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Menu = usePart(isOpen, { load: loadMenu, onFailure: close });
  return (
    <>
      {member ? (
        <Link
          href="/m/member/home"
          className="flex min-h-11 min-w-0 flex-[1_1_4rem] items-center justify-end rounded-control px-1 font-bold"
        >
          <span className="clip">{nameOf(member)}</span>
        </Link>
      ) : (
        <>
          <ButtonLink href="/m/login" kind="quiet" size="small" className={SMALL}>
            {t('login')}
          </ButtonLink>
          <ButtonLink href="/m/register" size="small" className={SMALL}>
            {t('register')}
          </ButtonLink>
        </>
      )}
      <IconButton
        icon="menu"
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {Menu && <Menu isOpen={isOpen} onClose={close} />}
    </>
  );
}

async function loadMenu() {
  const [{ SideMenu }] = await Promise.all([import('./side-menu.tsx'), words.ensure(['identity'])]);
  return SideMenu;
}
