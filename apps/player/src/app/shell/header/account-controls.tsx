import { Amount } from '@maneki/ui/amount';
import { ButtonLink } from '@maneki/ui/button';
import { IconLink } from '@maneki/ui/icon-button';
import { Link } from '@maneki/ui/link';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePart } from '#app/loading/use-part.ts';
import { nameOf, useMember } from '#frame/identity';
import { loadHeaderInbox } from '#frame/messages';
import { useStatus } from '#frame/site';
import { loadHeaderBalance } from '#frame/wallet';
import { call } from '#platform/call/browser.ts';
import { useIsInstalled } from '#platform/install/use-is-installed.ts';
import { walletQuery } from '#platform/viewer/wallet-query.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { words } from '#platform/words/words.ts';
import { MenuButton } from '../menu/menu-button.tsx';

const SMALL = 'whitespace-nowrap max-[479px]:px-3 max-[339px]:px-2.5';

/** Who is here, or how to come in; and the button of the menu with everything about the account. */
export function AccountControls({ isHome }: { readonly isHome: boolean }) {
  const t = useTranslations('shell.account');
  const member = useMember();
  const isInApp = useIsInstalled();
  const queryClient = useQueryClient();
  // Who is here stands at once; how much they have may follow, into a place that is kept for it.
  const [isSpent, setIsSpent] = useState(false);
  const Balance = usePart(member !== null, { load: () => loadBalance(queryClient) });
  const { MAILCEN } = useStatus().info.whitelabel.flags;
  const Inbox = usePart(member !== null, { load: loadHeaderInbox });
  return (
    <>
      {member ? (
        <Link
          href={isSpent ? '/m/refill' : '/m/member/home'}
          className="grid min-h-11 min-w-0 flex-[1_1_4rem] grid-cols-1 content-center justify-items-end rounded-control px-1"
        >
          <span className="clip max-w-full font-bold text-sm leading-tight">{nameOf(member)}</span>
          <span className="flex h-5 max-w-full items-center gap-1.5 leading-none">
            {Balance ? <Balance key={member.id} onSpent={setIsSpent} /> : <ServedBalance />}
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
      {member && Inbox && <Inbox hasMail={MAILCEN} />}
      {isHome && !isInApp && (
        <IconLink
          href="/m/app"
          icon="download"
          label={t('install')}
          // The menu offers it too, which leaves a narrow screen to the way in.
          className="not-installed max-[339px]:hidden"
        />
      )}
      <MenuButton />
    </>
  );
}

/** What came with the page, until the live balance takes its place. Play credit waits for its mark. */
function ServedBalance() {
  const wallet = useQueryClient().getQueryData(walletQuery(call).queryKey);
  if (!wallet || wallet.isPlayCredit) return <span className="h-4 w-20 rounded-pill bg-sheen" />;
  const { currencySymbol, sumBalance } = wallet;
  return (
    <Amount tone="gold" size="small" symbol={currencySymbol} amount={writeBalance(sumBalance)} />
  );
}

async function loadBalance(client: QueryClient) {
  // Asked for beside the code that shows it, and not after it.
  client.prefetchQuery(walletQuery(call));
  const [HeaderBalance] = await Promise.all([loadHeaderBalance(), words.ensure(['wallet'])]);
  return HeaderBalance;
}
