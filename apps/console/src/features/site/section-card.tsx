import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import type { SectionWish } from '@maneki/contract/site/console-schemas';
import type { Section } from '@maneki/contract/site/sections';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call, type RefusedError } from '#platform/call/call.ts';
import type { Settings } from './queries.ts';
import { type Edited, VersionedCard } from './versioned-card.tsx';

export type ValueOf<Name extends Section> = Settings['sections'][Name]['value'];

type SectionCardProps<Name extends Section> = {
  readonly section: Name;
  readonly settings: Settings;
  readonly isLocked: boolean;
  readonly explain?: (error: RefusedError) => string | undefined;
  readonly children: (edited: Edited<ValueOf<Name>>) => ReactNode;
};

/** One card of a merchant's settings, by its name in the contract. */
export function SectionCard<Name extends Section>(props: SectionCardProps<Name>) {
  const { section, settings, isLocked, explain, children } = props;
  const t = useTranslations('cards');
  const name: Section = section;
  return (
    <VersionedCard<ValueOf<Name>>
      id={section}
      title={t(`${name}.title`)}
      about={t(`${name}.about`)}
      card={settings.sections[section] as { version: number; value: ValueOf<Name> }}
      isLocked={isLocked}
      onSave={(card) =>
        call(siteConsoleEndpoints.saveSection, { section, ...card } as unknown as SectionWish)
      }
      {...(explain && { explain })}
    >
      {children}
    </VersionedCard>
  );
}
