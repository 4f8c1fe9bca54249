import { RECEIPT_RULES } from '@maneki/contract/cashier/deposit';
import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { FormProblem } from '@maneki/ui/form-problem';
import { ImageUpload } from '@maneki/ui/image-upload';
import { useTranslations } from 'use-intl';
import { useReceipts } from './use-receipts.ts';

/** Where the payer says that it is done, with pictures that show it. */
export function ReceiptForm({ order }: { readonly order: DepositOrder }) {
  const t = useTranslations('deposit.receipts');
  const receipts = useReceipts(order);
  const limits = {
    megabytes: `${RECEIPT_RULES.bytesMax / 1_000_000}`,
    count: `${RECEIPT_RULES.countMax}`,
  };
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="grid gap-0.5">
        <h3 className="font-body font-bold text-base">{t('title')}</h3>
        <p className="text-muted text-sm">{t(order.needsProof ? 'text' : 'optionalText')}</p>
      </div>
      <ImageUpload
        label={t('label')}
        hint={t('hint', limits)}
        addLabel={t('add')}
        removeLabel={(name) => t('remove', { name })}
        images={receipts.images}
        onImages={receipts.choose}
        onRefused={receipts.refuse}
        error={receipts.error}
        imagesMax={RECEIPT_RULES.countMax - order.receipts.length}
        bytesMax={RECEIPT_RULES.bytesMax}
        types={['png', 'jpg']}
      />
      <FormProblem text={receipts.problem} />
      <Button
        size="large"
        isWide
        icon="check"
        isPending={receipts.isPending}
        onClick={receipts.send}
      >
        {t('submit')}
      </Button>
    </Card>
  );
}
