import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { COUNTRIES, EVERYWHERE } from '../advisers.ts';

/** Whom to talk to, outside of this house. */
export default function AdvisersScreen() {
  const t = useTranslations('protection.help');
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <p className="text-pretty px-1 text-muted text-sm">{t('lead')}</p>
      <Advice name="near" />
      {COUNTRIES.map(({ name, phone }) => (
        <Card key={name} className="grid grid-cols-1 gap-2.5">
          <h2 className="font-bold text-base">{t(`countries.${name}.name`)}</h2>
          <p className="text-pretty text-muted text-sm">{t(`countries.${name}.text`)}</p>
          {phone && (
            <ButtonLink kind="quiet" size="small" isWide icon="phone" href={`tel:${phone}`}>
              {t('call', { number: phone })}
            </ButtonLink>
          )}
        </Card>
      ))}
      <section>
        <SectionHeading title={t('everywhere')} />
        <div className="grid gap-4">
          {EVERYWHERE.map(({ name, words, url }) => (
            <Card key={name} className="grid grid-cols-1 gap-2.5">
              <h3 className="font-bold text-base">{name}</h3>
              <p className="text-pretty text-muted text-sm">{t(words)}</p>
              <ButtonLink
                kind="quiet"
                size="small"
                isWide
                icon="external"
                href={url}
                target="_blank"
              >
                {new URL(url).host.replace('www.', '')}
              </ButtonLink>
            </Card>
          ))}
        </div>
      </section>
      <Advice name="close" />
      <Advice name="block" />
    </div>
  );
}

function Advice({ name }: { readonly name: 'near' | 'close' | 'block' }) {
  const t = useTranslations('protection.help');
  return (
    <section className="grid gap-1 px-1">
      <h2 className="font-bold text-base">{t(`${name}Title`)}</h2>
      <p className="text-pretty text-muted text-sm">{t(name)}</p>
    </section>
  );
}
