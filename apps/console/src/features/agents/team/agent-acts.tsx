import { teamConsoleEndpoints as calls } from '@maneki/contract/agents/team-console-endpoints';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { ActButton } from '../act-button.tsx';
import { type Agent, useTeamChanged } from './queries.ts';

const PLAYERS: readonly number[] = [MEMBER_TYPES.player, MEMBER_TYPES.demoPlayer];
const AGENTS: readonly number[] = [MEMBER_TYPES.agent, MEMBER_TYPES.demoAgent];

/** What can be done about somebody's place and kind. A general agent stays where and what they are. */
export function AgentActs({ agent }: { readonly agent: Agent }) {
  const t = useTranslations('agents.acts');
  const reason = useTranslations('agents')('reason');
  const finish = useFinish();
  const { memberId, type } = agent;
  const isPlayer = PLAYERS.includes(type);
  if (!isPlayer && !AGENTS.includes(type)) return null;
  return (
    <Group gap="xs">
      {!agent.dueMove && (
        <ActButton title={t('move')} text={t('moveText')}>
          {(close) => (
            <SchemaForm
              endpoint={calls.moveMember}
              known={{ memberId }}
              fields={{ parent: { label: t('parent') }, reason: { label: reason } }}
              submit={t('move')}
              onCancel={close}
              onDone={({ effectiveOn }) => finish(t('moved', { day: effectiveOn }), close)}
            />
          )}
        </ActButton>
      )}
      {isPlayer ? (
        <ActButton title={t('promote')} text={t('promoteText')}>
          {(close) => (
            <SchemaForm
              endpoint={calls.promoteAgent}
              known={{ memberId }}
              fields={{ reason: { label: reason } }}
              submit={t('promote')}
              onCancel={close}
              onDone={() => finish(t('promoted'), close)}
            />
          )}
        </ActButton>
      ) : (
        <ActButton title={t('demote')} text={t('demoteText')} color="red.9">
          {(close) => (
            <SchemaForm
              endpoint={calls.demoteAgent}
              known={{ memberId }}
              fields={{ reason: { label: reason } }}
              submit={t('demote')}
              color="red.9"
              onCancel={close}
              onDone={() => finish(t('demoted'), close)}
            />
          )}
        </ActButton>
      )}
    </Group>
  );
}

/** Says that it is done, and has everything read anew. */
export function useFinish() {
  const tell = useTell();
  const hasChanged = useTeamChanged();
  return (message: string, close: () => void) => {
    tell.done(message);
    hasChanged();
    close();
  };
}
