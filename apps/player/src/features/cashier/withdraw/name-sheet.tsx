import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { missing } from '#platform/forms/problem.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { useReadAgain } from '../use-order-news.ts';

type NameSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Asks for the name that accounts have to be in. */
export function NameSheet({ isOpen, onClose }: NameSheetProps) {
  const t = useTranslations('withdraw.guide');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('name')} closeLabel={shell('close')}>
      {isOpen && <NameForm onClose={onClose} />}
    </Sheet>
  );
}

function NameForm({ onClose }: Pick<NameSheetProps, 'onClose'>) {
  const t = useTranslations('withdraw.name');
  const readAgain = useReadAgain();
  const fields = useFields<'name'>({
    names: ['name'],
    check: ({ name }) => (name.trim() === '' ? { name: missing('withdraw.name.label') } : {}),
  });
  const send = fields.submit(async ({ name }) => {
    const asked = await ask(cashierEndpoints.setPayeeName, { name });
    if (!asked.ok)
      return fields.refuse(asked, {
        'cashier.name_invalid': 'name',
        'cashier.name_locked': 'name',
      });
    await readAgain();
    toast({ kind: 'success', text: t('saved'), durationMs: TOAST_MS.success });
    onClose();
  });
  return (
    <form ref={fields.element} noValidate method="post" className="grid gap-4" onSubmit={send}>
      <Field
        {...fields.bind('name')}
        label={t('label')}
        hint={t('hint')}
        autoComplete="name"
        enterKeyHint="done"
        maxLength={60}
      />
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
