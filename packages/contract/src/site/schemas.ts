import { z } from 'zod';
import { FLAGS } from '../flags.ts';
import { LANGUAGES } from '../language.ts';
import { currency, type SchemasFor } from '../schema.ts';
import type { siteEndpoints } from './endpoints.ts';
import { CUSTOMER_SERVICE_TITLES, DOWNLOAD_LINK_TYPES, SOCIAL_LINK_TYPES } from './links.ts';
import { MENU_ITEMS } from './menu.ts';
import { ownColours } from './section-schemas.ts';

const nothing = z.strictObject({});
const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable()
  .describe('ISO 3166; null where it is not known');
const language = z.enum(LANGUAGES);
const version = z.union([z.literal(0), z.literal(1)]);

const customerService = z.array(
  z.object({ title: z.enum(CUSTOMER_SERVICE_TITLES), path: z.string() }),
);
const template = z.object({
  mem_cen: version.describe('1: the member centre is a card dashboard, 0: a single list'),
  dep_func: version.describe('1: deposits go in steps, 0: on one page'),
});
const location = z.object({ ip: z.string(), countryCode });

const settings = z.object({
  languages: z.array(language),
  defaultLanguage: language,
  currency,
  currencies: z.array(currency),
  businessTimezone: z.string().describe('The zone that the merchant’s days begin and end in'),
  minimumAge: z.int(),
  licence: z.object({ number: z.string(), authority: z.string() }).nullable(),
  copyright: z.object({ from: z.int(), to: z.int(), holder: z.string() }),
  mode: z.enum(['DEMO', 'REAL']),
});

const status = z.object({
  status: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .describe('0 open, 1 maintenance, 2 region restricted'),
  version: z.int().describe('Raised by every change of the settings'),
  info: z.object({
    customerService,
    domainRoute: z.array(z.string()).describe('The host names under which the merchant answers'),
    mobileTemplate: template,
    paths: z.object({ home: z.string(), api: z.string(), socket: z.string(), images: z.string() }),
    register: z.object({ username: z.boolean(), mobileNum: z.boolean(), minimumAge: z.int() }),
    resources: z.object({
      downloads: z.array(z.object({ resourceType: z.enum(DOWNLOAD_LINK_TYPES), url: z.string() })),
      social: z.array(z.object({ type: z.enum(SOCIAL_LINK_TYPES), url: z.string() })),
    }),
    whitelabel: z.object({
      merchantCode: z.string(),
      name: z.string(),
      look: z.string().describe('The set of tokens and art that the site wears'),
      colours: ownColours.nullable().describe('The merchant’s own, in place of the look’s'),
      flags: z.record(z.enum(FLAGS), z.boolean()),
      menu: z.record(z.enum(MENU_ITEMS), z.boolean()).describe('What stands in the side menu'),
    }),
    mainDomain: z.string(),
    imageCDNs: z.array(z.string()),
  }),
  location,
  maintenance: z.object({
    isOn: z.boolean(),
    endsAt: z.iso.datetime().nullable(),
    planned: z
      .object({ from: z.iso.datetime(), to: z.iso.datetime() })
      .nullable()
      .describe('One that begins and ends by itself, until it is over'),
  }),
  regionRestriction: z.object({ isOn: z.boolean() }),
});

export const siteSchemas = {
  'site.getStatus': { request: nothing, response: status },
  'site.getCountry': { request: nothing, response: location },
  'site.getSettings': { request: nothing, response: settings },
  'site.getTemplate': { request: nothing, response: template },
  'site.listCustomerService': { request: nothing, response: customerService },
} as const satisfies SchemasFor<typeof siteEndpoints>;

export type SiteStatus = z.infer<typeof status>;
export type SiteSettings = z.infer<typeof settings>;
