import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type AdjustmentPayload = {
  readonly direction: 'IN' | 'OUT';
  readonly amount: string;
  readonly memberId: string;
};

/** What a gift or a taking by hand would do, in words; whoever decides can look at the member first. */
export function AdjustmentSentence({ payload }: { readonly payload: unknown }) {
  const t = useTranslations('adjustment');
  const { direction, ...values } = payload as AdjustmentPayload;
  return t.rich(direction === 'IN' ? 'gives' : 'takes', {
    ...values,
    member: (memberId) => (
      <Anchor component={Link} to={`/members/${values.memberId}`} inherit underline="always">
        {memberId}
      </Anchor>
    ),
  });
}
