import { LOOKS } from '@maneki/contract/site/look';
import type { SectionValues } from '@maneki/contract/site/section-schemas';
import type { Section } from '@maneki/contract/site/sections';
import type { Merchant } from '../merchant.ts';

/** What of a merchant each card holds. */
export const readSection: {
  readonly [Name in Section]: (merchant: Merchant) => SectionValues[Name];
} = {
  brand: ({ name, copyright }) => ({ name, copyright }),
  look: ({ look, colours }) => ({ base: LOOKS.find((base) => base === look) ?? LOOKS[0], colours }),
  hosts: ({ hosts, mainDomain }) => ({ hosts: [...hosts], mainDomain }),
  languages: ({ languages, defaultLanguage }) => ({ languages: [...languages], defaultLanguage }),
  currencies: ({ currencies, currency }) => ({ currencies: [...currencies], currency }),
  links: ({ social, downloads }) => ({ social: [...social], downloads: [...downloads] }),
  services: ({ services }) => ({ entries: services.map((entry) => ({ ...entry })) }),
  images: ({ imageHosts }) => ({ imageHosts: [...imageHosts] }),
  template: ({ template }) => ({ ...template }),
  plannedMaintenance: ({ plannedMaintenance }) => ({
    planned: plannedMaintenance && {
      from: plannedMaintenance.from.toISOString(),
      to: plannedMaintenance.to.toISOString(),
    },
  }),
};
