import { type RequestOf, type ResponseOf, schemas } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { call, RefusedError } from '../call/call.ts';
import { fieldKindOf, isNullable, isOptional } from './field-kind.ts';
import { type FieldWords, SchemaField } from './schema-field.tsx';

type Values = Readonly<Record<string, unknown>>;

type SchemaFormProps<E extends Endpoint, Known extends keyof RequestOf<E> = never> = {
  readonly endpoint: E;
  /** What is sent along without being asked: whose form it is. */
  readonly known?: Pick<RequestOf<E>, Known>;
  /** What each field says. One that the call wants and that is missing here does not compile. */
  readonly fields: Readonly<Record<Exclude<keyof RequestOf<E>, Known> & string, FieldWords>>;
  /** What stands in it at first. */
  readonly initial?: Partial<RequestOf<E>>;
  readonly submit: string;
  /** Of the button that sends it; red for what hurts. */
  readonly color?: string;
  readonly onDone: (reply: ResponseOf<E>, sent: RequestOf<E>) => void;
  readonly onCancel?: () => void;
};

/**
 * A form for a call, by the schema that the contract has for it: what is asked, how, and what fits. The server
 * asks again, and what it refuses is said here; what was typed stays.
 */
export function SchemaForm<E extends Endpoint, Known extends keyof RequestOf<E> = never>(
  props: SchemaFormProps<E, Known>,
) {
  const { endpoint, known, fields, initial, submit, color = 'plum', onDone, onCancel } = props;
  const t = useTranslations('form');
  const wordsOf = useFaultWords();
  const form = useRef<HTMLFormElement>(null);
  const schema = requestOf(endpoint);
  const [values, setValues] = useState<Values>(initial ?? {});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const sending = useMutation({
    mutationFn: (request: Values) => call(endpoint, request as RequestOf<E>),
    onSuccess: (reply, request) => onDone(reply, request as RequestOf<E>),
    onError: (error) => setFaults(faultOf(error, t('unfit'))),
  });
  const check = (event: FormEvent) => {
    event.preventDefault();
    const request = { ...emptied(schema, fields), ...withoutEmpty(values), ...known };
    const checked = schema.safeParse(request);
    const issues = checked.success ? [] : checked.error.issues;
    const told = issues.map((issue) => {
      const name = String(issue.path[0] ?? '');
      const isMissing = request[name as keyof typeof request] === undefined;
      return [name, isMissing ? t('missing') : wordsOf(issue)];
    });
    setFaults(Object.fromEntries(told));
    if (checked.success) return sending.mutate(request);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <form ref={form} onSubmit={check} noValidate>
      <Stack>
        {(Object.entries(fields) as [string, FieldWords][]).map(([name, words], index) => (
          <SchemaField
            key={name}
            field={fieldKindOf(schema.shape[name] as z.ZodType)}
            words={words}
            value={values[name]}
            error={faults[name]}
            isFirst={index === 0}
            isRequired={isRequired(schema.shape[name] as z.ZodType)}
            onChange={(value) => {
              setValues((held) => ({ ...held, [name]: value }));
              setFaults(({ [name]: _, ...others }) => others);
            }}
          />
        ))}
        {sending.isError && (
          <Alert color="red" role="alert">
            {sending.error instanceof RefusedError ? sending.error.message : t('unreachable')}
          </Alert>
        )}
        <Group justify="end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" color={color} loading={sending.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What is wrong with a value that is there. */
function useFaultWords(): (issue: z.core.$ZodIssue) => string {
  const t = useTranslations('form');
  return (issue) => {
    const isNumber = 'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');
    if (issue.code === 'too_small')
      return isNumber ? t('least', { count: Number(issue.minimum) }) : t('short');
    if (issue.code === 'too_big' && isNumber) return t('most', { count: Number(issue.maximum) });
    return issue.code === 'too_big' && issue.origin === 'string' ? t('long') : t('unfit');
  };
}

const isRequired = (schema: z.ZodType): boolean => !isOptional(schema) && !isNullable(schema);

/** Every call takes an object, by a schema under its name. */
const requestOf = ({ name }: Endpoint) =>
  (schemas as unknown as Readonly<Record<string, { request: z.ZodObject }>>)[name]!.request;

/** What must be said and may be nothing is nothing where it is left empty. */
const emptied = (schema: z.ZodObject, fields: object): Values =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => isNullable(schema.shape[name] as z.ZodType))
      .map((name) => [name, null]),
  );

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );

/** The field that the server could not read, where it names one. */
function faultOf(error: Error, words: string): Readonly<Record<string, string>> {
  const { field } = (error instanceof RefusedError ? error.detail : {}) as { field?: string };
  return field ? { [field.split('.')[0]!]: words } : {};
}
