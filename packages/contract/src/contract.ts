import type { z } from 'zod';
import { callEndpoints } from './call/endpoints.ts';
import { callRefusals } from './call/refusals.ts';
import { callSchemas } from './call/schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { siteEndpoints } from './site/endpoints.ts';
import type { SiteEvents } from './site/events.ts';
import { siteRefusals } from './site/refusals.ts';
import { siteSchemas } from './site/schemas.ts';

/** Every endpoint of the platform, by feature. The server registers these, OpenAPI describes them. */
export const endpoints = { call: callEndpoints, site: siteEndpoints } as const;

export const schemas = { ...callSchemas, ...siteSchemas } as const;

export const refusals = { ...callRefusals, ...siteRefusals } as const;

export type RefusalCode = keyof typeof refusals;

/** Facts that features tell each other through the outbox, by name. */
export type Events = SiteEvents;

type Schemas = typeof schemas;

/** What a client sends. */
export type RequestOf<E extends Endpoint> = E['name'] extends keyof Schemas
  ? z.input<Schemas[E['name']]['request']>
  : never;

/** What a client gets inside `value`. */
export type ResponseOf<E extends Endpoint> = E['name'] extends keyof Schemas
  ? z.output<Schemas[E['name']]['response']>
  : never;
