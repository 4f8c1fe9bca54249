import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import { PAYOUT_ACCOUNTS_MAX } from '@maneki/contract/cashier/withdrawal-terms';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button, ButtonLink } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { ListMessage } from '@maneki/ui/list-message';
import { toast } from '@maneki/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { PasswordPad } from '#platform/money/password-pad.tsx';
import { useReadAgain } from '../use-order-news.ts';
import { ACCOUNT_ICONS, AccountWords } from '../withdraw/account-choice.tsx';
import { AccountSheet } from '../withdraw/account-sheet.tsx';
import { nameAccount } from '../withdraw/name-account.ts';
import { NameSheet } from '../withdraw/name-sheet.tsx';
import { accountsQuery, type PayoutAccount, termsQuery } from '../withdraw/queries.ts';
import { Waiting } from '../withdraw/waiting.tsx';

/** The accounts that withdrawals can go to. */
export default function PayoutAccountsScreen() {
  const t = useTranslations('withdraw');
  const terms = useQuery(termsQuery);
  const accounts = useQuery(accountsQuery);
  const [isAdding, setIsAdding] = useState(false);
  if (!terms.data || !accounts.data) return <Waiting queries={[terms, accounts]} />;
  const { payeeName, bankCountry, isNameLocked } = terms.data;
  const isFull = accounts.data.length >= PAYOUT_ACCOUNTS_MAX;
  return (
    <div className="grid gap-4 p-4">
      <DemoNote />
      <p className="text-muted">{t('manage.lead', { max: `${PAYOUT_ACCOUNTS_MAX}` })}</p>
      {accounts.data.length === 0 ? (
        <ListMessage icon="banknote" title={t('accounts.none')} text={t('accounts.noneText')} />
      ) : (
        <ul className="surface divide-y divide-line overflow-hidden rounded-card">
          {accounts.data.map((account) => (
            <li key={account.id}>
              <AccountRow account={account} />
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className="text-muted text-sm">{t('accounts.full')}</p>}
      <Button icon="plus" isWide disabled={isFull} onClick={() => setIsAdding(true)}>
        {t('accounts.add')}
      </Button>
      <ButtonLink kind="plain" href="/m/withdraw">
        {t('manage.toWithdraw')}
      </ButtonLink>
      <NameSheet isOpen={isAdding && payeeName === null} onClose={() => setIsAdding(false)} />
      <AccountSheet
        isOpen={isAdding && payeeName !== null}
        onClose={() => setIsAdding(false)}
        bankCountry={bankCountry}
        holderName={payeeName ?? ''}
        isLater={isNameLocked}
      />
    </div>
  );
}

function AccountRow({ account }: { readonly account: PayoutAccount }) {
  const t = useTranslations('withdraw.accounts');
  const pad = useTranslations('withdraw.pad');
  const say = useSay();
  const readAgain = useReadAgain();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id } = account;
  const remove = async (paymentPassword: string) => {
    const asked = await ask(cashierEndpoints.removePayoutAccount, { id, paymentPassword });
    if (!asked.ok) return say(asked.problem);
    setIsRemoving(false);
    toast({ kind: 'success', text: t('removed'), durationMs: TOAST_MS.success });
    await readAgain();
    return undefined;
  };
  const prefer = async () => {
    const asked = await ask(cashierEndpoints.preferPayoutAccount, { id });
    if (!asked.ok)
      toast({ kind: 'error', text: say(asked.problem) ?? '', durationMs: TOAST_MS.short });
    await readAgain();
  };
  return (
    <div className="grid gap-2 px-4 py-3.5">
      <div className="flex items-center gap-3.5">
        <Icon name={ACCOUNT_ICONS[account.type]} className="text-gold-text" />
        <AccountWords account={account} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {!account.isPreferred && (
          <Button kind="quiet" size="small" onClick={prefer}>
            {t('prefer')}
          </Button>
        )}
        <Button kind="quiet" size="small" icon="trash" onClick={() => setIsRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      <PasswordPad
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={pad('title')}
        text={t('removeText', { account: nameAccount(account) })}
        onDigits={remove}
      />
    </div>
  );
}
