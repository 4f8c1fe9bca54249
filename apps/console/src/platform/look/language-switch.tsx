import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type ConsoleLanguage, choice, useChoice } from '../choice.ts';

const LANGUAGES: readonly { readonly value: ConsoleLanguage; readonly label: string }[] = [
  { value: 'EN', label: 'English' },
  { value: 'JA', label: '日本語' },
];

export function LanguageSwitch() {
  const t = useTranslations('nav');
  const { language } = useChoice();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('language')}
      data={[...LANGUAGES]}
      value={language}
      onChange={(value) => choice.set({ language: value })}
    />
  );
}
