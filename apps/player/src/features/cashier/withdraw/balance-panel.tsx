import { parseAmount } from '@maneki/kernel/money';
import { Amount } from '@maneki/ui/amount';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import type { WithdrawalTerms } from './queries.ts';

type BalancePanelProps = { readonly terms: WithdrawalTerms; readonly symbol: string };

/** How much can leave, and what of the balance cannot yet. */
export function BalancePanel({ terms, symbol }: BalancePanelProps) {
  const t = useTranslations('withdraw');
  const { withdrawable, available } = terms;
  const isLocked = terms.rollovers.length > 0 && (parseAmount(available) ?? 0n) > 0n;
  const write = (amount: string) => `${symbol} ${writeBalance(amount)}`;
  return (
    <Card className="grid gap-2">
      <p className="text-muted text-sm">{t('withdrawable')}</p>
      <Amount amount={writeBalance(withdrawable)} symbol={symbol} size="huge" tone="gold" />
      {isLocked ? (
        <p className="numerals flex items-center gap-1.5 text-muted text-sm">
          <Icon name="lock" className="size-4" />
          {t('hold', { amount: write(available) })}
        </p>
      ) : (
        <p className="numerals text-muted text-sm">
          {t('available', { amount: write(available) })}
        </p>
      )}
    </Card>
  );
}
