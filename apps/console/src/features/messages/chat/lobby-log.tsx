import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@maneki/contract/language';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Paper, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { LobbyActs } from './lobby-acts.tsx';

const AGAIN_MS = 3_000;

/** A lobby as it goes on, with what can be done about each message. */
export function LobbyLog() {
  const t = useTranslations('lobbyWatch');
  const [language, setLanguage] = useState<Language>('EN');
  const { data, error, refetch } = useQuery({
    queryKey: [chatConsoleEndpoints.watchLobby.name, language],
    queryFn: () => call(chatConsoleEndpoints.watchLobby, { language }),
    refetchInterval: AGAIN_MS,
  });
  return (
    <Stack>
      <Select
        label={t('language')}
        maw={240}
        allowDeselect={false}
        value={language}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(value) => setLanguage((value ?? 'EN') as Language)}
      />
      {!data && (error ? <Problem error={error} onAgain={() => void refetch()} /> : <Waiting />)}
      {data?.list.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      <Stack gap="xs" role="log" aria-label={t('log')}>
        {data?.list.toReversed().map((line) => (
          <Paper key={line.seq} withBorder p="xs">
            <Text size="xs" c="dimmed">
              {line.name} · <When at={line.at} />
              {line.deletedBy && ` · ${t('removedBy', { operator: line.deletedBy })}`}
            </Text>
            <Text
              size="sm"
              style={{ overflowWrap: 'anywhere' }}
              td={line.deletedBy ? 'line-through' : undefined}
            >
              {line.text}
            </Text>
            {line.memberId && (
              <LobbyActs
                language={language}
                seq={line.seq}
                memberId={line.memberId}
                member={line.name}
                text={line.text}
                isRemoved={line.deletedBy !== null}
              />
            )}
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}
