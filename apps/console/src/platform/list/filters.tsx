import { Button, Group, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { asLocalTime, fromLocalTime } from '../local-time.ts';

export type Filter = {
  /** As the call names it. It stands in the address by the same name. */
  readonly name: string;
  readonly label: string;
  /** A moment is typed in the operator's own time. */
  readonly kind?: 'text' | 'moment' | undefined;
  /** Where only some values make sense. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

export type FilterValues = Readonly<Record<string, string>>;

type FiltersProps = {
  readonly filters: readonly Filter[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
};

/** What is typed counts when it is sent; what is chosen counts at once. */
export function Filters({ filters, values, onChange }: FiltersProps) {
  const t = useTranslations('list');
  const [typed, setTyped] = useState(values);
  const change = (filter: Filter, value: string) => {
    const changed = { ...typed, [filter.name]: value };
    setTyped(changed);
    if (filter.options) onChange(changed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed);
      }}
    >
      <Group align="end" gap="sm" mb="md">
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={typed[filter.name] ?? ''}
            onChange={(value) => change(filter, value)}
          />
        ))}
        <Button type="submit">{t('search')}</Button>
        {Object.keys(values).length > 0 && (
          <Button variant="subtle" onClick={() => onChange({})}>
            {t('clear')}
          </Button>
        )}
      </Group>
    </form>
  );
}

type FilterFieldProps = {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function FilterField({ filter: { label, kind, options }, value, onChange }: FilterFieldProps) {
  if (options)
    return (
      <Select
        label={label}
        data={[...options]}
        value={value || null}
        clearable
        w={180}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  if (kind === 'moment')
    return (
      <TextInput
        label={label}
        type="datetime-local"
        value={value && asLocalTime(value)}
        w={200}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value && fromLocalTime(currentTarget.value))
        }
      />
    );
  return (
    <TextInput
      label={label}
      value={value}
      maxLength={100}
      w={180}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
