import type { VendorWallets } from '@maneki/contract/play/schemas';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { Segmented } from '@maneki/ui/segmented';
import { useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';
import { TransferResult } from './transfer-result.tsx';
import { type Direction, useTransfer } from './use-transfer.ts';
import { useTransferWords } from './use-transfer-words.ts';
import { VendorChoice } from './vendor-choice.tsx';

type TransferFormProps = {
  readonly wallets: VendorWallets;
  readonly symbol: string;
  readonly onMoved: () => void;
};

/** Which way, with whom, and how much. */
export function TransferForm({ wallets, symbol, onMoved }: TransferFormProps) {
  const t = useTranslations('play.transfer');
  const transfer = useTransfer({ wallets, onMoved });
  const say = useTransferWords(wallets.minimum);
  const { all } = transfer;
  return (
    <Card>
      <form noValidate method="post" className="grid gap-4" onSubmit={transfer.send}>
        <Segmented<Direction>
          label={t('direction')}
          value={transfer.direction}
          onValue={transfer.setDirection}
          options={[
            { value: 'TO_VENDOR', text: t('toVendor') },
            { value: 'FROM_VENDOR', text: t('fromVendor') },
          ]}
        />
        <VendorChoice
          vendors={wallets.vendors}
          symbol={symbol}
          chosen={transfer.vendor?.code}
          onChoose={transfer.setVendor}
          problem={say(transfer.problem, 'vendor')}
        />
        <Field
          ref={transfer.field}
          name="amount"
          label={t('amount')}
          hint={t(wallets.decimals === 0 ? 'amountHintWhole' : 'amountHint', {
            minimum: `${symbol} ${plainAmount(wallets.minimum)}`,
            decimals: `${wallets.decimals}`,
          })}
          error={say(transfer.problem, 'amount')}
          inputMode={wallets.decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={24}
          value={transfer.typed}
          onValue={transfer.setTyped}
          prefix={<span className="font-bold text-gold-text">{symbol}</span>}
          suffix={
            <Button
              kind="plain"
              size="small"
              disabled={all === undefined}
              onClick={() => transfer.setTyped(all ?? '')}
            >
              {t('all')}
            </Button>
          }
        />
        <FormProblem text={say(transfer.problem, 'form')} />
        <Button type="submit" isWide icon="exchange" isPending={transfer.isSending}>
          {t('submit')}
        </Button>
        <TransferResult transfer={transfer.result} symbol={symbol} />
      </form>
    </Card>
  );
}
