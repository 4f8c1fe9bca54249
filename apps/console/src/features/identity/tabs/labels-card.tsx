import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { Button, Card, TagsInput, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { labelsQuery, type Member, useMemberChanged } from '../queries.ts';

/** The operators' own words for a member. */
export function LabelsCard({ member }: { readonly member: Member }) {
  const t = useTranslations('memberProfile');
  const tell = useTell();
  const changed = useMemberChanged();
  const mayChange = useMay('noteMembers');
  const { data } = useQuery(labelsQuery);
  const [labels, setLabels] = useState([...member.labels]);
  const save = useMutation({
    mutationFn: () => call(identityConsoleEndpoints.changeLabels, { memberId: member.id, labels }),
    onSuccess: () => tell.done(t('saved')),
    onError: tell.failed,
    onSettled: changed,
  });
  const isSame = labels.join('\n') === member.labels.join('\n');
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('labels')}
      </Title>
      {mayChange ? (
        <>
          <TagsInput
            aria-label={t('labels')}
            description={t('labelsHint')}
            data={data?.labels ?? []}
            maxTags={20}
            value={labels}
            onChange={setLabels}
          />
          <Button
            mt="sm"
            size="xs"
            w="fit-content"
            variant="default"
            disabled={isSame}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('save')}
          </Button>
        </>
      ) : (
        <Text size="sm">{labels.join(', ') || t('none')}</Text>
      )}
    </Card>
  );
}
