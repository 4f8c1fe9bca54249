import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { confirm, toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { cashierKeys, depositQuery } from '../queries.ts';

/** Takes an order back that is not paid, after a question. */
export function CancelOrder({ orderNo }: { readonly orderNo: string }) {
  const t = useTranslations('deposit.cancel');
  const shell = useTranslations('shell.actions');
  const say = useSay();
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const cancel = async () => {
    const isWanted = await confirm({
      title: t('title'),
      text: t('text'),
      confirmLabel: t('confirm'),
      cancelLabel: shell('back'),
    });
    if (!isWanted) return;
    setIsPending(true);
    const asked = await ask(cashierEndpoints.cancelDeposit, { orderNo });
    setIsPending(false);
    if (asked.ok) {
      client.setQueryData(depositQuery(orderNo).queryKey, asked.value);
      toast({ kind: 'success', text: t('done'), durationMs: TOAST_MS.success });
    } else toast({ kind: 'error', text: say(asked.problem) ?? '', durationMs: TOAST_MS.short });
    await client.invalidateQueries({ queryKey: cashierKeys.all });
  };
  return (
    <Button kind="plain" isWide isPending={isPending} onClick={cancel}>
      {t('action')}
    </Button>
  );
}
