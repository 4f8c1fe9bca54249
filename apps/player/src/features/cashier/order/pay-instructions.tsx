import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { CopyRow } from '#platform/records/copy-row.tsx';
import { type Cash, writeCash } from '../cash.ts';
import { QrPicture } from './qr-picture.tsx';
import { TimeLeft } from './time-left.tsx';

type PayInstructionsProps = {
  readonly order: DepositOrder;
  readonly instructions: NonNullable<DepositOrder['instructions']>;
  readonly cash: Cash;
  readonly onTimeOver: () => void;
};

/** How an order is paid: at a page of whoever collects, by a code, to an account, or in coins. */
export function PayInstructions(props: PayInstructionsProps) {
  const t = useTranslations('deposit.order');
  const { order, instructions } = props;
  return (
    <>
      {instructions.payUrl && (
        <div className="grid gap-2">
          <ButtonLink size="large" isWide icon="external" href={instructions.payUrl}>
            {t('payPage')}
          </ButtonLink>
          <p className="text-center text-muted text-xs">{t('payPageText')}</p>
        </div>
      )}
      {instructions.qrText && (
        <Card isFlush>
          <QrPicture text={instructions.qrText} name={order.orderNo} />
        </Card>
      )}
      {instructions.accountNo && <PayTo {...props} />}
    </>
  );
}

function PayTo({ order, instructions, cash, onTimeOver }: PayInstructionsProps) {
  const t = useTranslations('deposit.order');
  const { bankName, accountName, accountNo, coin } = instructions;
  return (
    <section>
      <SectionHeading title={t('details')} />
      <Card isFlush>
        {coin ? (
          <CopyRow
            isLarge
            label={t('coinAmount', { coin: coin.code })}
            shown={`${coin.amount} ${coin.code}`}
            copied={coin.amount}
          />
        ) : (
          <CopyRow
            isLarge
            label={t('amount')}
            shown={writeCash(order.amount, cash)}
            copied={order.amount}
          />
        )}
        {bankName && <CopyRow label={t('bank')} shown={bankName} />}
        {accountName && <CopyRow label={t('accountName')} shown={accountName} />}
        {accountNo && <CopyRow label={t(coin ? 'address' : 'accountNo')} shown={accountNo} />}
        {coin && <CopyRow label={t('network')} shown={coin.network} />}
        {!coin && <CopyRow label={t('reference')} shown={order.reference} />}
      </Card>
      <div className="grid gap-2 pt-3">
        {coin ? (
          <>
            <NoticeBar kind="warning">
              {t('networkText', { coin: coin.code, network: coin.network })}
            </NoticeBar>
            <p className="flex justify-between px-1 text-muted text-sm">
              {t('quote')}
              <TimeLeft until={coin.quoteUntil} onEnd={onTimeOver} />
            </p>
          </>
        ) : (
          <p className="px-1 text-muted text-sm">{t('referenceText')}</p>
        )}
      </div>
    </section>
  );
}
