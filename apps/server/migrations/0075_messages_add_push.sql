-- Why: members are notified on devices where they asked for it, as long as they are logged in there.
--
-- Invariants: a session has one device at most, and a device belongs to one session; what waits for a device goes
-- with it. The keys are the device's, not ours: with them alone nobody can send anything, since a push service
-- takes messages only by our own key.

create table messages_push_devices (
  session_id    uuid        primary key references identity_sessions (id) on delete cascade,
  member_id     uuid        not null references identity_members (id) on delete cascade,
  merchant_code text        not null references site_merchants (code),
  endpoint      text        not null,
  p256dh        text        not null,
  auth          text        not null,
  language      text        not null,
  categories    text[]      not null,
  -- Minutes of the day in the device's own time zone.
  quiet_from    integer,
  quiet_to      integer,
  time_zone     text        not null,
  kept_at       timestamptz not null,
  constraint messages_push_devices__one_session unique (endpoint),
  constraint messages_push_devices__categories_known
    check (categories <@ array['FINANCE', 'SECURITY', 'PROMO']),
  constraint messages_push_devices__quiet_within_a_day
    check ((quiet_from is null) = (quiet_to is null) and
           quiet_from between 0 and 1439 and quiet_to between 0 and 1439 and quiet_from <> quiet_to)
);

create index messages_push_devices__member_id on messages_push_devices (member_id);

create table messages_push_deliveries (
  id         bigint      generated always as identity primary key,
  session_id uuid        not null references messages_push_devices (session_id) on delete cascade,
  category   text        not null,
  kind       text        not null,
  params     jsonb       not null,
  attempts   integer     not null default 0,
  queued_at  timestamptz not null,
  -- When it is due: at once, after quiet hours, or after a push service that was away.
  next_at    timestamptz not null,
  constraint messages_push_deliveries__category_known check (category in ('FINANCE', 'SECURITY', 'PROMO')),
  constraint messages_push_deliveries__attempts_counted check (attempts >= 0)
);

create index messages_push_deliveries__next_at on messages_push_deliveries (next_at);
create index messages_push_deliveries__session_id on messages_push_deliveries (session_id);
