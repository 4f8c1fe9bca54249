import { liveConsoleEndpoints } from '@maneki/contract/messages/live-console-endpoints';
import type { KeptModel } from '@maneki/contract/messages/live-console-schemas';
import { Alert, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { liveModelsQuery } from './queries.ts';

/** Who deals live, as the site's list of live models says it. Operators keep it by hand. */
export function LiveModels() {
  const t = useTranslations('liveModels');
  const mayChange = useMay('sendMessages');
  const { data, error, refetch } = useQuery(liveModelsQuery);
  const [edited, setEdited] = useState<KeptModel | 'new'>();
  if (!data) return error ? <Problem error={error} onAgain={() => void refetch()} /> : <Waiting />;
  if (edited)
    return (
      <ModelForm
        model={edited === 'new' ? undefined : edited}
        onDone={() => setEdited(undefined)}
      />
    );
  return (
    <Stack align="stretch" maw={720}>
      <Text size="sm">{t('text')}</Text>
      {mayChange ? (
        <Group>
          <Button onClick={() => setEdited('new')}>{t('add')}</Button>
        </Group>
      ) : (
        <Alert color="gray">{t('readOnly')}</Alert>
      )}
      {data.list.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {data.list.map((model) => (
        <ModelCard
          key={model.id}
          model={model}
          onEdit={mayChange ? () => setEdited(model) : undefined}
        />
      ))}
    </Stack>
  );
}

type CardProps = { readonly model: KeptModel; readonly onEdit: (() => void) | undefined };

function ModelCard({ model, onEdit }: CardProps) {
  const t = useTranslations('liveModels');
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between">
        <Stack gap={4}>
          <Group gap="xs">
            <Title order={2} size="h5">
              {model.name}
            </Title>
            <Badge color={model.streaming ? 'teal.9' : 'gray.7'}>
              {t(model.streaming ? 'streams' : model.active ? 'pauses' : 'inactive')}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {t('at', { game: model.gameCode, viewers: model.viewers })}
          </Text>
        </Stack>
        {onEdit && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('editNamed', { name: model.name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
        )}
      </Group>
    </Card>
  );
}

type FormProps = { readonly model: KeptModel | undefined; readonly onDone: () => void };

const NEW = { active: true, streaming: false, viewers: 0 };

function ModelForm({ model, onDone }: FormProps) {
  const t = useTranslations('liveModels');
  const tell = useTell();
  const client = useQueryClient();
  const finish = (message: string) => {
    tell.done(message);
    void client.invalidateQueries({ queryKey: liveModelsQuery.queryKey });
    onDone();
  };
  const removing = useMutation({
    mutationFn: (id: string) => call(liveConsoleEndpoints.removeLiveModel, { id }),
    onError: tell.failed,
    onSuccess: () => finish(t('removed')),
  });
  const { id, ...terms } = model ?? { id: undefined, ...NEW };
  return (
    <Stack maw={480}>
      <SchemaForm
        endpoint={liveConsoleEndpoints.saveLiveModel}
        known={{ id }}
        initial={terms}
        fields={{
          name: { label: t('fields.name') },
          gameCode: { label: t('fields.gameCode') },
          active: { label: t('fields.active') },
          streaming: { label: t('fields.streaming') },
          viewers: { label: t('fields.viewers') },
        }}
        submit={t('save')}
        onCancel={onDone}
        onDone={() => finish(t('saved'))}
      />
      {id !== undefined && (
        <Group>
          <Button
            color="red.9"
            variant="outline"
            loading={removing.isPending}
            onClick={() => removing.mutate(id)}
          >
            {t('remove')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
