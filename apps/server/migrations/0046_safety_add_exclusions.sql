-- Why: players may stay away for some days, for months, or for good, and nobody but two operators may let them in before.
-- What was decided is only ever added to: an exclusion that is extended is one more, one that is lifted keeps its row.
-- How long somebody was here is kept for each time that they came, because a statement of activity tells it.

create table safety_exclusions (
  id        bigint generated always as identity primary key,
  member_id uuid not null references identity_members (id),
  kind      text not null,
  began_at  timestamptz not null,
  -- A time without end is written as the year 9999, so that every end can be compared.
  ends_at   timestamptz not null,
  constraint safety_exclusions__kind_known check (kind in ('TIME_OUT', 'SELF_EXCLUSION')),
  constraint safety_exclusions__ends_later check (ends_at > began_at)
);

create index safety_exclusions__member_id on safety_exclusions (member_id, id);

create table safety_lifts (
  exclusion_id bigint primary key references safety_exclusions (id),
  lifted_at    timestamptz not null,
  lifted_by    text not null,
  reason       text not null
);

create table safety_stays (
  member_id  uuid not null references identity_members (id) on delete cascade,
  started_at timestamptz not null,
  active_at  timestamptz not null,
  primary key (member_id, started_at),
  constraint safety_stays__active_after_start check (active_at >= started_at)
);

-- Who is here now came some time ago.
insert into safety_stays (member_id, started_at, active_at)
select member_id, started_at, active_at from safety_sittings;
