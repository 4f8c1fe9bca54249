import type { RequestOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldWords } from '#platform/form/schema-field.tsx';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useLotteryChanged } from './queries.ts';

type ReasonButtonProps<E extends Endpoint> = {
  /** What the button and the dialog say. */
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly endpoint: E;
  /** All that the call wants beside the reason. */
  readonly known: Omit<RequestOf<E>, 'reason'>;
  /** Said once it is done. */
  readonly done: string;
  readonly color?: string;
  readonly variant?: 'filled' | 'default';
};

/** A button that says what its act does and asks why, before it is done. */
export function ReasonButton<E extends Endpoint>(props: ReasonButtonProps<E>) {
  const { title, color = 'plum', variant = 'filled' } = props;
  // The words stay those of what was asked for, also once the house has heard it.
  const [asked, setAsked] = useState<ReasonButtonProps<E>>();
  return (
    <>
      <Button {...{ color, variant }} onClick={() => setAsked(props)}>
        {title}
      </Button>
      <ReasonDialog
        shown={asked ?? props}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

type ReasonDialogProps<E extends Endpoint> = {
  readonly shown: ReasonButtonProps<E>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function ReasonDialog<E extends Endpoint>({ shown, isOpen, onClose }: ReasonDialogProps<E>) {
  const { title, text, endpoint, known, done, color = 'plum' } = shown;
  const t = useTranslations('lotteries');
  const tell = useTell();
  const hasChanged = useLotteryChanged();
  const fields = { reason: { label: t('reason') } } as Record<string, FieldWords>;
  return (
    <ActDialog {...{ title, text, isOpen, onClose }}>
      <SchemaForm<E, keyof RequestOf<E>>
        endpoint={endpoint}
        known={known as never}
        fields={fields as never}
        submit={title}
        color={color}
        onCancel={onClose}
        onDone={() => {
          tell.done(done);
          hasChanged();
          onClose();
        }}
      />
    </ActDialog>
  );
}
