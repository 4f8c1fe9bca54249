import {
  Fieldset,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { asLocalTime, fromLocalTime } from '../local-time.ts';
import type { FieldKind } from './field-kind.ts';

/** What a field that is not typed is told. */
export type ChosenProps = {
  readonly label: string;
  readonly value: unknown;
  readonly error: ReactNode;
  readonly onChange: (value: unknown) => void;
};

/** What a field says of itself. */
export type FieldWords = {
  readonly label: string;
  readonly description?: string;
  /** What the values of a choice are called, or which words there are to choose from. */
  readonly options?: Readonly<Record<string, string>>;
  /** How it is chosen where it is not typed, such as a picture. */
  readonly choose?: ComponentType<ChosenProps>;
};

type SchemaFieldProps = {
  readonly field: FieldKind;
  readonly words: FieldWords;
  readonly value: unknown;
  readonly error: ReactNode;
  readonly isRequired: boolean;
  /** A dialog begins with it. */
  readonly isFirst: boolean;
  readonly onChange: (value: unknown) => void;
};

/** One field, as its kind is asked for. What is empty is not sent. */
export function SchemaField(props: SchemaFieldProps) {
  const { field, words, value, error, isRequired, isFirst, onChange } = props;
  const { label, description } = words;
  const common = {
    label,
    description,
    error,
    withAsterisk: isRequired,
    ...(isFirst && { 'data-autofocus': true }),
  };
  const { choose: Chooser } = words;
  if (Chooser) return <Chooser {...{ label, value, error, onChange }} />;
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'text' && words.options) {
    const named = { kind: 'choice', options: Object.keys(words.options) } as const;
    return <Choice {...props} field={named} common={common} />;
  }
  switch (field.kind) {
    case 'switch':
      return (
        <Switch
          {...{ label, description, error }}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...common}
          value={typeof value === 'number' ? value : ''}
          onChange={(typed) => onChange(typed === '' ? undefined : Number(typed))}
        />
      );
    case 'choice':
    case 'choices':
    case 'words':
      return <Choice {...props} field={field} common={common} />;
    case 'texts':
      return <Texts {...{ names: field.names, words, value, error, onChange }} />;
    case 'moment':
      return (
        <TextInput
          {...common}
          type="datetime-local"
          value={text && asLocalTime(text)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value ? fromLocalTime(currentTarget.value) : undefined)
          }
        />
      );
    case 'long text':
      return (
        <Textarea
          {...common}
          autosize
          minRows={2}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

/** So many are read at a glance; of more, one is found by its name. */
const LONG_CHOICE = 12;

type ChoiceProps = Pick<SchemaFieldProps, 'words' | 'value' | 'isRequired' | 'onChange'> & {
  readonly field: Extract<FieldKind, { kind: 'choice' | 'choices' }> | { readonly kind: 'words' };
  readonly common: object;
};

/** One of some values, several of them, or words of one's own. */
function Choice({ field, words, value, isRequired, onChange, common }: ChoiceProps) {
  const { options = {} } = words;
  const values = field.kind === 'words' ? Object.keys(options) : field.options;
  const data = values.map((name) => ({ value: name, label: options[name] ?? name }));
  if (field.kind === 'choice')
    return (
      <Select
        {...common}
        data={data}
        value={typeof value === 'string' ? value : null}
        allowDeselect={!isRequired}
        searchable={data.length > LONG_CHOICE}
        onChange={(chosen) => onChange(chosen ?? undefined)}
      />
    );
  const list = Array.isArray(value) ? (value as string[]) : [];
  return data.length > 0 ? (
    <MultiSelect {...common} data={data} value={list} onChange={onChange} />
  ) : (
    <TagsInput {...common} value={list} onChange={onChange} />
  );
}

type TextsProps = Pick<SchemaFieldProps, 'words' | 'value' | 'error' | 'onChange'> & {
  readonly names: readonly string[];
};

/** The same in several languages; one that is left empty is not sent. */
function Texts({ names, words, value, error, onChange }: TextsProps) {
  const texts = (value ?? {}) as Readonly<Record<string, string>>;
  const change = (name: string, text: string) => {
    const { [name]: _, ...others } = texts;
    onChange(text ? { ...others, [name]: text } : others);
  };
  return (
    <Fieldset legend={words.label}>
      <Stack gap="xs">
        {names.map((name) => (
          <TextInput
            key={name}
            label={words.options?.[name] ?? name}
            value={texts[name] ?? ''}
            onChange={({ currentTarget }) => change(name, currentTarget.value)}
          />
        ))}
        {error}
      </Stack>
    </Fieldset>
  );
}
