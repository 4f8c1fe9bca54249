import type { z } from 'zod';
import { agentsConsoleEndpoints } from './agents/console-endpoints.ts';
import { agentsConsoleSchemas } from './agents/console-schemas.ts';
import { agentsEndpoints } from './agents/endpoints.ts';
import type { AgentsEvents } from './agents/events.ts';
import { agentsRefusals } from './agents/refusals.ts';
import { agentsSchemas } from './agents/schemas.ts';
import { callEndpoints } from './call/endpoints.ts';
import { callRefusals } from './call/refusals.ts';
import { callSchemas } from './call/schemas.ts';
import { cashierConsoleEndpoints } from './cashier/console-endpoints.ts';
import { cashierConsoleSchemas } from './cashier/console-schemas.ts';
import { cashierEndpoints } from './cashier/endpoints.ts';
import type { CashierEvents } from './cashier/events.ts';
import { cashierRefusals } from './cashier/refusals.ts';
import { cashierSchemas } from './cashier/schemas.ts';
import { catalogConsoleEndpoints } from './catalog/console-endpoints.ts';
import { catalogConsoleSchemas } from './catalog/console-schemas.ts';
import { catalogEndpoints } from './catalog/endpoints.ts';
import type { CatalogEvents } from './catalog/events.ts';
import { catalogRefusals } from './catalog/refusals.ts';
import { catalogSchemas } from './catalog/schemas.ts';
import { contentConsoleEndpoints } from './content/console-endpoints.ts';
import { contentConsoleRefusals } from './content/console-refusals.ts';
import { contentConsoleSchemas } from './content/console-schemas.ts';
import { contentEndpoints } from './content/endpoints.ts';
import type { ContentEvents } from './content/events.ts';
import { contentRefusals } from './content/refusals.ts';
import { contentSchemas } from './content/schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { identityConsoleEndpoints } from './identity/console-endpoints.ts';
import { identityConsoleSchemas } from './identity/console-schemas.ts';
import { identityEndpoints } from './identity/endpoints.ts';
import type { IdentityEvents } from './identity/events.ts';
import { identityRefusals } from './identity/refusals.ts';
import { registrationConsoleEndpoints } from './identity/registration-console-endpoints.ts';
import { registrationConsoleSchemas } from './identity/registration-console-schemas.ts';
import { identitySchemas } from './identity/schemas.ts';
import { lotteryConsoleEndpoints } from './lottery/console-endpoints.ts';
import { lotteryConsoleSchemas } from './lottery/console-schemas.ts';
import { lotteryEndpoints } from './lottery/endpoints.ts';
import type { LotteryEvents } from './lottery/events.ts';
import { lotteryRefusals } from './lottery/refusals.ts';
import { lotterySchemas } from './lottery/schemas.ts';
import { messagesConsoleEndpoints } from './messages/console-endpoints.ts';
import { messagesConsoleSchemas } from './messages/console-schemas.ts';
import { messagesEndpoints } from './messages/endpoints.ts';
import type { MessagesEvents } from './messages/events.ts';
import { messagesRefusals } from './messages/refusals.ts';
import { messagesSchemas } from './messages/schemas.ts';
import { operatorsEndpoints } from './operators/endpoints.ts';
import { operatorsRefusals } from './operators/refusals.ts';
import { operatorsSchemas } from './operators/schemas.ts';
import { systemEndpoints } from './operators/system-endpoints.ts';
import { systemSchemas } from './operators/system-schemas.ts';
import { playConsoleEndpoints } from './play/console-endpoints.ts';
import { playConsoleSchemas } from './play/console-schemas.ts';
import { playEndpoints } from './play/endpoints.ts';
import type { PlayEvents } from './play/events.ts';
import { memberTicketsEndpoints } from './play/member-tickets-endpoints.ts';
import { memberTicketsSchemas } from './play/member-tickets-schemas.ts';
import { playRefusals } from './play/refusals.ts';
import { playSchemas } from './play/schemas.ts';
import { tablesEndpoints } from './play/tables-endpoints.ts';
import { tablesSchemas } from './play/tables-schemas.ts';
import { rewardsConsoleEndpoints } from './rewards/console-endpoints.ts';
import { rewardsConsoleSchemas } from './rewards/console-schemas.ts';
import { rewardsEndpoints } from './rewards/endpoints.ts';
import type { RewardsEvents } from './rewards/events.ts';
import { rewardsRefusals } from './rewards/refusals.ts';
import { rewardsSchemas } from './rewards/schemas.ts';
import { safetyConsoleEndpoints } from './safety/console-endpoints.ts';
import { safetyConsoleSchemas } from './safety/console-schemas.ts';
import { safetyEndpoints } from './safety/endpoints.ts';
import type { SafetyEvents } from './safety/events.ts';
import { safetyRefusals } from './safety/refusals.ts';
import { safetySchemas } from './safety/schemas.ts';
import { verificationConsoleEndpoints } from './safety/verification-console-endpoints.ts';
import { verificationConsoleSchemas } from './safety/verification-console-schemas.ts';
import { verificationEndpoints } from './safety/verification-endpoints.ts';
import type { VerificationEvents } from './safety/verification-events.ts';
import { verificationRefusals } from './safety/verification-refusals.ts';
import { verificationSchemas } from './safety/verification-schemas.ts';
import { siteConsoleEndpoints } from './site/console-endpoints.ts';
import { siteConsoleSchemas } from './site/console-schemas.ts';
import { siteEndpoints } from './site/endpoints.ts';
import type { SiteEvents } from './site/events.ts';
import { siteRefusals } from './site/refusals.ts';
import { siteSchemas } from './site/schemas.ts';
import { walletConsoleEndpoints } from './wallet/console-endpoints.ts';
import { walletConsoleSchemas } from './wallet/console-schemas.ts';
import { walletEndpoints } from './wallet/endpoints.ts';
import { walletRefusals } from './wallet/refusals.ts';
import { walletSchemas } from './wallet/schemas.ts';

/** Every endpoint of the platform, by feature. The server registers these, OpenAPI describes them. */
export const endpoints = {
  call: callEndpoints,
  site: { ...siteEndpoints, ...siteConsoleEndpoints },
  operators: { ...operatorsEndpoints, ...systemEndpoints },
  identity: {
    ...identityEndpoints,
    ...identityConsoleEndpoints,
    ...registrationConsoleEndpoints,
  },
  safety: {
    ...safetyEndpoints,
    ...safetyConsoleEndpoints,
    ...verificationEndpoints,
    ...verificationConsoleEndpoints,
  },
  wallet: { ...walletEndpoints, ...walletConsoleEndpoints },
  content: { ...contentEndpoints, ...contentConsoleEndpoints },
  catalog: { ...catalogEndpoints, ...catalogConsoleEndpoints },
  play: {
    ...playEndpoints,
    ...playConsoleEndpoints,
    ...memberTicketsEndpoints,
    ...tablesEndpoints,
  },
  cashier: { ...cashierEndpoints, ...cashierConsoleEndpoints },
  rewards: { ...rewardsEndpoints, ...rewardsConsoleEndpoints },
  agents: { ...agentsEndpoints, ...agentsConsoleEndpoints },
  messages: { ...messagesEndpoints, ...messagesConsoleEndpoints },
  lottery: { ...lotteryEndpoints, ...lotteryConsoleEndpoints },
} as const;

export const schemas = {
  ...callSchemas,
  ...siteSchemas,
  ...siteConsoleSchemas,
  ...operatorsSchemas,
  ...systemSchemas,
  ...identitySchemas,
  ...identityConsoleSchemas,
  ...registrationConsoleSchemas,
  ...safetySchemas,
  ...safetyConsoleSchemas,
  ...verificationSchemas,
  ...verificationConsoleSchemas,
  ...walletSchemas,
  ...walletConsoleSchemas,
  ...contentSchemas,
  ...contentConsoleSchemas,
  ...catalogSchemas,
  ...catalogConsoleSchemas,
  ...playSchemas,
  ...playConsoleSchemas,
  ...tablesSchemas,
  ...memberTicketsSchemas,
  ...agentsSchemas,
  ...agentsConsoleSchemas,
  ...cashierSchemas,
  ...cashierConsoleSchemas,
  ...rewardsSchemas,
  ...rewardsConsoleSchemas,
  ...messagesSchemas,
  ...messagesConsoleSchemas,
  ...lotterySchemas,
  ...lotteryConsoleSchemas,
} as const;

export const refusals = {
  ...callRefusals,
  ...siteRefusals,
  ...operatorsRefusals,
  ...identityRefusals,
  ...safetyRefusals,
  ...verificationRefusals,
  ...walletRefusals,
  ...contentRefusals,
  ...contentConsoleRefusals,
  ...catalogRefusals,
  ...playRefusals,
  ...agentsRefusals,
  ...cashierRefusals,
  ...rewardsRefusals,
  ...messagesRefusals,
  ...lotteryRefusals,
} as const;

/** Facts that features tell each other through the outbox, by name. */
export type Events = SiteEvents &
  IdentityEvents &
  SafetyEvents &
  VerificationEvents &
  ContentEvents &
  CatalogEvents &
  PlayEvents &
  CashierEvents &
  RewardsEvents &
  AgentsEvents &
  MessagesEvents &
  LotteryEvents;

type Schemas = typeof schemas;

/** What a client sends. */
export type RequestOf<E extends Endpoint> = E['name'] extends keyof Schemas
  ? z.input<Schemas[E['name']]['request']>
  : never;

/** What a client gets inside `value`. */
export type ResponseOf<E extends Endpoint> = E['name'] extends keyof Schemas
  ? z.output<Schemas[E['name']]['response']>
  : never;
