import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Facts } from '#platform/look/facts.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import type { Member } from '../queries.ts';

/** Masked until somebody who may asks for more, which is written down. */
export function ContactsCard({ member }: { readonly member: Member }) {
  const t = useTranslations('memberProfile');
  const tell = useTell();
  const mayReveal = useMay('readContacts');
  const reveal = useMutation({
    mutationFn: () => call(identityConsoleEndpoints.revealContacts, { memberId: member.id }),
    onError: tell.failed,
  });
  const canReveal = mayReveal && !reveal.data;
  const { mobile, email, payeeName, birthday, contacts } = reveal.data ?? {
    ...member,
    payeeName: undefined,
    birthday: undefined,
    contacts: {},
  };
  const proven = (value: string | null, isProven: boolean) =>
    value === null ? t('none') : `${value} (${t(isProven ? 'proven' : 'unproven')})`;
  return (
    <Facts
      title={t('contacts')}
      actions={
        canReveal && (
          <Button
            size="xs"
            variant="default"
            loading={reveal.isPending}
            onClick={() => reveal.mutate()}
          >
            {t('reveal')}
          </Button>
        )
      }
      facts={[
        [t('mobile'), proven(mobile, member.isMobileProven)],
        [t('email'), proven(email, member.isEmailProven)],
        ...(payeeName === undefined ? [] : [[t('payeeName'), payeeName ?? t('none')] as const]),
        ...(birthday === undefined ? [] : [[t('birthday'), birthday ?? t('none')] as const]),
        ...Object.entries(contacts),
      ]}
    >
      {canReveal && (
        <Text size="xs" c="dimmed" mt="sm">
          {t('revealHint')}
        </Text>
      )}
    </Facts>
  );
}
