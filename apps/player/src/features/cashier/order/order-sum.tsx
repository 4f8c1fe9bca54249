import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { parseAmount } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { type Cash, writeCash } from '../cash.ts';
import { SumRows } from '../components/sum-rows.tsx';

/** What was received of an order and what arrived of it; nothing before both are known. */
export function OrderSum({ order, cash }: { readonly order: DepositOrder; readonly cash: Cash }) {
  const t = useTranslations('deposit.order');
  const { received, fee, bonus, credited } = order;
  if (received === null || credited === null) return null;
  return (
    <Card>
      <SumRows
        rows={[
          { label: t('received'), value: writeCash(received, cash) },
          ...(isSome(fee) ? [{ label: t('fee'), value: `− ${writeCash(fee, cash)}` }] : []),
          ...(isSome(bonus) ? [{ label: t('bonus'), value: `+ ${writeCash(bonus, cash)}` }] : []),
          { label: t('credited'), value: writeCash(credited, cash), isTotal: true },
        ]}
      />
      {order.state === 'SUCCESS' && <Balance />}
    </Card>
  );
}

/** What there is now, live. */
function Balance() {
  const t = useTranslations('wallet.balance');
  const { wallet } = useWallet();
  if (!wallet) return null;
  return (
    <p className="mt-3 flex items-baseline justify-between gap-4 text-muted text-sm">
      {t('total')}
      <span className="numerals font-semibold text-text">
        {`${wallet.currencySymbol} ${writeBalance(wallet.sumBalance)}`}
      </span>
    </p>
  );
}

const isSome = (amount: string | null): amount is string =>
  amount !== null && (parseAmount(amount) ?? 0n) > 0n;
