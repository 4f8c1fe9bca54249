import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem } from '#platform/look/states.tsx';
import { selfQuery } from '#platform/self.ts';
import { Door } from '../door.tsx';
import { doorQuery } from '../queries.ts';

type Proofs = { readonly name: string; readonly password: string; readonly code: string };

/** The way in. In a demonstration everybody may take it. */
export function LoginScreen() {
  const t = useTranslations('login');
  const [proofs, setProofs] = useState<Proofs>({ name: '', password: '', code: '' });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: door } = useQuery(doorQuery);
  const login = useMutation({
    mutationFn: (wish: Proofs) => call(operatorsEndpoints.logIn, wish),
    onSuccess: async () => {
      await client.resetQueries({ queryKey: selfQuery.queryKey });
      const to = search.get('to') ?? '/';
      navigate(to.startsWith('/') && !to.startsWith('//') ? to : '/', { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate(proofs);
  };
  const field = (name: keyof Proofs) => ({
    name,
    required: true,
    value: proofs[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setProofs((typed) => ({ ...typed, [name]: value })),
  });
  return (
    <Door>
      <Paper withBorder shadow="md" p="xl" component="form" onSubmit={submit}>
        <Stack>
          <Title order={1} size="h3">
            {t('title')}
          </Title>
          <TextInput
            label={t('name')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            withAsterisk={false}
            {...field('name')}
          />
          <PasswordInput
            label={t('password')}
            autoComplete="current-password"
            withAsterisk={false}
            {...field('password')}
          />
          <TextInput
            label={t('code')}
            description={t('codeHint')}
            autoComplete="one-time-code"
            withAsterisk={false}
            {...field('code')}
          />
          {login.isError && <Problem error={login.error} />}
          <Button type="submit" loading={login.isPending}>
            {t('submit')}
          </Button>
        </Stack>
      </Paper>
      {door?.demo && (
        <Alert color="gold" title={t('demoTitle')} mt="md">
          <Stack gap="xs">
            <Text size="sm">{t('demoText')}</Text>
            {door.demo.codes.map(({ name, code }) => (
              <Button
                key={name}
                variant="default"
                justify="space-between"
                rightSection={<span className="numerals">{code}</span>}
                loading={login.isPending}
                onClick={() => login.mutate({ name, password: door.demo!.password, code })}
              >
                {t('demoUse', { name })}
              </Button>
            ))}
          </Stack>
        </Alert>
      )}
    </Door>
  );
}
