import { FLAGS } from '@maneki/contract/flags';
import { CHOSEN_FIELDS } from '@maneki/contract/identity/fields';
import { MENU_ITEMS } from '@maneki/contract/site/menu';
import { SECTIONS, type Section } from '@maneki/contract/site/sections';
import type { FindSource, Found } from '#platform/find.ts';

/** On which page each card stands. */
const PAGE_OF = {
  brand: 'brand',
  look: 'brand',
  hosts: 'access',
  languages: 'settings',
  currencies: 'settings',
  links: 'service',
  services: 'service',
  images: 'brand',
  template: 'settings',
  plannedMaintenance: 'access',
} as const satisfies Readonly<Record<Section, string>>;

const FOUND_MAX = 8;

/** Settings by their own words, and by what the trade calls the switches. */
export const settingsSource: FindSource = {
  name: 'settings',
  right: 'readSettings',
  async find(query, t) {
    const all: (Found & { readonly words?: string })[] = [
      ...SECTIONS.map((section) => ({
        id: `section-${section}`,
        label: t(`cards.${section}.title`),
        hint: t(`${PAGE_OF[section]}.title`),
        words: t(`cards.${section}.about`),
        to: `/${PAGE_OF[section]}#${section}`,
      })),
      ...FLAGS.map((flag) => ({
        id: `flag-${flag}`,
        label: t(`settings.flag.${flag}`),
        hint: flag,
        to: '/settings#flags',
      })),
      ...MENU_ITEMS.map((item) => ({
        id: `item-${item}`,
        label: t(`settings.item.${item}`),
        hint: t('settings.menu'),
        to: '/settings#menu',
      })),
      ...CHOSEN_FIELDS.map((field) => ({
        id: `field-${field}`,
        label: t(`registration.names.${field}`),
        hint: t('registration.title'),
        to: '/registration#fields',
      })),
      ...(['markets', 'licence'] as const).map((name) => ({
        id: name,
        label: t(`${name}.title`),
        hint: t('access.title'),
        words: t(`${name}.about`),
        to: `/access#${name}`,
      })),
      {
        id: 'maintenance',
        label: t('settings.maintenance'),
        hint: t('access.title'),
        to: '/access#maintenance',
      },
    ];
    const typed = query.toLowerCase();
    return all
      .filter(({ label, hint = '', words = '' }) =>
        `${label} ${hint} ${words}`.toLowerCase().includes(typed),
      )
      .slice(0, FOUND_MAX)
      .map(({ words: _, ...found }) => found);
  },
};
