import { NoticeBar } from '@maneki/ui/notice-bar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useOrderNews } from '../use-order-news.ts';
import { AccountSheet } from '../withdraw/account-sheet.tsx';
import { BalancePanel } from '../withdraw/balance-panel.tsx';
import { NameSheet } from '../withdraw/name-sheet.tsx';
import { OpenOrder } from '../withdraw/open-order.tsx';
import {
  accountsQuery,
  type PayoutAccount,
  termsQuery,
  type WithdrawalTerms,
} from '../withdraw/queries.ts';
import { RolloverList } from '../withdraw/rollover-list.tsx';
import { SetupGuide } from '../withdraw/setup-guide.tsx';
import { listSteps } from '../withdraw/setup-steps.ts';
import { useMoments } from '../withdraw/use-moments.ts';
import { Waiting } from '../withdraw/waiting.tsx';
import { WithdrawForm } from '../withdraw/withdraw-form.tsx';
import { WithdrawalHistory } from '../withdraw/withdrawal-history.tsx';

/** Taking money out: what there is, what stands in the way, and where an order stands. */
export default function WithdrawScreen() {
  const t = useTranslations('withdraw');
  const { symbol } = useViewer();
  const terms = useQuery(termsQuery);
  const accounts = useQuery(accountsQuery);
  const [opened, setOpened] = useState<'name' | 'account'>();
  useOrderNews();
  const close = () => setOpened(undefined);
  if (!terms.data || !accounts.data) return <Waiting queries={[terms, accounts]} />;
  return (
    <div className="grid gap-5 p-4">
      <DemoNote detail={t('demo')} />
      <BalancePanel terms={terms.data} symbol={symbol} />
      <Main
        terms={terms.data}
        accounts={accounts.data}
        symbol={symbol}
        onName={() => setOpened('name')}
        onAccount={() => setOpened('account')}
      />
      <WithdrawalHistory symbol={symbol} />
      <NameSheet isOpen={opened === 'name'} onClose={close} />
      <AccountSheet
        isOpen={opened === 'account'}
        onClose={close}
        bankCountry={terms.data.bankCountry}
        holderName={terms.data.payeeName ?? ''}
        isLater={terms.data.isNameLocked}
      />
    </div>
  );
}

type MainProps = {
  readonly terms: WithdrawalTerms;
  readonly accounts: readonly PayoutAccount[];
  readonly symbol: string;
  readonly onName: () => void;
  readonly onAccount: () => void;
};

/** The one thing that matters now: an order under way, what is missing, or the form. */
function Main({ terms, accounts, symbol, onName, onAccount }: MainProps) {
  const t = useTranslations('withdraw.form');
  const moment = useMoments();
  if (terms.openOrderNo) return <OpenOrder orderNo={terms.openOrderNo} symbol={symbol} />;
  const hasAccount = accounts.length > 0;
  const isReady = listSteps(terms, hasAccount).every(({ isDone }) => isDone);
  return (
    <>
      {terms.isVerificationNeeded && <NoticeBar>{t('verification')}</NoticeBar>}
      {terms.blockedUntil && (
        <NoticeBar>
          {t('blocked', {
            time: moment(terms.blockedUntil),
          })}
        </NoticeBar>
      )}
      {terms.rollovers.length > 0 && <RolloverList rollovers={terms.rollovers} symbol={symbol} />}
      {isReady ? (
        terms.rollovers.length === 0 && (
          <WithdrawForm terms={terms} accounts={accounts} symbol={symbol} onAdd={onAccount} />
        )
      ) : (
        <SetupGuide terms={terms} hasAccount={hasAccount} onName={onName} onAccount={onAccount} />
      )}
    </>
  );
}
