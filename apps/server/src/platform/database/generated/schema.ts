// Generated from the migrations by "npm run generate". Do not edit: the next run writes it anew.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

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

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AgentsBillPayments {
  amount: bigint;
  at: Timestamp;
  bill_id: string;
  id: string;
  source: string;
  target: string;
}

export interface AgentsBillRuns {
  ended_at: Timestamp;
  kind: string;
  merchant_code: string;
  period_start: Timestamp;
}

export interface AgentsBills {
  active_count: number;
  calc_amount: bigint;
  carry_in: Generated<bigint>;
  carry_out: Generated<bigint>;
  contract_id: string;
  created_at: Timestamp;
  currency: string;
  depth: number;
  expires_at: Timestamp;
  fault: string | null;
  figures: Json;
  id: string;
  is_written_off: Generated<boolean>;
  issue_type: number;
  kind: string;
  merchant_code: string;
  owed_to_direct: Generated<bigint>;
  own_paid: Generated<bigint>;
  paid_to_direct: Generated<bigint>;
  payee_id: string;
  payer_id: string | null;
  period_end: Timestamp;
  period_start: Timestamp;
  rate_ppm: number;
  reason: string | null;
  received_amount: Generated<bigint>;
  root_id: string;
  seq: Generated<bigint>;
  settled_at: Timestamp | null;
  status: number;
  team_net: bigint;
  team_turnover: bigint;
  tried_at: Timestamp | null;
  wallet_paid: Generated<bigint>;
}

export interface AgentsContracts {
  created_at: Timestamp;
  currency: string;
  decided_at: Timestamp | null;
  effective_from: Timestamp | null;
  end_asked_by: string | null;
  ended_at: Timestamp | null;
  id: string;
  kind: string;
  merchant_code: string;
  origin_id: string;
  payee_id: string;
  payer_id: string | null;
  remark: Generated<string>;
  request_type: number;
  status: number;
  supersedes_id: string | null;
  terms: Json;
}

export interface AgentsDividendPeriods {
  changed_at: Timestamp;
  changed_by: string;
  from_day: string;
  merchant_code: string;
  period: string;
}

export interface AgentsGiftParts {
  amount: bigint;
  gift_id: string;
  given_at: Timestamp | null;
  member_id: string | null;
  number: number;
}

export interface AgentsGifts {
  audience: string | null;
  audience_ids: Generated<string[]>;
  business_day: string;
  claimed_at: Timestamp | null;
  claimed_by: string | null;
  claimed_name: string | null;
  count: number;
  currency: string;
  ended_at: Timestamp | null;
  ends_at: Timestamp | null;
  fingerprint: string;
  greeting: Generated<string>;
  id: string;
  kind: string;
  merchant_code: string;
  reason: string | null;
  refunded: Generated<bigint>;
  sender_id: string;
  sent_at: Timestamp;
  seq: Generated<bigint>;
  starts_at: Timestamp | null;
  status: string;
  told_at: Timestamp | null;
  total: bigint;
  wallet: string;
  wish_key: string;
}

export interface AgentsGiftSettings {
  changed_at: Timestamp;
  merchant_code: string;
  reach: string;
}

export interface AgentsHours {
  category: string;
  currency: string;
  hour: Timestamp;
  member_id: string;
  merchant_code: string;
  valid_turnover: Numeric;
}

export interface AgentsLinkDeposits {
  code: string;
  deposited_at: Timestamp;
  member_id: string;
  merchant_code: string;
}

export interface AgentsLinks {
  code: string;
  merchant_code: string;
  rebates: Json;
}

export interface AgentsMoves {
  effective_on: string;
  ended_at: Timestamp | null;
  from_id: string | null;
  id: string;
  member_id: string;
  members: number;
  merchant_code: string;
  obstacle: string | null;
  ordered_at: Timestamp;
  ordered_by: string;
  reason: string;
  state: string;
  to_id: string;
}

export interface AgentsNodes {
  depth: number;
  direct_count: Generated<number>;
  joined_at: Timestamp;
  joined_via: string;
  line: string[];
  member_id: string;
  merchant_code: string;
  parent_id: string | null;
  since: string | null;
  team_count: Generated<number>;
  type: number;
  username: string;
}

export interface AgentsPastPlaces {
  line: string[];
  member_id: string;
  parent_id: string | null;
  since: string | null;
  until: string;
}

export interface AgentsRebateCaps {
  cap: number;
  changed_at: Timestamp;
  changed_by: string;
  merchant_code: string;
  rebate_group: string;
  step: number;
}

export interface AgentsRebateDebts {
  amount: bigint;
  changed_at: Timestamp;
  currency: string;
  member_id: string;
  merchant_code: string;
}

export interface AgentsRebateLines {
  amount: bigint;
  currency: string;
  day: string;
  member_id: string;
  merchant_code: string;
  rate: number;
  rebate_group: string;
  source_id: string;
  turnover: bigint;
}

export interface AgentsRebatePayments {
  currency: string;
  day: string;
  debt_added: Generated<bigint>;
  debt_taken: Generated<bigint>;
  hold: string | null;
  member_id: string;
  merchant_code: string;
  own: bigint;
  paid_own: Generated<bigint>;
  paid_team: Generated<bigint>;
  settled_at: Timestamp | null;
  state: string;
  team: bigint;
}

export interface AgentsRebateValues {
  changed_at: Timestamp;
  changed_by: string;
  member_id: string;
  merchant_code: string;
  rebate_group: string;
  value: number;
}

export interface AgentsSeenCounts {
  agent_id: string;
  day: string;
  kind: string;
  members: number;
  previous: string;
}

export interface AgentsSeenDays {
  days: string[];
  kind: string;
  member_id: string;
}

export interface AgentsSeriesDays {
  base: number;
  currency: string;
  day: string;
  later: bigint;
  member_id: string;
  merchant_code: string;
  rebate_group: string;
  stake: bigint;
}

export interface AgentsSeriesTickets {
  amount: bigint;
  chosen: number;
  currency: string;
  day: string;
  is_paid: boolean;
  member_id: string;
  merchant_code: string;
  personal: number;
  provider_code: string;
  rebate_group: string;
  stake: bigint;
  taken_back_on: string | null;
  tx_id: string;
}

export interface AgentsTeamCategories {
  agent_id: string;
  business_day: string;
  category: string;
  currency: string;
  own_bets: Generated<bigint>;
  own_payout: Generated<Numeric>;
  own_stake: Generated<Numeric>;
  own_valid_turnover: Generated<Numeric>;
  team_bets: Generated<bigint>;
  team_payout: Generated<Numeric>;
  team_stake: Generated<Numeric>;
  team_valid_turnover: Generated<Numeric>;
}

export interface AgentsTeamDays {
  agent_id: string;
  business_day: string;
  currency: string;
  own_bets: Generated<bigint>;
  own_deposits: Generated<Numeric>;
  own_dividends: Generated<Numeric>;
  own_first_deposits: Generated<bigint>;
  own_payout: Generated<Numeric>;
  own_promotions: Generated<Numeric>;
  own_rebates: Generated<Numeric>;
  own_salaries: Generated<Numeric>;
  own_stake: Generated<Numeric>;
  own_valid_turnover: Generated<Numeric>;
  own_withdrawals: Generated<Numeric>;
  team_bets: Generated<bigint>;
  team_deposits: Generated<Numeric>;
  team_dividends: Generated<Numeric>;
  team_first_deposits: Generated<bigint>;
  team_payout: Generated<Numeric>;
  team_promotions: Generated<Numeric>;
  team_rebates: Generated<Numeric>;
  team_salaries: Generated<Numeric>;
  team_stake: Generated<Numeric>;
  team_valid_turnover: Generated<Numeric>;
  team_withdrawals: Generated<Numeric>;
}

export interface AgentsTeamSettings {
  merchant_code: string;
  shows_balances: boolean;
}

export interface CashierChannels {
  account: Json | null;
  bonus_ppm: number;
  changed_at: Timestamp;
  changed_by: string;
  closes_at: number | null;
  coin: string | null;
  confirmations: number | null;
  countries: Generated<string[]>;
  currency: string;
  daily_max_member: bigint | null;
  daily_max_total: bigint | null;
  descriptions: Json;
  expiry_minutes: number;
  fee_fixed: bigint;
  fee_payer: string;
  fee_ppm: number;
  id: string;
  is_manual: boolean;
  is_on: Generated<boolean>;
  logo: string;
  maximum: bigint;
  merchant_code: string;
  method: string;
  minimum: bigint;
  names: Json;
  needs_payer_name: boolean;
  needs_proof: boolean;
  network: string | null;
  opens_at: number | null;
  presets: Generated<ArrayType<bigint>>;
  provider_code: string | null;
  sort: Generated<number>;
  vip_min: Generated<number>;
}

export interface CashierDeposits {
  amount: bigint;
  bonus: bigint | null;
  bonus_ppm: number;
  business_day: string;
  channel_id: string;
  claimed_at: Timestamp | null;
  claimed_by: string | null;
  confirmations: number | null;
  created_at: Timestamp;
  credited: bigint | null;
  currency: string;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  fee: bigint | null;
  fee_fixed: bigint;
  fee_payer: string;
  fee_ppm: number;
  instructions: Json | null;
  is_by_hand: Generated<boolean>;
  is_manual: boolean;
  member_id: string;
  merchant_code: string;
  minimum: bigint;
  needs_proof: boolean;
  note: string | null;
  order_no: string;
  payer_name: string | null;
  provider_code: string | null;
  received: bigint | null;
  reference: string;
  reject_reason: string | null;
  reviewed_by: string | null;
  seq: Generated<bigint>;
  state: string;
  submitted_at: Timestamp | null;
  wallet: string;
  wish_key: string;
}

export interface CashierPayments {
  amount: bigint | null;
  coins: string | null;
  confirmations: Generated<number>;
  currency: string;
  fingerprint: string;
  id: string;
  is_by_quote: Generated<boolean>;
  member_id: string;
  merchant_code: string;
  order_no: string;
  payment_ref: string;
  provider_code: string;
  seq: Generated<bigint>;
  settled_at: Timestamp | null;
  settled_by: string | null;
  state: string;
  told_at: Timestamp;
  why: string | null;
}

export interface CashierPayoutAccounts {
  bank_code: string | null;
  bound_at: Timestamp;
  branch: string | null;
  holder_name: string;
  id: string;
  is_default: boolean;
  last_four: string;
  member_id: string;
  merchant_code: string;
  network: string | null;
  number_hash: string;
  number_sealed: string;
  removed_at: Timestamp | null;
  type: string;
  usable_at: Timestamp;
}

export interface CashierReceipts {
  added_at: Timestamp;
  bytes: Buffer;
  hash: string;
  height: number;
  id: string;
  order_no: string;
  width: number;
}

export interface CashierRolloverBets {
  counted: bigint;
  provider_code: string;
  rollover_id: string;
  settled_at: Timestamp;
  turnover: bigint;
  tx_id: string;
}

export interface CashierRollovers {
  currency: string;
  done: Generated<bigint>;
  ended_at: Timestamp | null;
  groups: Generated<string[]>;
  id: string;
  joint_id: string | null;
  look_since: Timestamp | null;
  max_bet: bigint | null;
  member_id: string;
  merchant_code: string;
  multiple: number;
  opened_at: Timestamp;
  principal: bigint;
  required: bigint;
  seq: Generated<bigint>;
  source: string;
  source_key: string;
  status: Generated<string>;
}

export interface CashierTraces {
  kind: string;
  member_id: string;
  merchant_code: string;
  seen_at: Timestamp;
  value_hash: string;
}

export interface CashierWithdrawals {
  account_id: string;
  amount: bigint;
  business_day: string;
  check_at: Timestamp | null;
  checks: Generated<number>;
  claimed_at: Timestamp | null;
  claimed_by: string | null;
  claimed_name: string | null;
  currency: string;
  fee: bigint;
  fired: Generated<string[]>;
  heard_at: Timestamp | null;
  member_id: string;
  merchant_code: string;
  order_no: string;
  provider_ref: string | null;
  provider_word: string | null;
  reason: string | null;
  requested_at: Timestamp;
  status: string;
  status_at: Timestamp;
  wallet: string;
  wish_key: string;
}

export interface CashierWithdrawalSteps {
  at: Timestamp;
  by_name: string | null;
  order_no: string;
  seq: Generated<bigint>;
  status: string;
}

export interface CatalogFavourites {
  added_at: Timestamp;
  member_id: string;
  node_id: bigint;
}

export interface CatalogGameChoices {
  game_id: string;
  icon: string | null;
  is_new: boolean | null;
  is_on: Generated<boolean>;
  merchant_code: string;
  names: Generated<Json>;
  sort_order: number | null;
  vendor_code: string;
}

export interface CatalogGames {
  category: string;
  classify: Generated<string>;
  created_at: Generated<Timestamp>;
  game_code: string | null;
  game_id: string;
  has_free_play: Generated<boolean>;
  icon: string | null;
  is_on: Generated<boolean>;
  is_shared: Generated<boolean>;
  lotto_modes: Generated<string[]>;
  min_bets: Generated<Json>;
  min_lines: number | null;
  names: Json;
  node_id: Generated<bigint>;
  return_per_10m: number | null;
  room_id: string | null;
  sort_order: Generated<number>;
  vendor_code: string;
}

export interface CatalogHot {
  merchant_code: string | null;
  node_id: bigint;
  sort_order: number;
}

export interface CatalogRecents {
  game_id: string;
  member_id: string;
  played_at: Timestamp;
  vendor_code: string;
}

export interface CatalogVendorChoices {
  is_on: Generated<boolean>;
  merchant_code: string;
  sort_order: number | null;
  vendor_code: string;
}

export interface CatalogVendors {
  category: string;
  code: string;
  icon_large: string | null;
  icon_small: string | null;
  is_on: Generated<boolean>;
  lists_games: Generated<boolean>;
  names: Json;
  provider_code: string;
  sort_order: Generated<number>;
  wallet_mode: Generated<string>;
}

export interface ContentChanges {
  change: Json;
  changed_at: Timestamp;
  changed_by: string;
  id: Generated<bigint>;
  merchant_code: string;
}

export interface ContentEntries {
  audience: string;
  ends_at: Timestamp | null;
  group_name: Generated<string>;
  id: string;
  image: string | null;
  is_help: boolean;
  key: string;
  kind: string;
  languages: string[];
  live_version: number | null;
  merchant_code: string;
  published_at: Timestamp | null;
  published_by: string | null;
  saved_at: Timestamp;
  saved_by: string;
  starts_at: Timestamp | null;
  title: string;
  version: number;
  withdrawn_at: Timestamp | null;
}

export interface ContentHelp {
  device: Generated<string>;
  id: string;
  key: string;
  merchant_code: string;
  sort_order: Generated<number>;
  status: Generated<string>;
  tag: string | null;
  updated_at: Timestamp;
}

export interface ContentHelpTexts {
  body: string;
  help_id: string;
  language: string;
  title: string;
}

export interface ContentItems {
  audience: Json;
  ends_at: Timestamp | null;
  frequency: Generated<string>;
  group_name: Generated<string>;
  id: string;
  image: string | null;
  is_pinned: Generated<boolean>;
  key: string;
  kind: string;
  link_type: Generated<string>;
  linkage: Generated<string>;
  merchant_code: string;
  must_read: Generated<boolean>;
  platform: Generated<string>;
  published_at: Timestamp | null;
  sort_order: Generated<number>;
  starts_at: Timestamp | null;
  status: Generated<string>;
  updated_at: Timestamp;
}

export interface ContentPictures {
  added_at: Timestamp;
  added_by: string;
  bytes: Buffer;
  hash: string;
  height: number;
  merchant_code: string;
  name: string;
  width: number;
}

export interface ContentReads {
  item_id: string;
  member_id: string;
  read_at: Timestamp;
}

export interface ContentTexts {
  body: Generated<string>;
  item_id: string;
  language: string;
  text: Generated<string>;
  title: string;
}

export interface ContentVersions {
  content: Json;
  entry_id: string;
  restored_from: number | null;
  saved_at: Timestamp;
  saved_by: string;
  version: number;
}

export interface IdentityAffiliateCodes {
  code: string;
  created_at: Timestamp;
  disabled_at: Timestamp | null;
  domain: string | null;
  expires_at: Timestamp | null;
  merchant_code: string;
  owner_id: string;
  remark: Generated<string>;
  target_type: Generated<number>;
  uses: Generated<number>;
  uses_max: number | null;
  visits: Generated<number>;
}

export interface IdentityAffiliateVisits {
  code: string;
  day: string;
  merchant_code: string;
  visitor: string;
}

export interface IdentityCaptchas {
  answer_hash: string;
  expires_at: Timestamp;
  id: string;
  merchant_code: string;
}

export interface IdentityCeremonies {
  expires_at: Timestamp;
  id: string;
  kind: string;
  member_id: string | null;
  memory: Json;
  merchant_code: string;
}

export interface IdentityCodes {
  address: string;
  asker: string;
  channel: string;
  code_hash: string;
  expires_at: Timestamp;
  id: string;
  is_sent: boolean;
  merchant_code: string;
  purpose: string;
  recipient: string;
  sent_at: Timestamp;
  spent_at: Timestamp | null;
  standing: string;
  wrong_tries: Generated<number>;
}

export interface IdentityDevices {
  device_hash: string;
  member_id: string;
  seen_at: Timestamp;
}

export interface IdentityFieldSettings {
  field: string;
  is_enabled: boolean;
  is_required: boolean;
  length_max: number | null;
  length_min: number | null;
  merchant_code: string;
  messages: Generated<Json>;
  pattern: string | null;
  sort: number | null;
}

export interface IdentityGuesses {
  counted_from: Timestamp;
  guesses: number;
  locked_until: Timestamp | null;
  locks: Generated<number>;
  merchant_code: string;
  subject: string;
}

export interface IdentityHeadPictures {
  added_at: Timestamp;
  bytes: Buffer;
  hash: string;
  member_id: string;
}

export interface IdentityLabels {
  merchant_code: string;
  name: string;
}

export interface IdentityMembers {
  birthday: string | null;
  birthday_set_at: Timestamp | null;
  club_label: string | null;
  club_label_type: string | null;
  contacts: Generated<Json>;
  country_code: string | null;
  currency: string;
  disabled_at: Timestamp | null;
  disabled_by: string | null;
  disabled_reason: string | null;
  email: string | null;
  email_verified_at: Timestamp | null;
  excluded_until: Timestamp | null;
  expires_at: Timestamp | null;
  head_icon: string | null;
  id: string;
  id_number: string | null;
  invitation_code: string | null;
  is_demo: Generated<boolean>;
  joined_via: string;
  labels: Generated<string[]>;
  language: string;
  merchant_code: string;
  mobile: string | null;
  mobile_verified_at: Timestamp | null;
  must_change_password: Generated<boolean>;
  nickname: string | null;
  parent_id: string | null;
  password_hash: string | null;
  payee_name: string | null;
  payee_name_locked_at: Timestamp | null;
  payment_password_hash: string | null;
  payment_password_reset_at: Timestamp | null;
  referrer_id: string | null;
  register_host: string;
  register_method: string;
  registered_address: string;
  registered_at: Timestamp;
  type: number;
  username: string;
}

export interface IdentityMerchantSettings {
  bonus_ru: Generated<number>;
  default_agent_id: string | null;
  merchant_code: string;
}

export interface IdentityNotes {
  id: string;
  member_id: string;
  operator_id: string;
  operator_name: string;
  text: string;
  written_at: Timestamp;
}

export interface IdentityOutboxMessages {
  body: string;
  channel: string;
  id: Generated<bigint>;
  merchant_code: string;
  recipient: string;
  sent_at: Timestamp;
  subject: Generated<string>;
}

export interface IdentityPasskeys {
  counter: bigint;
  created_at: Timestamp;
  id: string;
  member_id: string;
  merchant_code: string;
  name: string;
  public_key: Buffer;
  transports: Generated<string[]>;
  used_at: Timestamp | null;
}

export interface IdentityPaymentGuesses {
  guesses: number;
  locked_until: Timestamp | null;
  member_id: string;
}

export interface IdentityReferralCodes {
  code: string;
  created_at: Timestamp;
  member_id: string;
  merchant_code: string;
}

export interface IdentityRegistrations {
  member_id: string;
  merchant_code: string;
  network: string;
  registered_at: Timestamp;
}

export interface IdentityRenewals {
  device_hash: string;
  expires_at: Timestamp;
  session_id: string;
  token_hash: string;
}

export interface IdentitySessions {
  address: string;
  country_code: string | null;
  device: string;
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  id: string;
  idle_ms: bigint;
  member_id: string;
  merchant_code: string;
  opened_at: Timestamp;
  seen_at: Timestamp;
  token_hash: string;
  via: string;
}

export interface IdentitySocialAccounts {
  linked_at: Timestamp;
  member_id: string;
  merchant_code: string;
  name: string;
  provider: string;
  subject: string;
}

export interface IdentityTrials {
  address: string;
  device_hash: string;
  member_id: string;
  merchant_code: string;
  networks: Generated<string[]>;
  opened_at: Timestamp;
}

export interface LotteryResultEntries {
  confirmed_at: Timestamp | null;
  confirmed_by: string | null;
  confirmed_by_name: string | null;
  differed_at: Timestamp | null;
  differed_by_name: string | null;
  entered_at: Timestamp;
  entered_by: string;
  entered_by_name: string;
  game_id: string;
  issue_no: number;
  result: Json;
}

export interface MessagesBroadcastMarks {
  broadcast_id: string;
  deleted_at: Timestamp | null;
  member_id: string;
  read_at: Timestamp | null;
}

export interface MessagesBroadcasts {
  bodies: Json;
  category: string;
  countries: string[];
  id: string;
  labels: string[];
  languages: string[];
  merchant_code: string;
  reach: number;
  sent_at: Timestamp;
  sent_by: string;
  titles: Json;
  types: number[];
  vip_max: number | null;
  vip_min: number | null;
  withdrawn_at: Timestamp | null;
  withdrawn_by: string | null;
}

export interface MessagesChatAnswers {
  id: string;
  merchant_code: string;
  saved_at: Timestamp;
  saved_by: string;
  texts: Json;
  title: string;
}

export interface MessagesChatConversations {
  claimed_at: Timestamp | null;
  closed_at: Timestamp | null;
  closed_by: string | null;
  comment: Generated<string>;
  id: string;
  language: string;
  member_id: string;
  merchant_code: string;
  opened_at: Timestamp;
  operator: string | null;
  rating: number | null;
  room_id: string;
  seq: Generated<bigint>;
  state: string;
}

export interface MessagesChatLaunches {
  back_url: string;
  expires_at: Timestamp;
  header_color: string | null;
  is_b2c: boolean;
  language: string | null;
  made_at: Timestamp;
  member_id: string;
  merchant_code: string;
  session_id: string | null;
  title: string | null;
  token_hash: string;
  used_at: Timestamp | null;
}

export interface MessagesChatMembers {
  member_id: string;
  muted_by: string | null;
  muted_until: Timestamp | null;
  sent_at: Timestamp | null;
}

export interface MessagesChatMessages {
  body: string;
  client_key: string;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  member_id: string | null;
  operator: string | null;
  removal: bigint | null;
  room_id: string;
  sent_at: Timestamp;
  seq: bigint;
}

export interface MessagesChatPictures {
  added_at: Timestamp;
  bytes: Buffer;
  hash: string;
  height: number;
  id: string;
  place: number | null;
  room_id: string;
  seq: bigint | null;
  width: number;
}

export interface MessagesChatReports {
  decided_at: Timestamp | null;
  decided_by: string | null;
  id: string;
  member_id: string;
  merchant_code: string;
  number: Generated<bigint>;
  reason: string;
  reported_at: Timestamp;
  room_id: string;
  seq: bigint;
}

export interface MessagesChatRooms {
  created_at: Timestamp;
  id: string;
  kind: string;
  language: string;
  last_seq: Generated<bigint>;
  member_id: string | null;
  member_read_at: Timestamp | null;
  member_read_seq: Generated<bigint>;
  member_typed_at: Timestamp | null;
  merchant_code: string;
  operator_read_seq: Generated<bigint>;
  removals: Generated<bigint>;
}

export interface MessagesChatWords {
  merchant_code: string;
  word: string;
}

export interface MessagesFeedback {
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  closed_at: Timestamp | null;
  content: string;
  id: string;
  language: string;
  member_id: string;
  merchant_code: string;
  sent_at: Timestamp;
  seq: Generated<bigint>;
  state: string;
  taken_at: Timestamp | null;
  taken_by: string | null;
  type: number;
}

export interface MessagesInbox {
  category: string;
  deleted_at: Timestamp | null;
  id: string;
  kind: string;
  member_id: string;
  merchant_code: string;
  params: Json;
  read_at: Timestamp | null;
  sent_at: Timestamp;
  source_key: string;
}

export interface MessagesLiveModels {
  game_code: string;
  id: string;
  is_active: boolean;
  is_streaming: boolean;
  merchant_code: string;
  name: string;
  viewers: Generated<number>;
}

export interface MessagesPushDays {
  category: string;
  count: number;
  day: string;
  merchant_code: string;
  outcome: string;
}

export interface MessagesPushDeliveries {
  attempts: Generated<number>;
  category: string;
  id: Generated<bigint>;
  kind: string;
  next_at: Timestamp;
  params: Json;
  queued_at: Timestamp;
  session_id: string;
}

export interface MessagesPushDevices {
  auth: string;
  categories: string[];
  endpoint: string;
  kept_at: Timestamp;
  language: string;
  member_id: string;
  merchant_code: string;
  p256dh: string;
  quiet_from: number | null;
  quiet_to: number | null;
  session_id: string;
  time_zone: string;
}

export interface MessagesTemplates {
  changed_at: Timestamp;
  changed_by: string;
  is_off: boolean;
  kind: string;
  merchant_code: string;
  texts: Json;
  titles: Json;
}

export interface OperatorsAccounts {
  allowed_networks: string[] | null;
  code_period: Generated<bigint>;
  code_salt: string | null;
  created_at: Timestamp;
  disabled_at: Timestamp | null;
  id: string;
  is_demo: Generated<boolean>;
  merchant_codes: string[] | null;
  name: string;
  password_hash: string | null;
  role: string;
}

export interface OperatorsFailures {
  address_key: string;
  failures: number;
  last_at: Timestamp;
  operator_id: string;
}

export interface OperatorsInvitations {
  code_salt: string;
  expires_at: Timestamp;
  operator_id: string;
  token_hash: string;
}

export interface OperatorsProposals {
  decided_at: Timestamp | null;
  decided_by: string | null;
  decided_by_name: string | null;
  expires_at: Timestamp;
  id: string;
  kind: string;
  merchant_code: string;
  payload: Json;
  proposed_at: Timestamp;
  proposed_by: string;
  proposed_by_name: string;
  reason: string;
  result: Json | null;
  state: Generated<string>;
  subject: string;
}

export interface OperatorsRecoveryCodes {
  code_hash: string;
  operator_id: string;
  used_at: Timestamp | null;
}

export interface OperatorsSessions {
  address: Generated<string>;
  address_key: Generated<string>;
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  id: string;
  opened_at: Timestamp;
  operator_id: string;
  seen_at: Timestamp;
  token_hash: string;
  user_agent: Generated<string>;
}

export interface PlatformAudit {
  act: string;
  address: string;
  after: Json;
  at: Timestamp;
  before: Json;
  hash: Buffer;
  merchant_code: string;
  operator_id: string;
  operator_name: string;
  reason: string | null;
  seq: bigint;
  subject: string;
}

export interface PlatformAuditHeads {
  hash: Buffer;
  merchant_code: string;
  seq: bigint;
}

export interface PlatformCallKeys {
  created_at: Timestamp;
  id: string;
  private_key_sealed: string;
  public_key: string;
  retires_at: Timestamp;
}

export interface PlatformJobRuns {
  ended_at: Timestamp;
  error: string | null;
  failing_since: Timestamp | null;
  name: string;
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

export interface PlayCeilings {
  changed_at: Timestamp;
  changed_by: string;
  exposure_per_day_max: bigint | null;
  game_id: Generated<string>;
  jackpot_max: bigint | null;
  provider_code: string;
  vendor_code: Generated<string>;
  win_per_round_max: bigint | null;
  win_per_stake_max: bigint | null;
}

export interface PlayDayTotals {
  bets: bigint;
  business_day: string;
  category: string;
  currency: string;
  member_id: string;
  merchant_code: string;
  payout: Numeric;
  stake: Numeric;
  valid_turnover: Numeric;
  vendor_code: string;
}

export interface PlayExceptions {
  detail: Json;
  id: Generated<bigint>;
  kind: string;
  member_id: string | null;
  merchant_code: string | null;
  provider_code: string;
  raised_at: Timestamp;
  reference: string;
  resolution: string | null;
  resolved_at: Timestamp | null;
  resolved_by: string | null;
}

export interface PlayExposures {
  business_day: string;
  game_id: string;
  is_play: boolean;
  paid: Numeric;
  process_id: string;
  provider_code: string;
  staked: Numeric;
  vendor_code: string;
}

export interface PlayFundTransfers {
  amount: bigint;
  check_at: Timestamp | null;
  checks: Generated<number>;
  currency: string;
  direction: string;
  ended_at: Timestamp | null;
  member_id: string;
  merchant_code: string;
  provider_code: string;
  ref_no: string;
  requested_at: Timestamp;
  status: string;
  vendor_code: string;
  wish_key: string;
}

export interface PlayHeldWins {
  amount: bigint;
  bet_tx: string;
  ceiling: string;
  currency: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  decision: string | null;
  held_at: Timestamp;
  is_final: boolean;
  is_jackpot: boolean;
  key: string;
  member_id: string;
  merchant_code: string;
  provider_code: string;
  reason: string | null;
  result: string | null;
  result_text: string | null;
  round_id: string;
  valid_turnover: bigint | null;
}

export interface PlayLaunches {
  address: string;
  created_at: Timestamp;
  device: string;
  expires_at: Timestamp;
  game_id: string;
  language: string;
  login_id: string | null;
  member_id: string;
  merchant_code: string;
  provider_code: string;
  spent_at: Timestamp | null;
  theme: string;
  token_hash: string;
  vendor_code: string;
  wallet: string;
}

export interface PlayPreferences {
  is_auto: Generated<boolean>;
  member_id: string;
}

export interface PlayProviderHours {
  calls: bigint;
  failed: bigint;
  hour: Timestamp;
  last_at: Timestamp;
  provider_code: string;
  slowest_ms: bigint;
  took_ms: bigint;
  turned_away: bigint;
}

export interface PlayProviderKeys {
  collect_until: Timestamp | null;
  collected_at: Timestamp | null;
  collected_by: string | null;
  created_at: Timestamp;
  id: string;
  last_used_at: Timestamp | null;
  provider_code: string;
  retired_at: Timestamp | null;
  secret_sealed: string;
}

export interface PlayProviders {
  base_url: string | null;
  client_url: string | null;
  code: string;
  created_at: Timestamp;
  is_on: Generated<boolean>;
  name: string;
}

export interface PlayRounds {
  closed_at: Timestamp;
  member_id: string;
  payout: bigint;
  provider_code: string;
  result_ref: string | null;
  round_id: string;
  stake: bigint;
  status: string;
}

export interface PlaySessions {
  address: string;
  currency: string;
  device: string;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  game_id: string;
  id: string;
  login_id: string | null;
  member_id: string;
  merchant_code: string;
  opened_at: Timestamp;
  prize_modes: Json | null;
  provider_code: string;
  series: Json | null;
  vendor_code: string;
  wallet: string;
}

export interface PlayTickets {
  category: string;
  currency: string;
  game_id: string;
  held: Generated<bigint>;
  lottery: Json | null;
  member_id: string;
  merchant_code: string;
  odds: string | null;
  payout: Generated<bigint>;
  placed_at: Timestamp;
  provider_code: string;
  result_text: string | null;
  round_id: string;
  selection: string | null;
  seq: bigint;
  session_id: string;
  settled_at: Timestamp | null;
  stake: bigint;
  status: string;
  tx_id: string;
  valid_turnover: Generated<bigint>;
  vendor_code: string;
  wallet: string;
}

export interface PlayWins {
  category: string;
  currency: string;
  game_id: string;
  member_id: string;
  merchant_code: string;
  payout: bigint;
  provider_code: string;
  round_id: string;
  settled_at: Timestamp;
  tx_id: string;
  vendor_code: string;
}

export interface RewardsAddresses {
  id: string;
  member_id: string;
  saved_at: Timestamp;
  sealed: string;
}

export interface RewardsBonuses {
  amount: bigint;
  currency: string;
  deducted: Generated<bigint>;
  deducted_win: Generated<bigint>;
  ended_at: Timestamp | null;
  ended_by: string | null;
  expires_at: Timestamp | null;
  grant_id: string;
  looked_at: Timestamp;
  max_cash_out: bigint | null;
  member_id: string;
  merchant_code: string;
  opened_at: Timestamp;
  state: Generated<string>;
  why: string | null;
}

export interface RewardsDepositChoices {
  address_hash: string | null;
  chosen_at: Timestamp;
  device_hash: string | null;
  member_id: string;
  order_no: string;
  promotion_id: string;
  refusal: string | null;
}

export interface RewardsGiftsDue {
  member_id: string;
  merchant_code: string;
  verified_at: Timestamp;
}

export interface RewardsGoods {
  changed_at: Timestamp;
  changed_by: string;
  descriptions: Json;
  id: string;
  kind: string;
  limit_count: number;
  limit_period: string;
  merchant_code: string;
  picture: string;
  points: number;
  rollover: number;
  sale_from: Timestamp | null;
  sale_to: Timestamp | null;
  sort: number;
  status: string;
  stock: number;
  titles: Json;
  vip_min: number;
  worth_cents: number;
}

export interface RewardsGrants {
  amount: bigint;
  available_from: Timestamp;
  currency: string;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  granted_at: Timestamp;
  id: string;
  kind: string;
  member_id: string;
  merchant_code: string;
  number: number | null;
  points: number;
  rollover_days: number | null;
  rollover_groups: Generated<string[]>;
  rollover_joint_deposit: string | null;
  rollover_max_bet: bigint | null;
  rollover_max_cash_out: bigint | null;
  rollover_multiple: Generated<number>;
  rollover_principal: Generated<bigint>;
  source_key: string;
  state: Generated<string>;
  title: Json | null;
}

export interface RewardsMallMoves {
  at: Timestamp;
  note: string | null;
  operator: string | null;
  order_no: string;
  state: string;
  step: number;
}

export interface RewardsMallOrders {
  address_sealed: string | null;
  amount: bigint;
  carrier: string | null;
  currency: string;
  good_id: string;
  kind: string;
  member_id: string;
  merchant_code: string;
  moved_at: Timestamp;
  order_no: string;
  ordered_at: Timestamp;
  picture: string;
  points: number;
  seq: Generated<bigint>;
  state: string;
  titles: Json;
  tracking_no: string | null;
  wish_key: string;
}

export interface RewardsMissionFacts {
  counted_at: Timestamp;
  key: string;
  source: string;
}

export interface RewardsMissionGames {
  currency: string;
  game: string;
  member_id: string;
  mission_code: string;
  period: string;
}

export interface RewardsMissionProgress {
  activity: Generated<number>;
  claimed_at: Timestamp | null;
  claimed_on: string | null;
  currency: string;
  done_at: Timestamp | null;
  member_id: string;
  merchant_code: string;
  mission_code: string;
  period: string;
  target: bigint;
  value: bigint;
}

export interface RewardsMissions {
  activity: number;
  cash_ru: bigint;
  categories: Generated<string[]>;
  changed_at: Timestamp;
  changed_by: string;
  code: string;
  ends_at: Timestamp | null;
  game_id: string | null;
  is_on: boolean;
  merchant_code: string;
  metric: string;
  points: number;
  repeat: string;
  rollover_multiple: number;
  sort: number;
  starts_at: Timestamp | null;
  tab: string;
  target: bigint;
  titles: Json;
}

export interface RewardsPacketRounds {
  ends_at: Timestamp;
  id: string;
  merchant_code: string;
  opened_at: Timestamp | null;
  promotion_id: string;
  seq: Generated<bigint>;
  starts_at: Timestamp;
  told_at: Timestamp | null;
}

export interface RewardsPackets {
  currency: string | null;
  member_id: string | null;
  number: number;
  round_id: string;
  taken_at: Timestamp | null;
  units: bigint;
}

export interface RewardsPointAccounts {
  balance: bigint;
  member_id: string;
  merchant_code: string;
  seq: bigint;
}

export interface RewardsPointLots {
  expires_at: Timestamp;
  member_id: string;
  points: bigint;
  seq: bigint;
  unspent: bigint;
}

export interface RewardsPointPlays {
  currency: string;
  member_id: string;
  worth: Numeric;
}

export interface RewardsPointTransfers {
  at: Timestamp;
  balance_after: bigint;
  key: string;
  kind: string;
  member_id: string;
  points: bigint;
  seq: bigint;
}

export interface RewardsPointUses {
  lot_seq: bigint;
  member_id: string;
  points: bigint;
  seq: bigint;
}

export interface RewardsPointWarnings {
  expires_on: string;
  member_id: string;
  points: bigint;
}

export interface RewardsPromotionClaims {
  address_hash: string | null;
  amount: Generated<bigint>;
  base: Generated<bigint>;
  business_day: string;
  claimed_at: Timestamp;
  currency: string;
  decided_by: string | null;
  device_hash: string | null;
  ended_at: Timestamp | null;
  grant_id: string | null;
  id: string;
  member_id: string;
  merchant_code: string;
  period_key: string;
  promotion_id: string;
  reason: string | null;
  remark: string | null;
  seq: Generated<bigint>;
  state: string;
}

export interface RewardsPromotionComments {
  decided_by: string | null;
  id: string;
  member_id: string;
  merchant_code: string;
  promotion_id: string;
  seq: Generated<bigint>;
  state: Generated<string>;
  text: string;
  written_at: Timestamp;
}

export interface RewardsPromotionImages {
  added_at: Timestamp;
  bytes: Buffer;
  claim_id: string | null;
  hash: string;
  id: string;
  member_id: string;
  promotion_id: string;
}

export interface RewardsPromotions {
  apply_mode: string;
  audience: Json;
  banner: string;
  changed_at: Timestamp;
  changed_by: string;
  claimed: Generated<number>;
  end_at: Timestamp | null;
  exclusive_group: string | null;
  id: string;
  kind: string;
  limits: Json;
  merchant_code: string;
  review_mode: string;
  rollover: Json;
  rule: Json;
  show_from: Timestamp;
  sort: number;
  spent: Generated<bigint>;
  start_at: Timestamp;
  status: string;
  texts: Json;
  titles: Json;
  type: string;
}

export interface RewardsReferrals {
  commission_from: string | null;
  commission_until: string | null;
  currency: string | null;
  deposits: Generated<bigint>;
  friend_id: string;
  joined_at: Timestamp;
  last_day: string;
  merchant_code: string;
  qualified_at: Timestamp | null;
  referrer_currency: string | null;
  referrer_id: string;
  state: Generated<string>;
}

export interface RewardsSignIns {
  business_day: string;
  card_began: string;
  is_repaired: Generated<boolean>;
  member_id: string;
  merchant_code: string;
  number: number;
  signed_at: Timestamp;
}

export interface RewardsVipLevels {
  birthday_ru: number;
  changed_at: Timestamp;
  changed_by: string;
  day_max_ru: number;
  deposit_ru: number;
  free_withdrawals: number;
  keep_ru: number;
  level: number;
  level_up_ru: number;
  live_ppm: number;
  merchant_code: string;
  monthly_ru: number;
  pvp_ppm: number;
  slots_ppm: number;
  sports_ppm: number;
  turnover_ru: number;
}

export interface RewardsVipMembers {
  currency: string;
  deposits: bigint;
  highest: Generated<number>;
  level: Generated<number>;
  member_id: string;
  merchant_code: string;
  month: string;
  month_turnover: bigint;
  seen: Generated<number>;
  since: Timestamp;
  turnover: bigint;
  upgraded_month: string | null;
}

export interface RewardsVipRuns {
  after_member: string | null;
  ended_at: Timestamp | null;
  job: string;
  merchant_code: string;
  period: string;
}

export interface RewardsVoucherCodes {
  added_at: Timestamp;
  good_id: string;
  hash: string;
  id: string;
  order_no: string | null;
  sealed: string;
}

export interface SafetyCaps {
  changed_at: Timestamp;
  deposit_day: bigint | null;
  deposit_month: bigint | null;
  deposit_week: bigint | null;
  loss_day: bigint | null;
  loss_month: bigint | null;
  loss_week: bigint | null;
  member_id: string;
  session_day: bigint | null;
  session_month: bigint | null;
  session_week: bigint | null;
  stake_day: bigint | null;
  stake_month: bigint | null;
  stake_week: bigint | null;
}

export interface SafetyChanges {
  amount: bigint | null;
  changed_at: Timestamp;
  id: Generated<bigint>;
  kind: string;
  member_id: string;
  period: string;
  step: string;
}

export interface SafetyDocuments {
  sealed: string;
  side: string;
  verification_id: string;
}

export interface SafetyExclusions {
  began_at: Timestamp;
  ends_at: Timestamp;
  id: Generated<bigint>;
  kind: string;
  member_id: string;
}

export interface SafetyLifts {
  exclusion_id: bigint;
  lifted_at: Timestamp;
  lifted_by: string;
  reason: string;
}

export interface SafetyPersons {
  birthday: string;
  member_id: string;
  name: string;
  stated_at: Timestamp;
}

export interface SafetyRaises {
  amount: bigint | null;
  asked_at: Timestamp;
  confirm_from: Timestamp;
  kind: string;
  member_id: string;
  period: string;
}

export interface SafetySittings {
  active_at: Timestamp;
  checked_at: Timestamp | null;
  every_minutes: number | null;
  member_id: string;
  started_at: Timestamp;
}

export interface SafetyStays {
  active_at: Timestamp;
  member_id: string;
  started_at: Timestamp;
}

export interface SafetyUploads {
  added_at: Timestamp;
  member_id: string;
  sealed: string;
  side: string;
}

export interface SafetyVerifications {
  birthday: string;
  claimed_at: Timestamp | null;
  claimed_by: string | null;
  country_code: string | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  document_kind: string;
  id: string;
  member_id: string;
  merchant_code: string;
  name: string;
  note: string | null;
  reason: string | null;
  status: string;
  submitted_at: Timestamp;
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
  language: Generated<string>;
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
  real_since: Timestamp | null;
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
  look_colours: Json | null;
  main_domain: string;
  maintenance_ends_at: Timestamp | null;
  maintenance_on: Generated<boolean>;
  mem_cen: Generated<number>;
  menu_off: Generated<string[]>;
  minimum_age: Generated<number>;
  name: string;
  planned_from: Timestamp | null;
  planned_to: Timestamp | null;
  version: Generated<number>;
}

export interface SiteSections {
  changed_at: Timestamp;
  changed_by: string;
  merchant_code: string;
  section: string;
  version: number;
}

export interface SiteSettingChanges {
  change: Json;
  changed_at: Timestamp;
  changed_by: string;
  id: Generated<bigint>;
  merchant_code: string | null;
}

export interface WalletAccounts {
  available: Generated<bigint>;
  blocked_until: Timestamp | null;
  closed_at: Timestamp | null;
  code: string;
  currency: string;
  day: string;
  debt: Generated<bigint>;
  deposited_day: Generated<bigint>;
  deposited_month: Generated<bigint>;
  deposited_week: Generated<bigint>;
  fence: Generated<bigint>;
  held: Generated<bigint>;
  lost_day: Generated<bigint>;
  lost_month: Generated<bigint>;
  lost_week: Generated<bigint>;
  member_id: string;
  merchant_code: string;
  month: string;
  moved_at: Timestamp;
  opened_at: Timestamp;
  played_day: Generated<bigint>;
  played_month: Generated<bigint>;
  played_week: Generated<bigint>;
  seq: Generated<bigint>;
  staked_at: Timestamp | null;
  staked_day: Generated<bigint>;
  staked_month: Generated<bigint>;
  staked_week: Generated<bigint>;
  week: string;
}

export interface WalletCheckpoints {
  at: Timestamp;
  balance: bigint;
  member_id: string;
  seq: bigint;
  verified_at: Timestamp;
  wallet: string;
}

export interface WalletChecks {
  checked_at: Timestamp;
  mode: string;
  verdicts: Json;
}

export interface WalletCounterparties {
  counterparty_id: string;
  key: string;
  member_id: string;
  source: string;
}

export interface WalletDebts {
  amount: bigint;
  collected: Generated<bigint>;
  created_at: Timestamp;
  currency: string;
  key: string;
  member_id: string;
  owed_to: string;
  reason: string;
  source: string;
  wallet: string;
}

export interface WalletHolds {
  amount: bigint;
  currency: string;
  ended_at: Timestamp | null;
  fingerprint: string;
  key: string;
  member_id: string;
  placed_at: Timestamp;
  refusal: string | null;
  source: string;
  status: string;
  wallet: string;
}

export interface WalletHouseBalances {
  account: string;
  balance: Numeric;
  currency: string;
  merchant_code: string;
}

export interface WalletTransfers {
  amount: bigint;
  at: Timestamp;
  author: string | null;
  balance_after: bigint | null;
  credit: string;
  currency: string;
  debit: string;
  fingerprint: string;
  key: string;
  kind: string;
  member_id: string;
  merchant_code: string;
  outcome: string;
  ref_id: string | null;
  ref_type: string | null;
  refusal: string | null;
  remark: string | null;
  seq: bigint | null;
  source: string;
  wallet: string | null;
  xact: Generated<bigint>;
}

export interface WalletWatermarks {
  moved_at: Timestamp;
  name: string;
  xact: bigint;
}

export interface Schema {
  agents_bill_payments: AgentsBillPayments;
  agents_bill_runs: AgentsBillRuns;
  agents_bills: AgentsBills;
  agents_contracts: AgentsContracts;
  agents_dividend_periods: AgentsDividendPeriods;
  agents_gift_parts: AgentsGiftParts;
  agents_gift_settings: AgentsGiftSettings;
  agents_gifts: AgentsGifts;
  agents_hours: AgentsHours;
  agents_link_deposits: AgentsLinkDeposits;
  agents_links: AgentsLinks;
  agents_moves: AgentsMoves;
  agents_nodes: AgentsNodes;
  agents_past_places: AgentsPastPlaces;
  agents_rebate_caps: AgentsRebateCaps;
  agents_rebate_debts: AgentsRebateDebts;
  agents_rebate_lines: AgentsRebateLines;
  agents_rebate_payments: AgentsRebatePayments;
  agents_rebate_values: AgentsRebateValues;
  agents_seen_counts: AgentsSeenCounts;
  agents_seen_days: AgentsSeenDays;
  agents_series_days: AgentsSeriesDays;
  agents_series_tickets: AgentsSeriesTickets;
  agents_team_categories: AgentsTeamCategories;
  agents_team_days: AgentsTeamDays;
  agents_team_settings: AgentsTeamSettings;
  cashier_channels: CashierChannels;
  cashier_deposits: CashierDeposits;
  cashier_payments: CashierPayments;
  cashier_payout_accounts: CashierPayoutAccounts;
  cashier_receipts: CashierReceipts;
  cashier_rollover_bets: CashierRolloverBets;
  cashier_rollovers: CashierRollovers;
  cashier_traces: CashierTraces;
  cashier_withdrawal_steps: CashierWithdrawalSteps;
  cashier_withdrawals: CashierWithdrawals;
  catalog_favourites: CatalogFavourites;
  catalog_game_choices: CatalogGameChoices;
  catalog_games: CatalogGames;
  catalog_hot: CatalogHot;
  catalog_recents: CatalogRecents;
  catalog_vendor_choices: CatalogVendorChoices;
  catalog_vendors: CatalogVendors;
  content_changes: ContentChanges;
  content_entries: ContentEntries;
  content_help: ContentHelp;
  content_help_texts: ContentHelpTexts;
  content_items: ContentItems;
  content_pictures: ContentPictures;
  content_reads: ContentReads;
  content_texts: ContentTexts;
  content_versions: ContentVersions;
  identity_affiliate_codes: IdentityAffiliateCodes;
  identity_affiliate_visits: IdentityAffiliateVisits;
  identity_captchas: IdentityCaptchas;
  identity_ceremonies: IdentityCeremonies;
  identity_codes: IdentityCodes;
  identity_devices: IdentityDevices;
  identity_field_settings: IdentityFieldSettings;
  identity_guesses: IdentityGuesses;
  identity_head_pictures: IdentityHeadPictures;
  identity_labels: IdentityLabels;
  identity_members: IdentityMembers;
  identity_merchant_settings: IdentityMerchantSettings;
  identity_notes: IdentityNotes;
  identity_outbox_messages: IdentityOutboxMessages;
  identity_passkeys: IdentityPasskeys;
  identity_payment_guesses: IdentityPaymentGuesses;
  identity_referral_codes: IdentityReferralCodes;
  identity_registrations: IdentityRegistrations;
  identity_renewals: IdentityRenewals;
  identity_sessions: IdentitySessions;
  identity_social_accounts: IdentitySocialAccounts;
  identity_trials: IdentityTrials;
  lottery_result_entries: LotteryResultEntries;
  messages_broadcast_marks: MessagesBroadcastMarks;
  messages_broadcasts: MessagesBroadcasts;
  messages_chat_answers: MessagesChatAnswers;
  messages_chat_conversations: MessagesChatConversations;
  messages_chat_launches: MessagesChatLaunches;
  messages_chat_members: MessagesChatMembers;
  messages_chat_messages: MessagesChatMessages;
  messages_chat_pictures: MessagesChatPictures;
  messages_chat_reports: MessagesChatReports;
  messages_chat_rooms: MessagesChatRooms;
  messages_chat_words: MessagesChatWords;
  messages_feedback: MessagesFeedback;
  messages_inbox: MessagesInbox;
  messages_live_models: MessagesLiveModels;
  messages_push_days: MessagesPushDays;
  messages_push_deliveries: MessagesPushDeliveries;
  messages_push_devices: MessagesPushDevices;
  messages_templates: MessagesTemplates;
  operators_accounts: OperatorsAccounts;
  operators_failures: OperatorsFailures;
  operators_invitations: OperatorsInvitations;
  operators_proposals: OperatorsProposals;
  operators_recovery_codes: OperatorsRecoveryCodes;
  operators_sessions: OperatorsSessions;
  platform_audit: PlatformAudit;
  platform_audit_heads: PlatformAuditHeads;
  platform_call_keys: PlatformCallKeys;
  platform_job_runs: PlatformJobRuns;
  platform_migrations: PlatformMigrations;
  platform_outbox_cursors: PlatformOutboxCursors;
  platform_outbox_events: PlatformOutboxEvents;
  platform_outbox_failures: PlatformOutboxFailures;
  platform_spent_challenges: PlatformSpentChallenges;
  play_ceilings: PlayCeilings;
  play_day_totals: PlayDayTotals;
  play_exceptions: PlayExceptions;
  play_exposures: PlayExposures;
  play_fund_transfers: PlayFundTransfers;
  play_held_wins: PlayHeldWins;
  play_launches: PlayLaunches;
  play_preferences: PlayPreferences;
  play_provider_hours: PlayProviderHours;
  play_provider_keys: PlayProviderKeys;
  play_providers: PlayProviders;
  play_rounds: PlayRounds;
  play_sessions: PlaySessions;
  play_tickets: PlayTickets;
  play_wins: PlayWins;
  rewards_addresses: RewardsAddresses;
  rewards_bonuses: RewardsBonuses;
  rewards_deposit_choices: RewardsDepositChoices;
  rewards_gifts_due: RewardsGiftsDue;
  rewards_goods: RewardsGoods;
  rewards_grants: RewardsGrants;
  rewards_mall_moves: RewardsMallMoves;
  rewards_mall_orders: RewardsMallOrders;
  rewards_mission_facts: RewardsMissionFacts;
  rewards_mission_games: RewardsMissionGames;
  rewards_mission_progress: RewardsMissionProgress;
  rewards_missions: RewardsMissions;
  rewards_packet_rounds: RewardsPacketRounds;
  rewards_packets: RewardsPackets;
  rewards_point_accounts: RewardsPointAccounts;
  rewards_point_lots: RewardsPointLots;
  rewards_point_plays: RewardsPointPlays;
  rewards_point_transfers: RewardsPointTransfers;
  rewards_point_uses: RewardsPointUses;
  rewards_point_warnings: RewardsPointWarnings;
  rewards_promotion_claims: RewardsPromotionClaims;
  rewards_promotion_comments: RewardsPromotionComments;
  rewards_promotion_images: RewardsPromotionImages;
  rewards_promotions: RewardsPromotions;
  rewards_referrals: RewardsReferrals;
  rewards_sign_ins: RewardsSignIns;
  rewards_vip_levels: RewardsVipLevels;
  rewards_vip_members: RewardsVipMembers;
  rewards_vip_runs: RewardsVipRuns;
  rewards_voucher_codes: RewardsVoucherCodes;
  safety_caps: SafetyCaps;
  safety_changes: SafetyChanges;
  safety_documents: SafetyDocuments;
  safety_exclusions: SafetyExclusions;
  safety_lifts: SafetyLifts;
  safety_persons: SafetyPersons;
  safety_raises: SafetyRaises;
  safety_sittings: SafetySittings;
  safety_stays: SafetyStays;
  safety_uploads: SafetyUploads;
  safety_verifications: SafetyVerifications;
  site_flags: SiteFlags;
  site_hosts: SiteHosts;
  site_links: SiteLinks;
  site_market_policies: SiteMarketPolicies;
  site_menu_items: SiteMenuItems;
  site_merchants: SiteMerchants;
  site_sections: SiteSections;
  site_setting_changes: SiteSettingChanges;
  wallet_accounts: WalletAccounts;
  wallet_checkpoints: WalletCheckpoints;
  wallet_checks: WalletChecks;
  wallet_counterparties: WalletCounterparties;
  wallet_debts: WalletDebts;
  wallet_holds: WalletHolds;
  wallet_house_balances: WalletHouseBalances;
  wallet_transfers: WalletTransfers;
  wallet_watermarks: WalletWatermarks;
}
