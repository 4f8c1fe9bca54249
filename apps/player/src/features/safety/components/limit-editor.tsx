import { TOAST_MS } from '@maneki/contract/constants';
import type { LimitState } from '@maneki/contract/safety/schemas';
import { Button } from '@maneki/ui/button';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { isRaise, readLimit } from '../limit-draft.ts';
import { useChangeLimit } from '../mutations.ts';

type LimitEditorProps = {
  /** Undefined while none is being changed. */
  readonly limit: LimitState | undefined;
  readonly onClose: () => void;
};

/** Sets one limit, in a sheet of its own. */
export function LimitEditor({ limit, onClose }: LimitEditorProps) {
  const t = useTranslations('protection.limits');
  const shell = useTranslations('shell.actions');
  // What is said while the sheet goes away is still what was asked.
  const [shown, setShown] = useState(limit);
  if (limit && limit !== shown) setShown(limit);
  return (
    <Sheet
      isOpen={limit !== undefined}
      onClose={onClose}
      title={shown ? `${t(`kinds.${shown.kind}.title`)} · ${t(`periods.${shown.period}`)}` : ''}
      closeLabel={shell('close')}
    >
      {shown && <LimitForm key={`${shown.kind} ${shown.period}`} limit={shown} onDone={onClose} />}
    </Sheet>
  );
}

type LimitFormProps = { readonly limit: LimitState; readonly onDone: () => void };

function LimitForm({ limit: { kind, period, amount: now }, onDone }: LimitFormProps) {
  const t = useTranslations('protection.limits');
  const { symbol } = useViewer();
  const isTime = kind === 'SESSION';
  const [typed, setTyped] = useState(now ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const { isPending, problem, save } = useSave({ kind, period, now, onDone });
  const wished = readLimit(kind, typed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(wished === undefined);
    if (wished !== undefined) save(wished);
  };
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={send}>
      <Field
        name="amount"
        label={t(isTime ? 'amountMinutes' : 'amount')}
        hint={t('amountHint')}
        error={isWrong ? t(isTime ? 'wrong' : 'wrongAmount') : undefined}
        inputMode={isTime ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={16}
        value={typed}
        onValue={(value) => {
          setTyped(value);
          setIsWrong(false);
        }}
        {...(!isTime && { prefix: <span className="font-bold text-gold-text">{symbol}</span> })}
      />
      <p role="status" className="text-pretty text-muted text-sm empty:hidden">
        {wished !== undefined && wished !== now
          ? t(isRaise(now, wished) ? 'higherNote' : 'lowerNote')
          : ''}
      </p>
      <FormProblem text={problem} />
      <Button type="submit" isWide isPending={isPending}>
        {t('save')}
      </Button>
      {now !== null && (
        <Button kind="plain" isWide onClick={() => save(null)}>
          {t('remove')}
        </Button>
      )}
    </form>
  );
}

type Saving = Pick<LimitState, 'kind' | 'period'> & {
  readonly now: string | null;
  readonly onDone: () => void;
};

function useSave({ kind, period, now, onDone }: Saving) {
  const t = useTranslations('protection.limits');
  const away = useTranslations('protection.away');
  const { mutate, isPending, error } = useChangeLimit();
  const save = (amount: string | null) =>
    mutate(
      { act: 'set', kind, period, amount },
      {
        onSuccess: () => {
          const text = t(isRaise(now, amount) ? 'asked' : 'saved');
          toast({ kind: 'success', text, durationMs: TOAST_MS.success });
          onDone();
        },
      },
    );
  const problem = error instanceof RefusedError ? error.message : error && away('failed');
  return { isPending, problem: problem ?? undefined, save };
}
