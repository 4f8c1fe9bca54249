import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import {
  COIN_NETWORKS,
  findAccountFault,
  type PayoutType,
  payoutTypesIn,
  placesOf,
  readNumber,
} from '@maneki/contract/cashier/payout-places';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Picker } from '@maneki/ui/picker';
import { Segmented } from '@maneki/ui/segmented';
import { Sheet } from '@maneki/ui/sheet';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { useReadAgain } from '../use-order-news.ts';

type AccountSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly bankCountry: string;
  readonly holderName: string;
  /** Whether an account was bound before: then a new one waits. */
  readonly isLater: boolean;
  readonly onAdded?: (id: string) => void;
};

/** Binds an account to be paid to: a bank, a wallet or coins, as the country has them. */
export function AccountSheet({ isOpen, onClose, ...form }: AccountSheetProps) {
  const t = useTranslations('withdraw.accounts');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('add')} closeLabel={shell('close')}>
      {isOpen && <AccountForm {...form} onClose={onClose} />}
    </Sheet>
  );
}

const FIELDS = ['branch', 'number'] as const;
type FieldName = (typeof FIELDS)[number];

const NUMBER_LABELS = {
  BANK: 'number',
  EWALLET: 'walletNumber',
  CRYPTO: 'address',
} as const satisfies Record<PayoutType, string>;
const PLACE_LABELS = {
  BANK: 'bank',
  EWALLET: 'ewallet',
  CRYPTO: 'network',
} as const satisfies Record<PayoutType, string>;

const placesFor = (type: PayoutType, country: string) => {
  const { banks, ewallets } = placesOf(country);
  if (type === 'CRYPTO')
    return Object.entries(COIN_NETWORKS).map(([value, { name }]) => ({ value, text: name }));
  return (type === 'BANK' ? banks : ewallets).map(({ code, name }) => ({
    value: code,
    text: name,
  }));
};

function AccountForm(props: Omit<AccountSheetProps, 'isOpen'>) {
  const { onClose, bankCountry, holderName, isLater, onAdded } = props;
  const t = useTranslations('withdraw.accounts');
  const readAgain = useReadAgain();
  const types = payoutTypesIn(bankCountry);
  const [type, setType] = useState<PayoutType>(types[0]!);
  const [place, setPlace] = useState(placesFor(types[0]!, bankCountry)[0]!.value);
  const choose = (next: PayoutType) => {
    setType(next);
    setPlace(placesFor(next, bankCountry)[0]!.value);
  };
  const hasBranch = type === 'BANK' && placesOf(bankCountry).branch !== null;
  const typedOf = (values: Record<FieldName, string>) => ({
    ...{ type, place },
    branch: hasBranch ? readNumber(values.branch) : '',
    number: readNumber(values.number),
  });
  const fields = useFields<FieldName>({
    names: FIELDS,
    rules: `${type} ${place}`,
    check: (values) => {
      const fault = findAccountFault(typedOf(values), bankCountry);
      const wrong = { type: 'withdraw.accounts.numberWrong' };
      if (fault === 'branch') return { branch: wrong };
      return fault === 'number' ? { number: wrong } : {};
    },
  });
  const send = fields.submit(async (values) => {
    const asked = await ask(cashierEndpoints.addPayoutAccount, { ...typedOf(values), holderName });
    if (!asked.ok) return fields.refuse(asked, { 'cashier.account_taken': 'number' });
    await readAgain();
    toast({ kind: 'success', text: t('saved'), durationMs: TOAST_MS.success });
    onAdded?.(asked.value.account.id);
    onClose();
  });
  return (
    <form ref={fields.element} noValidate method="post" className="grid gap-4" onSubmit={send}>
      {types.length > 1 && (
        <Segmented<PayoutType>
          label={t('type')}
          value={type}
          onValue={choose}
          options={types.map((value) => ({ value, text: t(`types.${value}`) }))}
        />
      )}
      <Picker
        name="place"
        label={t(PLACE_LABELS[type])}
        options={placesFor(type, bankCountry)}
        value={place}
        onValue={setPlace}
      />
      {hasBranch && (
        <Field
          {...fields.bind('branch')}
          label={t(bankCountry === 'US' ? 'routing' : 'branch')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={12}
        />
      )}
      <Field
        {...fields.bind('number')}
        label={t(NUMBER_LABELS[type])}
        inputMode={type === 'CRYPTO' ? 'text' : 'numeric'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={100}
      />
      <dl className="grid gap-0.5 rounded-field bg-raised px-4 py-3 inset-ring inset-ring-line">
        <dt className="text-muted text-xs">{t('holder')}</dt>
        <dd className="font-semibold">{holderName}</dd>
        <dd className="text-muted text-xs">{t('holderText')}</dd>
      </dl>
      <p className="text-muted text-sm">{t(isLater ? 'later' : 'first')}</p>
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
