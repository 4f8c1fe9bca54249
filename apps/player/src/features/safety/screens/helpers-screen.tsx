import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { COUNTRIES, EVERYWHERE } from '../helpers.ts';

const ADVICE = ['near', 'close', 'block'] as const;

/** Whom to talk to, outside of this house. */
export default function HelpersScreen() {
  const t = useTranslations('protection.help');
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <p className="text-pretty px-1 text-muted text-sm">{t('lead')}</p>
      {COUNTRIES.map(({ name, phone }) => (
        <Card key={name} className="grid gap-2.5">
          <h2 className="font-bold text-base">{t(`countries.${name}.name`)}</h2>
          <p className="text-pretty text-muted text-sm">{t(`countries.${name}.text`)}</p>
          {phone && (
            <ButtonLink kind="quiet" isWide icon="phone" href={`tel:${phone}`}>
              {t('call', { number: phone })}
            </ButtonLink>
          )}
        </Card>
      ))}
      <section>
        <SectionHeading title={t('everywhere')} />
        <div className="grid gap-4">
          {EVERYWHERE.map(({ name, url }) => (
            <Card key={name} className="grid gap-2.5">
              <h3 className="font-bold text-base">{t(`${name}.name`)}</h3>
              <p className="text-pretty text-muted text-sm">{t(`${name}.text`)}</p>
              <ButtonLink kind="quiet" isWide icon="external" href={url} target="_blank">
                {t('visit', { name: t(`${name}.name`) })}
              </ButtonLink>
            </Card>
          ))}
        </div>
      </section>
      {ADVICE.map((name) => (
        <section key={name} className="grid gap-1 px-1">
          <h2 className="font-bold text-base">{t(`${name}Title`)}</h2>
          <p className="text-pretty text-muted text-sm">{t(name)}</p>
        </section>
      ))}
    </div>
  );
}
