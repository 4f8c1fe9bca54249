import { teamConsoleEndpoints as calls } from '@maneki/contract/agents/team-console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useMay } from '#platform/self.ts';
import { ActButton } from '../act-button.tsx';
import { useFinish } from './agent-acts.tsx';

/** Opens the account of somebody who leads a line of agents. */
export function OpenGeneralAgent() {
  const t = useTranslations('agents.acts');
  const words = useTranslations('agents');
  const mayChange = useMay('changeAgents');
  const finish = useFinish();
  if (!mayChange) return null;
  return (
    <ActButton title={t('open')} text={t('openText')}>
      {(close) => (
        <SchemaForm
          endpoint={calls.openGeneralAgent}
          fields={{
            username: { label: t('username'), description: t('usernameHint') },
            password: { label: t('password') },
            currency: { label: words('currency') },
            reason: { label: words('reason') },
          }}
          submit={t('open')}
          onCancel={close}
          onDone={({ username }) => finish(t('opened', { name: username }), close)}
        />
      )}
    </ActButton>
  );
}
