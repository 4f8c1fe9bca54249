import type { RequestOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { useTranslations } from 'use-intl';
import type { FieldWords } from '#platform/form/schema-field.tsx';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { usePlayChanged } from './queries.ts';

type ReasonDialogProps<E extends Endpoint> = {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly endpoint: E;
  /** All that the call wants beside the reason. */
  readonly known: Omit<RequestOf<E>, 'reason'>;
  /** Said once it is done. */
  readonly done: string;
  readonly color?: string;
};

/** Says what an act does and asks why, before it is done. */
export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { title, text, isOpen, onClose, endpoint, known, done, color = 'plum' } = props;
  const t = useTranslations('providers');
  const tell = useTell();
  const hasChanged = usePlayChanged();
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
