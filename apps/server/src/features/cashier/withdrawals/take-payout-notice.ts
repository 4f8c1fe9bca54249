import type { PaymentCode } from '@maneki/contract/payments/codes';
import type { PaymentNotice } from '@maneki/contract/payments/schemas';
import type { ToldBy } from '../gateways/payment-door.ts';
import type { PaymentProviders } from '../gateways/provider-registry.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';
import { findOrder } from './store.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

/** What a provider tells by itself of a payout, where it is the one that was asked to pay it. */
export async function takePayoutNotice(
  services: WithdrawalServices & { readonly providers: PaymentProviders },
  notice: PaymentNotice<'payout'>,
  { provider, now }: ToldBy,
): Promise<PaymentCode> {
  const { orderNo } = notice;
  const order = await services.database.statement((tx) => findOrder(tx, orderNo));
  const isAsked = order && services.providers.findFor(order.currency)?.code === provider.code;
  if (!isAsked) return 'ORDER_UNKNOWN';
  const { status, ...said } = notice;
  const answer =
    'providerRef' in said
      ? ({ status: 'PAID', providerRef: said.providerRef } as const)
      : ({ status: 'FAILED', reason: said.reason } as const);
  await recordPayoutAnswer(services, { orderNo, answer, now });
  return 'OK';
}
