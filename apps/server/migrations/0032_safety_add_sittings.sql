-- Why: whoever plays is reminded of the time, as often as they chose. The time runs on over reloads, pages and games,
-- so it is kept here: since when somebody is here without a longer break, and when they were last reminded.

create table safety_sittings (
  member_id     uuid        primary key references identity_members (id) on delete cascade,
  every_minutes integer,
  started_at    timestamptz not null,
  active_at     timestamptz not null,
  checked_at    timestamptz,
  constraint safety_sittings__every_positive check (every_minutes > 0),
  constraint safety_sittings__active_after_start check (active_at >= started_at)
);
