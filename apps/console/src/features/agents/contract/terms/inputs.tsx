import { CONTRACT_GROUPS, type ContractGroup } from '@maneki/contract/agents/contract';
import { readFee, writeRate } from '@maneki/contract/agents/contract-rate';
import { MultiSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FaultAt } from './faults.ts';

type InputProps<Value> = {
  readonly label: string;
  readonly description?: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly isRequired?: boolean;
  readonly onChange: (value: Value) => void;
};

/** Where nothing is typed, and where it is no number: no schema takes either. */
export const NO_NUMBER = Number.NaN;
const UNREADABLE = Number.POSITIVE_INFINITY;

const isSame = (left = NO_NUMBER, right = NO_NUMBER): boolean => Object.is(left, right);

/** A rate, typed in percent and held in parts per million; undefined where nothing is typed. */
export function RateInput(props: InputProps<number | undefined>) {
  const { label, value, error, isRequired = true, onChange } = props;
  const [typed, setTyped] = useState('');
  const read = (text: string) => (text.trim() === '' ? undefined : (readFee(text) ?? UNREADABLE));
  // What is held may come from elsewhere, such as the tier below one that was removed.
  const isOwn = isSame(read(typed), value);
  const held = Number.isFinite(value) ? writeRate(value!) : '';
  return (
    <TextInput
      {...{ label, error }}
      withAsterisk={isRequired}
      inputMode="decimal"
      rightSection="%"
      maxLength={8}
      value={isOwn ? typed : held}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(read(currentTarget.value));
      }}
    />
  );
}

/** An amount, as a decimal. */
export function AmountInput(props: InputProps<string>) {
  const { label, description, value, error, isRequired = true, onChange } = props;
  return (
    <TextInput
      {...{ label, description, error, value }}
      withAsterisk={isRequired}
      inputMode="decimal"
      maxLength={24}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/[\s,]/g, ''))}
    />
  );
}

/** A whole number of members. */
export function CountInput({ label, value, error, onChange }: InputProps<number>) {
  return (
    <TextInput
      {...{ label, error }}
      withAsterisk
      inputMode="numeric"
      maxLength={7}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replaceAll(/\D/g, '');
        onChange(digits === '' ? NO_NUMBER : Number(digits));
      }}
    />
  );
}

type GroupsInputProps = {
  readonly value: readonly ContractGroup[];
  readonly faultAt: FaultAt;
  readonly onChange: (groups: ContractGroup[]) => void;
};

/** Which games count. */
export function GroupsInput({ value, faultAt, onChange }: GroupsInputProps) {
  const t = useTranslations('agentContracts');
  const nameOf = useTranslations('catalog.categories');
  return (
    <MultiSelect
      label={t('groups')}
      withAsterisk
      error={faultAt('groups')}
      data={CONTRACT_GROUPS.map((group) => ({ value: group, label: nameOf(group) }))}
      value={[...value]}
      onChange={(chosen) => onChange(chosen as ContractGroup[])}
    />
  );
}
