import { useFormatter, useTranslations } from 'use-intl';
import { useSettings, useStatus } from '../use-site.ts';

/** When the words below last changed their meaning. */
const UPDATED = new Date('2026-11-15T00:00:00Z');

const SECTIONS = {
  terms: [
    'demo',
    'eligibility',
    'account',
    'games',
    'money',
    'bonus',
    'safety',
    'conduct',
    'end',
    'liability',
    'change',
  ],
  agreement: ['age', 'place', 'self', 'risk', 'data', 'terms'],
} as const;

/** A legal text in the page's language, with the merchant's name and age filled in. */
export function LegalPage({ document }: { document: keyof typeof SECTIONS }) {
  const t = useTranslations('legal') as (key: string, values?: object) => string;
  const format = useFormatter();
  const merchant = useStatus().info.whitelabel.name;
  const { minimumAge: age } = useSettings();
  return (
    <article className="grid gap-5 px-4 py-4 leading-relaxed">
      <p className="text-faint text-sm">
        {t('updated', { date: format.dateTime(UPDATED, { dateStyle: 'long' }) })}
      </p>
      <p>{t(`${document}.intro`, { merchant })}</p>
      {SECTIONS[document].map((section) => (
        <section key={section} className="grid gap-1.5">
          <h2 className="text-lg">{t(`${document}.${section}Title`)}</h2>
          <p className="text-muted">{t(`${document}.${section}Text`, { age, merchant })}</p>
        </section>
      ))}
    </article>
  );
}
