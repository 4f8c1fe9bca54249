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

export interface HouseChases {
  currency: string;
  game_id: string;
  id: string;
  issues: Json;
  key: string;
  placed_at: Timestamp;
  player_id: string;
  status: string;
  stops_on_win: boolean;
}

export interface HouseCoups {
  bets: Generated<Json>;
  closed_at: Timestamp | null;
  closes_at: Timestamp;
  dealt_at: Timestamp | null;
  game_id: string;
  no: number;
  opened_at: Timestamp;
  outcome: Json | null;
  place: number;
  players: Generated<number>;
  reason: string | null;
  runner: string | null;
  settled_at: Timestamp | null;
  shoe_no: number;
  staked: Generated<Json>;
  status: string;
}

export interface HouseDeskCalls {
  nonce: string;
  taken_at: Timestamp;
}

export interface HouseDrawsDaysOff {
  day: string;
  game_id: string;
}

export interface HouseDrawsLoads {
  book: string;
  game_id: string;
  line: string;
  load: bigint;
  no: number;
  play: string;
}

export interface HouseDrawsRestrictions {
  from_no: number;
  game_id: string;
  number: string;
  play: string;
  rule: string;
  until_no: number | null;
}

export interface HouseDrawsSeeds {
  commitment: string;
  created_at: Timestamp;
  day: number;
  revealed_at: Timestamp | null;
  server_seed_sealed: string;
}

export interface HouseDrawsStakes {
  currency: string;
  game_id: string;
  lines: Generated<number>;
  no: number;
  payout: bigint;
  player_id: string;
  slips: number;
  stake: bigint;
}

export interface HouseDuties {
  day: string;
  done_at: Timestamp | null;
  name: string;
  started_at: Timestamp;
}

export interface HouseExceptions {
  detail: Json;
  id: string;
  kind: string;
  player_id: string | null;
  raised_at: Timestamp;
  reference: string;
  resolved_at: Timestamp | null;
}

export interface HouseIssues {
  close_at: Timestamp;
  commitment: string | null;
  draw_at: Timestamp;
  drawn_at: Timestamp | null;
  due_at: Timestamp | null;
  game_id: string;
  is_cleared: Generated<boolean>;
  issue_no: string;
  no: number;
  open_at: Timestamp;
  reason: string | null;
  result: Json | null;
  seed_day: number | null;
  settled_at: Timestamp | null;
  status: Generated<string>;
  totals: Json | null;
  version: number;
  void_at: Timestamp;
}

export interface HouseLotteries {
  game_id: string;
  is_offered: boolean;
  is_paused: Generated<boolean>;
  load_max: number | null;
  member_payout_max: number | null;
  ticket_payout_max: number | null;
  ticket_stake_max: number | null;
}

export interface HouseMigrations {
  applied_at: Timestamp;
  name: string;
  sha256: string;
}

export interface HouseRounds {
  attempts: Generated<number>;
  bet: Json | null;
  blocks: number;
  commitment: string;
  currency: string;
  decided_at: Timestamp | null;
  draw_commitment: string | null;
  draw_no: bigint | null;
  draw_seed_id: string | null;
  due_since: Timestamp | null;
  game_id: string;
  has_jackpots: boolean;
  id: string;
  is_alone: boolean;
  is_seen: Generated<boolean>;
  key: string;
  kind: string;
  merchant: string;
  model: string;
  model_version: number;
  next_try_at: Timestamp | null;
  nonce: number;
  outcome: Json | null;
  placed_at: Timestamp;
  player_id: string;
  reason: string | null;
  seed_id: string;
  session_id: string;
  stake: bigint;
  status: string;
  table_round: number | null;
  taken_at: Timestamp | null;
  vendor: string;
  win: bigint;
  wins: Generated<Json>;
}

export interface HouseSeeds {
  activated_at: Timestamp | null;
  client_seed: string | null;
  commitment: string;
  created_at: Timestamp;
  id: string;
  nonce: Generated<number>;
  player_id: string;
  revealed_at: Timestamp | null;
  server_seed_sealed: string;
  status: string;
}

export interface HouseSessions {
  currency: string;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  game_id: string;
  id: string;
  language: string;
  merchant: string;
  network: string;
  opened_at: Timestamp;
  player_id: string;
  prize_modes: Json | null;
  reality_check_minutes: number;
  series: Json | null;
  theme: string;
  token_hash: string;
  vendor: string;
}

export interface HouseShoes {
  commitment: string;
  created_at: Timestamp;
  game_id: string;
  no: number;
  revealed_at: Timestamp | null;
  server_seed_sealed: string;
  status: string;
}

export interface HouseTables {
  game_id: string;
  is_paused: Generated<boolean>;
  kind: string;
  lease_until: Timestamp | null;
  round_no: Generated<number>;
  runner: string | null;
  version: Generated<number>;
}

export interface HouseVaultMerchants {
  draw_no: Generated<bigint>;
  merchant: string;
}

export interface HouseVaultPools {
  grains: bigint;
  hits: Generated<bigint>;
  merchant: string;
  pool: string;
}

export interface HouseVaultSeeds {
  activated_at: Timestamp | null;
  commitment: string;
  created_at: Timestamp;
  id: string;
  merchant: string;
  revealed_at: Timestamp | null;
  server_seed_sealed: string;
  status: string;
}

export interface Schema {
  "house.chases": HouseChases;
  "house.coups": HouseCoups;
  "house.desk_calls": HouseDeskCalls;
  "house.draws_days_off": HouseDrawsDaysOff;
  "house.draws_loads": HouseDrawsLoads;
  "house.draws_restrictions": HouseDrawsRestrictions;
  "house.draws_seeds": HouseDrawsSeeds;
  "house.draws_stakes": HouseDrawsStakes;
  "house.duties": HouseDuties;
  "house.exceptions": HouseExceptions;
  "house.issues": HouseIssues;
  "house.lotteries": HouseLotteries;
  "house.migrations": HouseMigrations;
  "house.rounds": HouseRounds;
  "house.seeds": HouseSeeds;
  "house.sessions": HouseSessions;
  "house.shoes": HouseShoes;
  "house.tables": HouseTables;
  "house.vault_merchants": HouseVaultMerchants;
  "house.vault_pools": HouseVaultPools;
  "house.vault_seeds": HouseVaultSeeds;
}
