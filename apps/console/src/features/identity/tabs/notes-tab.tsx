import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { List } from '#platform/list/list.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import type { Member } from '../queries.ts';

const { addNote, listNotes } = identityConsoleEndpoints;

/** What operators have learnt about a member, for those who come after. */
export function NotesTab({ member }: { readonly member: Member }) {
  const t = useTranslations('memberNotes');
  const mayAdd = useMay('noteMembers');
  return (
    <Stack>
      {mayAdd && <NewNote memberId={member.id} />}
      <List
        endpoint={listNotes}
        of={{ memberId: member.id }}
        keyOf={({ id }) => id}
        empty={t('empty')}
        columns={[
          { name: 'at', label: t('at'), cell: ({ at }) => <When at={at} /> },
          { name: 'operator', label: t('operator'), cell: ({ operator }) => operator },
          {
            name: 'text',
            label: t('text'),
            cell: ({ text }) => (
              <Text size="sm" className="as-written">
                {text}
              </Text>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function NewNote({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('memberNotes');
  const tell = useTell();
  const client = useQueryClient();
  // The next note begins with an empty form.
  const [written, setWritten] = useState(0);
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('add')}
      </Title>
      <SchemaForm
        key={written}
        endpoint={addNote}
        known={{ memberId }}
        fields={{ text: { label: t('text'), description: t('textHint') } }}
        submit={t('submit')}
        onDone={() => {
          setWritten(written + 1);
          client.invalidateQueries({ queryKey: [listNotes.name] });
          tell.done(t('added'));
        }}
      />
    </Card>
  );
}
