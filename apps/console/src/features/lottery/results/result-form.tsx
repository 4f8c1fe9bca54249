import { Alert, Button, Fieldset, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrizeName } from '../lottery-words.ts';
import type { Issue } from '../queries.ts';
import { groupResult, prizesOf } from './prizes.ts';

type ResultFormProps = Pick<Issue, 'family'> & {
  readonly initial?: readonly string[];
  readonly submit: string;
  readonly isSending: boolean;
  /** What the server had against it. */
  readonly fault: string | null;
  readonly onSubmit: (result: string[]) => void;
};

/** A result, number by number as it stands on paper. What is pasted is spread over the fields that follow. */
export function ResultForm(props: ResultFormProps) {
  const { family, initial = [], submit, isSending, fault, onSubmit } = props;
  const t = useTranslations('results');
  const nameOf = usePrizeName(family);
  const form = useRef<HTMLFormElement>(null);
  const prizes = prizesOf(family) ?? [];
  const digits = prizes.flatMap((prize) => Array<number>(prize.count).fill(prize.digits));
  const [typed, setTyped] = useState(() => digits.map((_, place) => initial[place] ?? ''));
  const [isChecked, setChecked] = useState(false);
  const isFit = (place: number) => typed[place]?.length === digits[place];
  const put = (from: number, numbers: readonly string[]) =>
    setTyped((held) => held.map((each, place) => numbers[place - from] ?? each));
  const paste = (place: number, event: ClipboardEvent) => {
    const numbers = event.clipboardData.getData('text').match(/\d+/g) ?? [];
    if (numbers.length < 2) return;
    event.preventDefault();
    put(place, numbers);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (digits.every((_, place) => isFit(place))) return onSubmit(typed);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const places = groupResult(prizes, [...digits.keys()]);
  return (
    <form ref={form} onSubmit={send} noValidate autoComplete="off">
      <Stack>
        {places.map((group, prize) => (
          <Fieldset key={nameOf(prize)} legend={nameOf(prize)}>
            <SimpleGrid cols={{ base: Math.min(2, group.length), xs: Math.min(4, group.length) }}>
              {group.map((place, at) => (
                <TextInput
                  key={place}
                  aria-label={t('field', { prize: nameOf(prize), number: at + 1 })}
                  inputMode="numeric"
                  ff="monospace"
                  maw={180}
                  maxLength={digits[place]}
                  placeholder={'0'.repeat(digits[place]!)}
                  value={typed[place]}
                  error={isChecked && !isFit(place) && t('digits', { count: digits[place]! })}
                  onPaste={(event) => paste(place, event)}
                  onChange={({ currentTarget }) =>
                    put(place, [currentTarget.value.replaceAll(/\D/g, '')])
                  }
                />
              ))}
            </SimpleGrid>
          </Fieldset>
        ))}
        {fault && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <Group justify="end">
          <Button type="submit" loading={isSending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
