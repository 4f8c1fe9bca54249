import { Button } from '@maneki/ui/button';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Tag } from '@maneki/ui/tag';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { maskNumber } from './name-account.ts';
import type { PayoutAccount } from './queries.ts';
import { useMoments } from './use-moments.ts';

export const ACCOUNT_ICONS = {
  BANK: 'banknote',
  EWALLET: 'wallet',
  CRYPTO: 'globe',
} as const satisfies Record<PayoutAccount['type'], IconName>;

type AccountChoiceProps = {
  readonly accounts: readonly PayoutAccount[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onAdd: () => void;
};

/** One card per account. Radio buttons underneath: the arrow keys work. */
export function AccountChoice({ accounts, chosen, onChoose, onAdd }: AccountChoiceProps) {
  const t = useTranslations('withdraw.accounts');
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 font-semibold text-muted text-sm">{t('title')}</legend>
      {accounts.map((account) => (
        <label
          key={account.id}
          className="flex min-h-16 items-center gap-3 rounded-field bg-raised px-3.5 py-2 inset-ring inset-ring-line transition-shadow duration-150 has-checked:inset-ring-2 has-checked:inset-ring-gold has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={account.id}
            checked={account.id === chosen}
            className="sr-only"
            onChange={() => onChoose(account.id)}
          />
          <Icon name={ACCOUNT_ICONS[account.type]} className="text-gold-text" />
          <AccountWords account={account} />
        </label>
      ))}
      <Button kind="plain" size="small" icon="plus" onClick={onAdd}>
        {t('add')}
      </Button>
    </fieldset>
  );
}

/** What an account is, and from when on it can be paid to. */
export function AccountWords({ account }: { readonly account: PayoutAccount }) {
  const t = useTranslations('withdraw.accounts');
  const moment = useMoments();
  const isWaiting = new Date(account.usableAt) > new Date();
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere font-semibold leading-tight">{account.placeName}</span>
        {account.isPreferred && <Tag>{t('preferred')}</Tag>}
      </span>
      <span className="numerals wrap-anywhere text-muted text-xs">
        {maskNumber(account.lastFour)} · {account.holderName}
      </span>
      {isWaiting && (
        <span className="flex items-center gap-1 text-notice-text text-xs">
          <Icon name="clock" className="size-3.5" />
          {t('waiting', {
            time: moment(account.usableAt),
          })}
        </span>
      )}
    </span>
  );
}
