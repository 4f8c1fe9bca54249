-- Why: operators look at what does not add up by merchant, and one who runs a single merchant must see nothing of the
-- others. They also look at how providers are doing, which so far only the metrics of each process knew, and hand new
-- keys over, whose secret must be told once and stand nowhere else.

alter table play_exceptions add column merchant_code text;

update play_exceptions as e
   set merchant_code = m.merchant_code
  from identity_members as m
 where m.id = e.member_id;

-- Ids follow time; a page is read from one of them on.
create index play_exceptions__merchant on play_exceptions (merchant_code, id);
create index play_exceptions__merchant_kind on play_exceptions (merchant_code, kind, id);
create index play_exceptions__merchant_provider on play_exceptions (merchant_code, provider_code, id);
create index play_exceptions__merchant_open on play_exceptions (merchant_code, id) where resolved_at is null;

alter table play_held_wins add column merchant_code text;

update play_held_wins as h
   set merchant_code = t.merchant_code
  from play_tickets as t
 where t.member_id = h.member_id and t.provider_code = h.provider_code and t.round_id = h.round_id
   and t.tx_id = h.bet_tx;

alter table play_held_wins alter column merchant_code set not null;

alter table play_provider_keys
  add column last_used_at timestamptz,
  -- Until when an operator may take the secret of a key that the console made; null where there is nothing to take.
  add column collect_until timestamptz,
  add column collected_at timestamptz,
  add column collected_by text;

-- What providers asked of us, by the hour: added to by every process every few seconds.
create table play_provider_hours (
  provider_code text        not null references play_providers (code),
  hour          timestamptz not null,
  calls         bigint      not null,
  -- Genuine and turned away at the door all the same: late, repeated, malformed, too many.
  turned_away   bigint      not null,
  -- Where the platform had no answer.
  failed        bigint      not null,
  -- In all, in thousandths of a second.
  took_ms       bigint      not null,
  slowest_ms    bigint      not null,
  last_at       timestamptz not null,
  primary key (provider_code, hour)
);

create index play_provider_hours__hour on play_provider_hours (hour);
