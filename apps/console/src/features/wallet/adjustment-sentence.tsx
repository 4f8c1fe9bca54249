import { useTranslations } from 'use-intl';

type AdjustmentPayload = {
  readonly direction: 'IN' | 'OUT';
  readonly amount: string;
  readonly memberId: string;
};

/** What a gift or a taking by hand would do, in words. */
export function AdjustmentSentence({ payload }: { readonly payload: unknown }) {
  const t = useTranslations('adjustment');
  const { direction, ...values } = payload as AdjustmentPayload;
  return t(direction === 'IN' ? 'gives' : 'takes', values);
}
