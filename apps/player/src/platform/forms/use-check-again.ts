import { LANGUAGE_REFRESH_DEBOUNCE_MS } from '@maneki/contract/constants';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { isRefusal, type Problem } from './problem.ts';

/**
 * After a change of the language, or of rules that bring an operator's own words with them: what the
 * form itself found wrong is judged again. What the server said stays; it is only said anew.
 */
export function useCheckAgain(
  checkAgain: (isFromHere: (problem: Problem | undefined) => boolean) => void,
  rules: unknown,
): void {
  const { language } = usePreferences();
  const shown = useRef({ language, rules });
  const act = useEffectEvent(() =>
    checkAgain((problem) => problem !== undefined && !isRefusal(problem)),
  );
  useEffect(() => {
    if (shown.current.language === language && shown.current.rules === rules) return;
    shown.current = { language, rules };
    const timer = setTimeout(() => act(), LANGUAGE_REFRESH_DEBOUNCE_MS.login);
    return () => clearTimeout(timer);
  }, [language, rules]);
}
