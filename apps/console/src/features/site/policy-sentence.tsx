import type { MarketRow } from '@maneki/contract/site/console-schemas';
import { useTranslations } from 'use-intl';
import { useCountries } from './country-names.ts';

type PolicyPayload =
  | ({ readonly what: 'market' } & MarketRow)
  | {
      readonly what: 'licence';
      readonly licence: { readonly number: string; readonly authority: string } | null;
      readonly minimumAge: number;
    };

/** What a change of a market or a licence would do, in words. */
export function PolicySentence({ payload }: { readonly payload: unknown }) {
  const t = useTranslations('policy');
  const markets = useTranslations('markets');
  const { nameOf } = useCountries();
  const policy = payload as PolicyPayload;
  if (policy.what === 'licence') {
    const { licence, minimumAge: age } = policy;
    return licence ? t('licence', { ...licence, age }) : t('noLicence', { age });
  }
  const parts = [
    t('market', { country: nameOf(policy.countryCode), mode: markets(`modes.${policy.mode}`) }),
    ...(policy.minimumAge === null ? [] : [t('age', { age: policy.minimumAge })]),
    ...(policy.licenceRef === null ? [] : [t('licenceRef', { licence: policy.licenceRef })]),
  ];
  return parts.join(' · ');
}
