import type { ContractKind } from '@maneki/contract/agents/contract';
import type { Merchant } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { listChoices } from './dividends/store.ts';
import { companyPeriod, dayAt, daysAt, hourAt, type Settlement } from './rules/periods.ts';

/** The settlement period of a kind that runs at a moment; the next one begins where it ends. */
export async function runningPeriod(
  tx: Tx,
  { kind, merchant, now }: { kind: ContractKind; merchant: Merchant; now: Date },
): Promise<Settlement> {
  const { businessTimezone, code } = merchant;
  const today = dayOf(now, businessTimezone);
  if (kind === 'DAILY_SALARY') return dayAt(today, businessTimezone);
  if (kind === 'HOURLY_SALARY') return hourAt(now, businessTimezone);
  return daysAt(companyPeriod(await listChoices(tx, code), today), businessTimezone);
}
