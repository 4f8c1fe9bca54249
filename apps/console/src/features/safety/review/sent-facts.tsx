import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { When } from '#platform/look/when.tsx';
import type { Verification } from '../queries.ts';

/** What was sent in, and what became of it. */
export function SentFacts({ verification }: { readonly verification: Verification }) {
  const t = useTranslations('verifications');
  const { documentKind, countryCode, submittedAt, claimedBy, claimedAt } = verification;
  const { decidedBy, decidedAt, reason, note } = verification;
  return (
    <Facts
      title={t('sentTitle')}
      facts={[
        [t('document'), t(`kinds.${documentKind}`)],
        [t('country'), countryCode ?? '–'],
        [t('sent'), <When key="sent" at={submittedAt} />],
        ...(claimedBy ? [[t('looksAt'), claimedBy] as const] : []),
        ...(claimedAt ? [[t('since'), <When key="since" at={claimedAt} />] as const] : []),
        ...(decidedBy ? [[t('decidedBy'), decidedBy] as const] : []),
        ...(decidedAt ? [[t('decided'), <When key="decided" at={decidedAt} />] as const] : []),
        ...(reason ? [[t('because'), t(`reasons.${reason}`)] as const] : []),
        ...(note ? [[t('note'), note] as const] : []),
      ]}
    />
  );
}
