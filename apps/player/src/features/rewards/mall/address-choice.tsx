import { ADDRESSES_MAX } from '@maneki/contract/rewards/mall';
import type { SavedAddressView } from '@maneki/contract/rewards/mall-schemas';
import { Button } from '@maneki/ui/button';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressForm } from './address-form.tsx';
import { addressesQuery } from './queries.ts';

type AddressChoiceProps = {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
};

/** The member's address book: one is chosen, others are added, edited and removed in place. */
export function AddressChoice({ chosen, onChoose }: AddressChoiceProps) {
  const t = useTranslations('mall.address');
  const name = useId();
  const { data: addresses } = useQuery(addressesQuery);
  const [edited, setEdited] = useState<SavedAddressView | 'new'>();
  const first = addresses?.[0]?.id;
  useEffect(() => {
    if (!chosen && first) onChoose(first);
  }, [chosen, first, onChoose]);
  if (!addresses) return <Skeleton className="h-20" />;
  if (edited || addresses.length === 0)
    return (
      <AddressForm
        address={edited === 'new' ? undefined : edited}
        isFirst={addresses.length === 0}
        onDone={(id) => {
          setEdited(undefined);
          onChoose(id);
        }}
      />
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 font-semibold text-muted text-sm">{t('title')}</legend>
      {addresses.map((address) => (
        <div key={address.id} className="flex items-center gap-2">
          <label className="grid min-h-16 min-w-0 flex-1 gap-0.5 rounded-field bg-raised px-3.5 py-2 inset-ring inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-gold has-focus-visible:outline-2 has-focus-visible:outline-focus">
            <input
              type="radio"
              name={name}
              value={address.id}
              checked={address.id === chosen}
              className="sr-only"
              onChange={() => onChoose(address.id)}
            />
            <span className="wrap-anywhere font-semibold leading-tight">{address.recipient}</span>
            <span className="wrap-anywhere text-muted text-xs">
              {address.postcode} {address.address}
            </span>
            <span className="numerals text-muted text-xs">{address.phone}</span>
          </label>
          <Button kind="plain" size="small" onClick={() => setEdited(address)}>
            {t('edit')}
          </Button>
        </div>
      ))}
      {addresses.length < ADDRESSES_MAX && (
        <Button kind="plain" size="small" icon="plus" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}
