import { CLUB_NAME_MAX } from '@maneki/contract/rewards/vip';
import { vipConsoleEndpoints } from '@maneki/contract/rewards/vip-console-endpoints';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { useMemberChanged } from '../queries.ts';

type ClubNameProps = { readonly memberId: string; readonly name: string | null };

/** What an operator calls a member in place of the level. */
export function ClubName({ memberId, name }: ClubNameProps) {
  const t = useTranslations('vip.member');
  const tell = useTell();
  const client = useQueryClient();
  const changed = useMemberChanged();
  const mayChange = useMay('changeRewards');
  const [typed, setTyped] = useState(name ?? '');
  const wished = typed.trim() || null;
  const save = useMutation({
    mutationFn: () => call(vipConsoleEndpoints.nameMember, { memberId, name: wished }),
    onSuccess: () => tell.done(t('named')),
    onError: tell.failed,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [vipConsoleEndpoints.readMemberVip.name] });
      return changed();
    },
  });
  if (!mayChange)
    return name === null ? null : (
      <Text size="sm">
        {t('name')}: {name}
      </Text>
    );
  return (
    <Group align="end">
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        maxLength={CLUB_NAME_MAX}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        size="xs"
        variant="default"
        disabled={wished === name}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('saveName')}
      </Button>
    </Group>
  );
}
