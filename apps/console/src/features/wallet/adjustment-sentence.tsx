import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { writeMoney } from '#platform/look/money.tsx';

type AdjustmentPayload = {
  readonly direction: 'IN' | 'OUT';
  readonly amount: string;
  readonly memberId: string;
  readonly username: string;
  readonly wallet: string;
  readonly currency: string;
};

/** What a gift or a taking by hand would do, in words; whoever decides can look at the member first. */
export function AdjustmentSentence({ payload }: { readonly payload: unknown }) {
  const t = useTranslations('adjustment');
  // What was decided before wallets were named says no more than this.
  const asked = { wallet: '', currency: '', ...(payload as Partial<AdjustmentPayload>) };
  const { direction, amount = '', currency, wallet, memberId = '', username = memberId } = asked;
  return t.rich(direction === 'IN' ? 'gives' : 'takes', {
    amount: writeMoney({ amount, currency }),
    wallet,
    username,
    member: (name) => (
      <Anchor component={Link} to={`/members/${memberId}`} inherit underline="always">
        {name}
      </Anchor>
    ),
  });
}
