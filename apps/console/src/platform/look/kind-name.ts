import { useTranslations } from 'use-intl';

/** What a kind of game is called; one that this console does not know goes by its own name. */
export function useKindName(): (kind: string) => string {
  const t = useTranslations('gameKinds');
  return (kind) => (t.has(kind as 'dice') ? t(kind as 'dice') : kind);
}
