import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import {
  Button,
  Center,
  Code,
  Paper,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import qrcode from 'qrcode-generator';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { Door } from '../door.tsx';

const PASSWORD_CHARACTERS_MIN = 12;

/** By invitation: an authenticator, a password and a first code; then the codes for recovery, once. */
export function JoinScreen() {
  const t = useTranslations('join');
  // After the #, which no server and no log ever sees.
  const invitation = window.location.hash.slice(1);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const invited = useQuery({
    queryKey: ['operators', 'invitation', invitation],
    queryFn: () => call(operatorsEndpoints.readInvitation, { invitation }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const join = useMutation({
    mutationFn: () => call(operatorsEndpoints.acceptInvitation, { invitation, password, code }),
  });
  if (join.data) return <RecoveryCodes codes={join.data.recoveryCodes} />;
  if (!invited.data)
    return <Door>{invited.isError ? <Problem error={invited.error} /> : <Waiting />}</Door>;
  const { name, secret, uri } = invited.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join.mutate();
  };
  return (
    <Door>
      <Paper withBorder shadow="md" p="xl" component="form" onSubmit={submit}>
        <Stack>
          <Title order={1} size="h3">
            {t('title', { name })}
          </Title>
          <Text size="sm">{t('text')}</Text>
          <Text size="sm">{t('scan')}</Text>
          <Center>
            <ScannedCode text={uri} label={t('qr')} />
          </Center>
          <Code ta="center" fz="md">
            {secret.replace(/(.{4})/g, '$1 ').trim()}
          </Code>
          {/* Whoever keeps passwords for people wants to know whose it is. */}
          <input type="hidden" name="username" autoComplete="username" value={name} readOnly />
          <PasswordInput
            label={t('password')}
            autoComplete="new-password"
            minLength={PASSWORD_CHARACTERS_MIN}
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <TextInput
            label={t('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            withAsterisk={false}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {join.isError && <Problem error={join.error} />}
          <Button type="submit" loading={join.isPending}>
            {t('submit')}
          </Button>
        </Stack>
      </Paper>
    </Door>
  );
}

/** Dark on light in every theme: that is what cameras read. */
function ScannedCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return <img src={code.createDataURL(4, 12)} alt={label} width={200} height={200} />;
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('join');
  return (
    <Door>
      <Paper withBorder shadow="md" p="xl">
        <Stack>
          <Title order={1} size="h3">
            {t('recoveryTitle')}
          </Title>
          <Text size="sm">{t('recoveryText')}</Text>
          <SimpleGrid cols={2} spacing="xs">
            {codes.map((code) => (
              <Code key={code} fz="md" ta="center">
                {code}
              </Code>
            ))}
          </SimpleGrid>
          <Button component="a" href="/console/">
            {t('recoveryDone')}
          </Button>
        </Stack>
      </Paper>
    </Door>
  );
}
