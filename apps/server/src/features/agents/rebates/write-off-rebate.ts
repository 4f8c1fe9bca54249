import { writeAmount } from '@maneki/kernel/money';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { lockHeld, writeOff } from './store.ts';

/** Lets the company keep what waits for somebody. */
export async function writeOffRebate(
  tx: Tx,
  { merchantCode, now }: OperatorCall,
  name: { readonly memberId: string; readonly day: string; readonly currency: string },
) {
  const held = await lockHeld(tx, name);
  if (held?.merchantCode !== merchantCode)
    return refused({ code: 'agents.rebate_payment_unknown' as const, detail: {} });
  await writeOff(tx, name, now);
  const { own, team, day, currency } = held;
  const amounts = { day, currency, own: writeAmount(own), team: writeAmount(team) };
  return acted(
    {},
    {
      subject: `member ${name.memberId}`,
      before: { ...amounts, state: 'HELD' },
      after: { ...amounts, state: 'WRITTEN_OFF' },
    },
  );
}
