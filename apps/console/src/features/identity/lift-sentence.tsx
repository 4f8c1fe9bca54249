import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type LiftPayload = { readonly memberId: string };

/** Who would be let in before the time; whoever decides can look at the member first. */
export function LiftSentence({ payload }: { readonly payload: unknown }) {
  const t = useTranslations('lift');
  const { memberId } = payload as LiftPayload;
  return t.rich('sentence', {
    memberId,
    member: (name) => (
      <Anchor component={Link} to={`/members/${memberId}`} inherit underline="always">
        {name}
      </Anchor>
    ),
  });
}
