import { Link, type LinkProps } from '@maneki/ui/link';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { useSettings } from '../use-site.ts';
import { HelpBlock } from './help-block.tsx';
import { PreferencePickers } from './preference-pickers.tsx';
import { SocialLinks } from './social-links.tsx';

/** Who runs the site, under which licence, where help is and where else to find them. */
export function Footer({ film }: { readonly film: ReactNode }) {
  const t = useTranslations('site.footer');
  const titles = useTranslations('shell.titles');
  const { licence, copyright, minimumAge } = useSettings();
  const age = String(minimumAge);
  const isAlive = useIsHydrated();
  return (
    <footer className="drawn-near mt-8 grid [--place:56rem] grid-cols-1 gap-6 border-line border-t bg-ground-deep/40 px-4 pt-6 pb-8 text-muted text-sm">
      {film}
      <HelpBlock />
      <SocialLinks />
      {/* They do nothing without their scripts, and a browser lays out the whole footer early to look at fields. */}
      {isAlive ? <PreferencePickers /> : <div className="h-20" />}
      <div className="grid gap-4">
        <nav aria-label={t('legal')} className="flex flex-wrap gap-x-5">
          <LegalLink href="/m/terms">{t('terms')}</LegalLink>
          <LegalLink href="/m/agreement">{t('agreement')}</LegalLink>
          <LegalLink href="/m/safePlay">{titles('safePlay')}</LegalLink>
          <LegalLink href="/m/fairness">{titles('fairness')}</LegalLink>
        </nav>
        <p className="flex items-center gap-3">
          <b className="grid size-11 shrink-0 place-items-center rounded-pill border-2 border-current text-text">
            {t('age', { age })}
          </b>
          {t('ageText', { age })}
        </p>
        <p className="text-xs">
          {licence ? t('licence', licence) : t('noLicence')}
          <br />
          {t('copyright', { ...copyright, from: String(copyright.from), to: String(copyright.to) })}
        </p>
      </div>
    </footer>
  );
}

const LegalLink = (props: LinkProps) => (
  <Link {...props} className="flex min-h-11 items-center underline underline-offset-4" />
);
