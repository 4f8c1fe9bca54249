import { TOAST_MS } from '@maneki/contract/constants';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import {
  findAddressFault,
  POST_COUNTRIES,
  type PostCountry,
  readAddress,
} from '@maneki/contract/rewards/mall';
import type { SavedAddressView } from '@maneki/contract/rewards/mall-schemas';
import { Button } from '@maneki/ui/button';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Picker } from '@maneki/ui/picker';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { useReadMallAgain } from './queries.ts';

const FIELDS = ['recipient', 'phone', 'postcode', 'address'] as const;
type FieldName = (typeof FIELDS)[number];

const EXAMPLES: Readonly<Record<PostCountry, string>> = {
  JP: '150-0001',
  PH: '1000',
  TH: '10110',
  VN: '700000',
  CN: '100000',
};

type AddressFormProps = {
  /** The one that is edited; a new one where there is none. */
  readonly address: SavedAddressView | undefined;
  readonly isFirst: boolean;
  /** Told which one is there now, if any. */
  readonly onDone: (id: string | undefined) => void;
};

/** Where something is sent to. */
export function AddressForm({ address, isFirst, onDone }: AddressFormProps) {
  const t = useTranslations('mall.address');
  const shell = useTranslations('shell.actions');
  const readAgain = useReadMallAgain();
  const [country, setCountry] = useState<PostCountry>(address?.country ?? 'JP');
  const fields = useFields<FieldName>({
    names: FIELDS,
    // An address that is edited is there from the start.
    memory: { find: (name) => address?.[name as FieldName], keep: () => {} },
    rules: country,
    check: (values) => {
      const fault = findAddressFault(readAddress({ ...values, country }));
      return fault ? { [fault]: { type: 'mall.address.wrong' } } : {};
    },
  });
  const finish = async (text: string, id: string | undefined) => {
    await readAgain();
    toast({ kind: 'success', text, durationMs: TOAST_MS.success });
    onDone(id);
  };
  const send = fields.submit(async (values) => {
    const typed = { ...values, country, ...(address ? { id: address.id } : {}) };
    const asked = await ask(rewardsEndpoints.saveAddress, typed);
    if (!asked.ok) return fields.refuse(asked, {});
    await finish(t('saved'), asked.value.id);
  });
  const remove = async () => {
    const asked = await ask(rewardsEndpoints.removeAddress, { id: address!.id });
    if (!asked.ok) return fields.refuse(asked, {});
    await finish(t('removed'), undefined);
  };
  return (
    <form ref={fields.element} noValidate method="post" className="grid gap-3" onSubmit={send}>
      <p className="font-semibold text-muted text-sm">{t(address ? 'edit' : 'add')}</p>
      <Field
        {...fields.bind('recipient')}
        label={t('recipient')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={60}
      />
      <Field
        {...fields.bind('phone')}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={20}
      />
      <Picker
        name="country"
        label={t('country')}
        options={POST_COUNTRIES.map((value) => ({ value, text: t(`countries.${value}`) }))}
        value={country}
        onValue={(value) => setCountry(value as PostCountry)}
      />
      <Field
        {...fields.bind('postcode')}
        label={t('postcode')}
        hint={t('postcodeHint', { example: EXAMPLES[country] })}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        maxLength={10}
      />
      <Field
        {...fields.bind('address')}
        label={t('address')}
        autoComplete="street-address"
        enterKeyHint="done"
        maxLength={200}
      />
      <FormProblem text={fields.problem} />
      <Button type="submit" kind="quiet" isWide isPending={fields.isPending}>
        {t('save')}
      </Button>
      {address && (
        <Button kind="plain" size="small" icon="trash" onClick={remove}>
          {t('remove')}
        </Button>
      )}
      {!isFirst && (
        <Button kind="plain" size="small" onClick={() => onDone(address?.id)}>
          {shell('back')}
        </Button>
      )}
    </form>
  );
}
