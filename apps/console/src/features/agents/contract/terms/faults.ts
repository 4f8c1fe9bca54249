import { useTranslations } from 'use-intl';
import type { z } from 'zod';

/** What is wrong at a place such as `tiers.0.ratePpm`, in words. */
export type FaultAt = (path: string) => string | undefined;

/** Says at each place of some terms what does not fit, once they were sent and did not. */
export function useFaults(schema: z.ZodType, value: unknown, wasSent: boolean): FaultAt {
  const t = useTranslations('form');
  const words = useTranslations('agentContracts');
  if (!wasSent) return () => undefined;
  const checked = schema.safeParse(value);
  const faults = new Map(
    (checked.error?.issues ?? []).map(({ path, code }) => {
      const at = path.join('.');
      const isMissing = isEmpty(valueAt(value, path));
      // The only thing that is asked of tiers together.
      if (at === 'tiers' && code === 'custom') return [at, words('sameRate')] as const;
      return [at, t(isMissing ? 'missing' : 'unfit')] as const;
    }),
  );
  return (path) => faults.get(path);
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((held, step) => (held as Record<PropertyKey, unknown>)?.[step], value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  Number.isNaN(value) ||
  (Array.isArray(value) && value.length === 0);
