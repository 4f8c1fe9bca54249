// Generated from the migrations by "npm run generate". Do not edit: the next run writes it anew.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface StudioMigrations {
  applied_at: Timestamp;
  name: string;
  sha256: string;
}

export interface StudioPurses {
  balance: Generated<bigint>;
  currency: string;
  next_answer: Generated<string>;
  player_id: string;
}

export interface StudioPursesTransfers {
  amount: bigint;
  at: Timestamp;
  currency: string;
  direction: string;
  player_id: string;
  ref_no: string;
  status: string;
}

export interface StudioRounds {
  client_seed: string | null;
  currency: string;
  drawn: number | null;
  game_id: string | null;
  nonce: number;
  payout: bigint | null;
  pick: string | null;
  played_at: Timestamp | null;
  player_id: string;
  server_seed: string;
  stake: bigint | null;
}

export interface StudioSittings {
  currency: string;
  expires_at: Timestamp;
  game_id: string;
  id: string;
  language: string;
  player_id: string;
  theme: string;
  token_hash: string;
}

export interface Schema {
  "studio.migrations": StudioMigrations;
  "studio.purses": StudioPurses;
  "studio.purses_transfers": StudioPursesTransfers;
  "studio.rounds": StudioRounds;
  "studio.sittings": StudioSittings;
}
