import { ButtonLink } from '@maneki/ui/button';
import { IconButton } from '@maneki/ui/icon-button';
import { Link } from '@maneki/ui/link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePart } from '#app/loading/use-part.ts';
import { nameOf, useMember } from '#frame/identity';
import { loadHeaderBalance } from '#frame/wallet';
import { useIsInstalled } from '#platform/install/use-is-installed.ts';
import { words } from '#platform/words/words.ts';
import { useInstall } from '../install/use-install.tsx';
import { MenuButton } from '../menu/menu-button.tsx';

const SMALL = 'whitespace-nowrap max-[479px]:px-3 max-[339px]:px-2.5';

/** Who is here, or how to come in; and the button of the menu with everything about the account. */
export function AccountControls({ isHome }: { readonly isHome: boolean }) {
  const t = useTranslations('shell.account');
  const member = useMember();
  const install = useInstall();
  const isInApp = useIsInstalled();
  // Who is here stands at once; how much they have may follow, into a place that is kept for it.
  const [isSpent, setIsSpent] = useState(false);
  const Balance = usePart(member !== null, { load: loadBalance });
  return (
    <>
      {member ? (
        <Link
          href={isSpent ? '/m/refill' : '/m/member/home'}
          className="grid min-h-11 min-w-0 flex-[1_1_4rem] grid-cols-1 content-center justify-items-end rounded-control px-1"
        >
          <span className="clip max-w-full font-bold text-sm leading-tight">{nameOf(member)}</span>
          <span className="flex h-5 max-w-full items-center gap-1.5 leading-none">
            {Balance ? (
              <Balance key={member.id} onSpent={setIsSpent} />
            ) : (
              <span className="h-4 w-20 rounded-pill bg-sheen" />
            )}
          </span>
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
      {isHome && !isInApp && (
        <IconButton
          icon="download"
          label={t('install')}
          aria-haspopup="dialog"
          // The menu offers it too, which leaves a narrow screen to the way in.
          className="not-installed max-[339px]:hidden"
          onClick={install.ask}
        />
      )}
      <MenuButton />
      {install.guide}
    </>
  );
}

async function loadBalance() {
  const [HeaderBalance] = await Promise.all([loadHeaderBalance(), words.ensure(['wallet'])]);
  return HeaderBalance;
}
