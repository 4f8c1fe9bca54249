import { z } from 'zod';
import { FLAGS } from '../flags.ts';
import { listOf, listRequest, type SchemasFor } from '../schema.ts';
import type { siteConsoleEndpoints } from './console-endpoints.ts';
import { MENU_ITEMS } from './menu.ts';
import { sectionValues } from './section-schemas.ts';
import { MARKET_MODES, SECTIONS, type Section } from './sections.ts';

const flag = z.enum(FLAGS);
const menuItem = z.enum(MENU_ITEMS);
const maintenance = z.strictObject({
  isOn: z.boolean(),
  endsAt: z.iso.datetime().nullable().describe('Told to visitors; ends nothing by itself'),
});
const version = z.int().describe('Raised by every change');
const sectionVersion = z.int().min(0).describe('Of the card; 0 before anybody has saved it');
const reason = z.string().trim().min(3).max(500);
const age = z.int().min(18).max(99);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const market = z.object({
  countryCode,
  mode: z.enum(MARKET_MODES),
  minimumAge: age.nullable(),
  licenceRef: z.string().trim().max(200).nullable(),
});
const proposed = z.object({ proposalId: z.string(), expiresAt: z.iso.datetime() });

const card = <Value extends z.ZodType>(value: Value) =>
  z.object({
    version: sectionVersion,
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime().nullable(),
    value,
  });

const wish = <Name extends Section>(section: Name) =>
  z.strictObject({
    section: z.literal(section),
    version: sectionVersion,
    value: sectionValues[section],
  });

export const siteConsoleSchemas = {
  'site.readSettings': {
    request: z.strictObject({}),
    response: z.object({
      version,
      maintenance,
      flags: z.record(flag, z.boolean()),
      menu: z.record(menuItem, z.boolean()),
      licence: z.object({ number: z.string(), authority: z.string() }).nullable(),
      minimumAge: age,
      sections: z.object({
        brand: card(sectionValues.brand),
        look: card(sectionValues.look),
        hosts: card(sectionValues.hosts),
        languages: card(sectionValues.languages),
        currencies: card(sectionValues.currencies),
        links: card(sectionValues.links),
        services: card(sectionValues.services),
        images: card(sectionValues.images),
        template: card(sectionValues.template),
        plannedMaintenance: card(sectionValues.plannedMaintenance),
      } satisfies Readonly<Record<Section, z.ZodType>>),
    }),
  },
  'site.changeSettings': {
    request: z.strictObject({
      maintenance: maintenance.optional(),
      flags: z.partialRecord(flag, z.boolean()).optional(),
      menu: z.partialRecord(menuItem, z.boolean()).optional(),
    }),
    response: z.object({ version }),
  },
  'site.saveSection': {
    request: z.discriminatedUnion('section', [
      wish('brand'),
      wish('look'),
      wish('hosts'),
      wish('languages'),
      wish('currencies'),
      wish('links'),
      wish('services'),
      wish('images'),
      wish('template'),
      wish('plannedMaintenance'),
    ]),
    response: z.object({ section: z.enum(SECTIONS), version: sectionVersion }),
  },
  'site.listMarkets': {
    request: listRequest({ mode: z.enum(MARKET_MODES).optional() }, z.string().max(2)),
    response: listOf(market),
  },
  'site.proposeMarket': {
    request: z.strictObject({
      countryCode,
      mode: z.enum(MARKET_MODES),
      minimumAge: age.nullable().default(null),
      licenceRef: z.string().trim().max(200).nullable().default(null),
      reason,
    }),
    response: proposed,
  },
  'site.proposeLicence': {
    request: z.strictObject({
      number: z.string().trim().max(100).default('').describe('Both are empty where there is none'),
      authority: z.string().trim().max(100).default(''),
      minimumAge: age,
      reason,
    }),
    response: proposed,
  },
} as const satisfies SchemasFor<typeof siteConsoleEndpoints>;

export type MarketRow = z.infer<typeof market>;
export type SectionWish = z.infer<(typeof siteConsoleSchemas)['site.saveSection']['request']>;
