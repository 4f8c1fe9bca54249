import { PROMPT_WORD, PROMPTS, type Prompt } from '@maneki/contract/identity/member-prompt';
import { useEffect, useEffectEvent } from 'react';
import { type AccountSheet, accountSheets } from '#frame/identity';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';

const SHEETS: Readonly<Record<Prompt, AccountSheet>> = {
  member: 'memberPrompt',
  cash: 'cashPrompt',
};

/** Shows the prompt to register to whoever was led here from a page that is not for their kind of account. */
export function useMemberPrompt(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = PROMPTS.find((prompt) => prompt === query.get(PROMPT_WORD));
  const show = useEffectEvent(async (prompt: Prompt) => {
    // A reload, or Back, must not ask again.
    await navigate({ search: '' }, { replace: true, preventScrollReset: true });
    await accountSheets.open(SHEETS[prompt]);
  });
  useEffect(() => {
    if (asked) show(asked).catch(reportError);
  }, [asked]);
}
