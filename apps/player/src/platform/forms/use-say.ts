import { useTranslations } from 'use-intl';
import type { Problem } from './problem.ts';

/** Keys that are put together while the page runs; the tests compare them with the phrases. */
type LooseTranslate = {
  (key: string, values?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
};

/** Puts a problem into the words of the page's language. */
export function useSay(): (problem: Problem | undefined) => string | undefined {
  const t = useTranslations() as unknown as LooseTranslate;
  return (problem) => {
    if (!problem) return undefined;
    const { type, types = {}, message } = problem;
    if (!t.has(type)) return message ?? t('shell.notices.unknownError');
    const { field } = types;
    return t(type, field && t.has(field) ? { ...types, field: t(field) } : types);
  };
}
