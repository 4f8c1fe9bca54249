import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import type { TeamMember } from '@maneki/contract/agents/team-schemas';
import { TOAST_MS } from '@maneki/contract/constants';
import { confirm, toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { teamMembersKey } from './queries.ts';

/** Makes an agent of a player directly below, after asking: there is no way back from here. */
export function usePromote() {
  const t = useTranslations('team.members');
  const say = useSay();
  const queryClient = useQueryClient();
  return async ({ memberId, username }: TeamMember) => {
    const isWanted = await confirm({
      title: t('promoteTitle', { username }),
      text: t('promoteText'),
      confirmLabel: t('promote'),
      cancelLabel: t('cancel'),
    });
    if (!isWanted) return;
    const asked = await ask(agentsEndpoints.promoteMember, { memberId });
    await queryClient.invalidateQueries({ queryKey: teamMembersKey });
    toast(
      asked.ok
        ? { kind: 'success', text: t('promoted', { username }), durationMs: TOAST_MS.success }
        : { kind: 'error', text: say(asked.problem) ?? '', durationMs: TOAST_MS.short },
    );
  };
}
