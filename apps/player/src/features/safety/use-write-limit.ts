import type { LimitKind } from '@maneki/contract/safety/limits';
import { useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeSum } from './write-sum.ts';

/** Writes what a limit comes to: money with its symbol, or minutes. */
export function useWriteLimit(kind: LimitKind): (text: string) => string {
  const t = useTranslations('protection.limits');
  const { symbol } = useViewer();
  return (text) =>
    kind === 'SESSION' ? t('minutes', { minutes: Number(text) }) : writeSum(symbol, text);
}
