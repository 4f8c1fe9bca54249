import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { useSettings } from '../use-site.ts';

const PROMISES = [
  { name: 'fair', icon: 'shield' },
  { name: 'money', icon: 'wallet' },
  { name: 'limits', icon: 'clock' },
] as const;

/** Demo mode in plain words, and what this house promises. */
export function Promises() {
  const t = useTranslations('site.home');
  const { mode } = useSettings();
  return (
    <section className="grid grid-cols-1 gap-2 px-4">
      {mode === 'DEMO' && (
        <NoticeBar kind="notice">
          <b className="block text-text">{t('demo.title')}</b>
          {t('demo.text')}
        </NoticeBar>
      )}
      <SectionHeading title={t('promisesTitle')} />
      <ul className="grid gap-3">
        {PROMISES.map(({ name, icon }) => (
          <li key={name}>
            <Card className="flex gap-4">
              <span className="fill-gold grid size-11 shrink-0 place-items-center rounded-control">
                <Icon name={icon} />
              </span>
              <span className="grid gap-1">
                <b>{t(`promises.${name}.title`)}</b>
                <span className="text-muted text-sm">{t(`promises.${name}.text`)}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
