// Generated from the migrations by "npm run generate". Do not edit: the next run writes it anew.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface PlatformCallKeys {
  created_at: Timestamp;
  id: string;
  private_key_sealed: string;
  public_key: string;
  retires_at: Timestamp;
}

export interface PlatformMigrations {
  applied_at: Timestamp;
  name: string;
  sha256: string;
}

export interface PlatformOutboxCursors {
  event_id: bigint;
  handler: string;
  moved_at: Timestamp;
  xact: string;
}

export interface PlatformOutboxEvents {
  id: Generated<bigint>;
  name: string;
  payload: Json;
  recorded_at: Timestamp;
  xact: Generated<string>;
}

export interface PlatformOutboxFailures {
  attempts: number;
  event_id: bigint;
  failed_at: Timestamp;
  handler: string;
  last_error: string;
  name: string;
  payload: Json;
}

export interface PlatformSpentChallenges {
  challenge: string;
  expires_at: Timestamp;
}

export interface SiteFlags {
  flag: string;
  is_on: boolean;
  merchant_code: string;
}

export interface SiteHosts {
  host: string;
  merchant_code: string;
}

export interface SiteLinks {
  kind: string;
  merchant_code: string;
  sort: Generated<number>;
  type: string;
  url: string;
}

export interface SiteMarketPolicies {
  country_code: string;
  licence_ref: string | null;
  minimum_age: number | null;
  mode: string;
}

export interface SiteMenuItems {
  is_on: boolean;
  item: string;
  merchant_code: string;
}

export interface SiteMerchants {
  business_timezone: Generated<string>;
  code: string;
  copyright_from: number;
  copyright_holder: string;
  copyright_to: number;
  currencies: string[];
  currency: string;
  default_language: string;
  dep_func: Generated<number>;
  image_hosts: Generated<string[]>;
  is_default: Generated<boolean>;
  is_demo_login: Generated<boolean>;
  languages: string[];
  licence_authority: string | null;
  licence_number: string | null;
  look: string;
  main_domain: string;
  maintenance_ends_at: Timestamp | null;
  maintenance_on: Generated<boolean>;
  mem_cen: Generated<number>;
  minimum_age: Generated<number>;
  name: string;
  version: Generated<number>;
}

export interface SiteSettingChanges {
  change: Json;
  changed_at: Timestamp;
  changed_by: string;
  id: Generated<bigint>;
  merchant_code: string | null;
}

export interface Schema {
  platform_call_keys: PlatformCallKeys;
  platform_migrations: PlatformMigrations;
  platform_outbox_cursors: PlatformOutboxCursors;
  platform_outbox_events: PlatformOutboxEvents;
  platform_outbox_failures: PlatformOutboxFailures;
  platform_spent_challenges: PlatformSpentChallenges;
  site_flags: SiteFlags;
  site_hosts: SiteHosts;
  site_links: SiteLinks;
  site_market_policies: SiteMarketPolicies;
  site_menu_items: SiteMenuItems;
  site_merchants: SiteMerchants;
  site_setting_changes: SiteSettingChanges;
}
