import { MEMBER_PROMPT } from '@maneki/contract/identity/member-prompt';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { accountSheets } from '#frame/identity';

/** Shows the prompt to register to whoever was led here from a page for members. */
export function useMemberPrompt(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = query.get(MEMBER_PROMPT.name) === MEMBER_PROMPT.value;
  const show = useEffectEvent(async () => {
    // A reload, or Back, must not ask again.
    await navigate({ search: '' }, { replace: true, preventScrollReset: true });
    await accountSheets.open('memberPrompt');
  });
  useEffect(() => {
    if (isAsked) show().catch(reportError);
  }, [isAsked]);
}
