import type { Phrases } from '@maneki/phrases/phrases';
import { useFormatter, useTranslations } from 'use-intl';
import { useSettings, useStatus } from '../use-site.ts';

/** When the words below last changed their meaning. */
const UPDATED = new Date('2026-11-15T00:00:00Z');

/** The sections of a text in their order; each has a title and a text, or it does not compile. */
type Section<Words, Key = keyof Words> = Key extends `${infer Name}Title`
  ? `${Name}Text` extends keyof Words
    ? Name
    : never
  : never;

const SECTIONS: {
  readonly [Name in 'terms' | 'agreement']: readonly Section<Phrases['legal'][Name]>[];
} = {
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
};

/** Two texts with different sections share no type of key; the table above has checked them. */
type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** A legal text in the page's language, with the merchant's name and age filled in. */
export function LegalPage({ document }: { document: keyof typeof SECTIONS }) {
  const t = useTranslations('legal');
  const say = useTranslations(`legal.${document}`) as Say;
  const format = useFormatter();
  const merchant = useStatus().info.whitelabel.name;
  const age = String(useSettings().minimumAge);
  return (
    <article className="grid gap-5 px-4 py-4 leading-relaxed">
      <p className="text-faint text-sm">
        {t('updated', { date: format.dateTime(UPDATED, { dateStyle: 'long' }) })}
      </p>
      <p>{say('intro', { merchant })}</p>
      {SECTIONS[document].map((section) => (
        <section key={section} className="grid gap-1.5">
          <h2 className="text-lg">{say(`${section}Title`)}</h2>
          <p className="text-muted">{say(`${section}Text`, { age, merchant })}</p>
        </section>
      ))}
    </article>
  );
}
