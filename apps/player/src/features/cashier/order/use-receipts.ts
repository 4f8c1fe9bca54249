import { RECEIPT_RULES } from '@maneki/contract/cashier/deposit';
import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import type { ImageRefusal } from '@maneki/ui/choose-images';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { readBase64 } from '#platform/pictures/read-base64.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { cashierKeys, depositQuery } from '../queries.ts';

/** Enough to read every figure of a receipt by. */
const SENT_SIDE_PX = 2_000;

/** Pictures that prove a payment, and the word that it was made. */
export function useReceipts({ orderNo, needsProof, receipts }: DepositOrder) {
  const t = useTranslations('deposit.receipts');
  const say = useSay();
  const client = useQueryClient();
  const [images, setImages] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  /** One after the other: a picture that was sent before is the one that is there. */
  const sendAll = async (): Promise<readonly string[] | undefined> => {
    const ids = [...receipts];
    for (const image of images) {
      const data = await readBase64(await shrinkPicture(image, { sideMax: SENT_SIDE_PX }));
      const added = await ask(cashierEndpoints.addReceipt, { orderNo, data });
      if (!added.ok) {
        setProblem(say(added.problem));
        return undefined;
      }
      if (!ids.includes(added.value.id)) ids.push(added.value.id);
    }
    return ids;
  };
  const submit = async (): Promise<void> => {
    const ids = await sendAll();
    if (!ids) return;
    const submitted = await ask(cashierEndpoints.submitDeposit, { orderNo, receipts: [...ids] });
    if (submitted.ok) client.setQueryData(depositQuery(orderNo).queryKey, submitted.value);
    else setProblem(say(submitted.problem));
    await client.invalidateQueries({ queryKey: cashierKeys.all });
  };
  return {
    images,
    choose: (chosen: readonly File[]) => {
      setImages(chosen);
      setError(undefined);
    },
    refuse: ([reason]: readonly ImageRefusal[]) => {
      if (reason)
        setError(
          t(reason, {
            megabytes: `${RECEIPT_RULES.bytesMax / 1_000_000}`,
            count: `${RECEIPT_RULES.countMax}`,
          }),
        );
    },
    error,
    problem,
    isPending,
    send: async () => {
      if (isPending) return;
      if (needsProof && images.length + receipts.length === 0) return setError(t('needed'));
      setProblem(undefined);
      setIsPending(true);
      await submit().finally(() => setIsPending(false));
    },
  };
}
