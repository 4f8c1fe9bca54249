import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { currency } from '../schema.ts';
import { CUSTOMER_SERVICE_TITLES, DOWNLOAD_LINK_TYPES, SOCIAL_LINK_TYPES } from './links.ts';
import { LOOK_COLOURS, LOOKS } from './look.ts';
import type { Section } from './sections.ts';

const language = z.enum(LANGUAGES);
const year = z.int().min(1970).max(9999);
const url = z.string().trim().max(500);
const template = z.union([z.literal(0), z.literal(1)]);
/** Neither differs by case. */
const colour = z.string().trim().toLowerCase().max(20);
const host = z.string().trim().toLowerCase().max(253);
const colours = z.record(z.enum(LOOK_COLOURS), colour);

export const ownColours = z.strictObject({ dark: colours, light: colours });

/** What each card holds, as it is read and as it is saved. */
export const sectionValues = {
  brand: z.strictObject({
    name: z.string().trim().min(1).max(60),
    copyright: z.strictObject({ holder: z.string().trim().min(1).max(100), from: year, to: year }),
  }),
  look: z.strictObject({
    base: z.enum(LOOKS),
    colours: ownColours.nullable().describe('Null: those that the look ships with'),
  }),
  hosts: z.strictObject({
    hosts: z.array(host).max(100),
    mainDomain: host.describe('What its pages call themselves elsewhere'),
  }),
  languages: z.strictObject({
    languages: z.array(language).max(LANGUAGES.length),
    defaultLanguage: language,
  }),
  currencies: z.strictObject({ currencies: z.array(currency).max(20), currency }),
  links: z.strictObject({
    social: z.array(z.strictObject({ type: z.enum(SOCIAL_LINK_TYPES), url })).max(20),
    downloads: z.array(z.strictObject({ type: z.enum(DOWNLOAD_LINK_TYPES), url })).max(20),
  }),
  services: z.strictObject({
    entries: z
      .array(
        z.strictObject({
          type: z.enum(CUSTOMER_SERVICE_TITLES),
          language: language.nullable().describe('Null: for whoever’s language has none'),
          url,
        }),
      )
      .max(50),
  }),
  images: z.strictObject({ imageHosts: z.array(z.string().trim().max(253)).max(20) }),
  template: z.strictObject({ memCen: template, depFunc: template }),
  plannedMaintenance: z.strictObject({
    planned: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  }),
} as const satisfies Readonly<Record<Section, z.ZodType>>;

export type SectionValues = {
  readonly [Name in Section]: z.infer<(typeof sectionValues)[Name]>;
};
