import type { VendorWallets } from '@maneki/contract/play/schemas';
import { Amount } from '@maneki/ui/amount';
import { Icon } from '@maneki/ui/icon';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';

type Vendor = VendorWallets['vendors'][number];

type VendorChoiceProps = {
  readonly vendors: readonly Vendor[];
  readonly symbol: string;
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
  readonly problem: string | undefined;
};

/** One card per game wallet, with what it holds. Radio buttons underneath: the arrow keys work. */
export function VendorChoice(props: VendorChoiceProps) {
  const { vendors, symbol, chosen, onChoose, problem } = props;
  const t = useTranslations('play.transfer');
  const name = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend className="pb-1.5 font-semibold text-muted text-sm">{t('vendors')}</legend>
      {vendors.map((vendor) => (
        <label
          key={vendor.code}
          className="flex min-h-14 items-center gap-3 rounded-field bg-raised px-3.5 py-2 inset-ring inset-ring-line transition-shadow duration-150 has-checked:inset-ring-2 has-checked:inset-ring-gold has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={vendor.code}
            checked={vendor.code === chosen}
            className="peer sr-only"
            onChange={() => onChoose(vendor.code)}
          />
          <span className="grid size-5 shrink-0 place-items-center rounded-pill inset-ring-2 inset-ring-edge peer-checked:inset-ring-[6px] peer-checked:inset-ring-gold" />
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
            <span className="wrap-anywhere flex-[1_1_8rem] font-semibold leading-tight">
              {vendor.name}
            </span>
            <VendorBalance vendor={vendor} symbol={symbol} />
          </span>
        </label>
      ))}
      {problem && (
        <p
          id={`${name}-problem`}
          role="alert"
          className="flex items-start gap-1.5 text-danger-text text-xs"
        >
          <Icon name="circle-alert" className="size-4" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type VendorBalanceProps = { readonly vendor: Vendor; readonly symbol: string };

function VendorBalance({ vendor, symbol }: VendorBalanceProps) {
  const t = useTranslations('play.transfer');
  if (vendor.balance === null)
    return <span className="text-faint text-xs">{t('balanceUnknown')}</span>;
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2">
      <Amount amount={plainAmount(vendor.balance)} symbol={symbol} />
      {vendor.isStale && (
        <span className="flex items-center gap-1 text-faint text-xs">
          <Icon name="clock" className="size-3.5" />
          {t('stale')}
        </span>
      )}
    </span>
  );
}
