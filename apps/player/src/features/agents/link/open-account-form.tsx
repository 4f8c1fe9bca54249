import { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { InsecureNotice } from '#platform/forms/insecure-notice.tsx';
import { keepWrong } from '#platform/forms/problem.ts';
import { useCanSeal } from '#platform/forms/use-can-seal.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { CopyRow } from '#platform/records/copy-row.tsx';
import type { Rebates } from '../rebate/rebate-editor.tsx';
import { RebateFold } from '../rebate/rebate-fold.tsx';
import { type Links, linksQuery } from './queries.ts';
import { type Target, TargetChoice } from './target-choice.tsx';

type Opened = { readonly username: string; readonly password: string };

const FIELD_OF = {
  'identity.account_format': 'username',
  'identity.username_taken': 'username',
  'identity.password_format': 'password',
  'identity.password_weak': 'password',
} as const;

/** An account for somebody who will choose a password of their own. */
export function OpenAccount({ links }: { readonly links: Links }) {
  const [opened, setOpened] = useState<Opened>();
  return opened ? (
    <HandOver opened={opened} onAnother={() => setOpened(undefined)} />
  ) : (
    <OpenAccountForm links={links} onOpened={setOpened} />
  );
}

/** What has to be told to whoever the account is for. */
function HandOver({
  opened: { username, password },
  onAnother,
}: {
  readonly opened: Opened;
  readonly onAnother: () => void;
}) {
  const t = useTranslations('links.open');
  return (
    <section aria-live="polite" className="grid gap-3">
      <h2 className="text-lg">{t('done', { username })}</h2>
      <p className="text-muted text-sm">{t('doneText')}</p>
      <Card isFlush>
        <CopyRow label={t('username')} shown={username} />
        <CopyRow label={t('password')} shown={password} />
      </Card>
      <Button kind="quiet" isWide onClick={onAnother}>
        {t('another')}
      </Button>
    </section>
  );
}

function OpenAccountForm({
  links,
  onOpened,
}: {
  readonly links: Links;
  readonly onOpened: (opened: Opened) => void;
}) {
  const t = useTranslations('links.open');
  const form = useTranslations('form');
  const queryClient = useQueryClient();
  const canSend = useCanSeal();
  const [targetType, setTarget] = useState<Target>(0);
  const [rebates, setRebates] = useState<Rebates>({});
  const missing = { type: 'links.open.missing' };
  const fields = useFields<'username' | 'password'>({
    names: ['username', 'password'],
    check: ({ username, password }) =>
      keepWrong({
        username: username.trim() === '' ? missing : undefined,
        password: password === '' ? missing : undefined,
      }),
  });
  const send = fields.submit(async ({ username, password }) => {
    const account = { username, password, targetType, rebates };
    const asked = await ask(linkEndpoints.openAccount, account);
    if (!asked.ok) return fields.refuse(asked, FIELD_OF);
    await queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
    onOpened({ username: asked.value.username, password });
  });
  return (
    <form
      ref={fields.element}
      noValidate
      method="post"
      className="grid grid-cols-1 gap-4"
      onSubmit={send}
    >
      <div className="grid gap-1">
        <h2 className="text-lg">{t('title')}</h2>
        <p className="text-muted text-sm leading-relaxed">{t('text')}</p>
        <p className="numerals font-semibold text-sm">{t('left', { count: links.openingsLeft })}</p>
      </div>
      {!canSend && <InsecureNotice />}
      <Field
        {...fields.bind('username')}
        label={t('username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={30}
      />
      <Field
        {...fields.bind('password')}
        label={t('password')}
        hint={t('passwordHint')}
        type="password"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        reveal={{ showLabel: form('show'), hideLabel: form('hide') }}
      />
      <TargetChoice value={targetType} onValue={setTarget} />
      <RebateFold own={links.own} values={rebates} onValues={setRebates} />
      <FormProblem text={fields.problem} />
      <Button
        type="submit"
        size="large"
        isWide
        isPending={fields.isPending}
        disabled={!canSend || links.openingsLeft === 0}
      >
        {t('submit')}
      </Button>
    </form>
  );
}
