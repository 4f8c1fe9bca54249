-- Why: a fact that one feature records must reach the features after it even when the process dies
-- right after the commit. It is therefore written in the transaction that makes it true, and handed
-- on from here, at least once, by a dispatcher.
--
-- Identities are drawn before their transactions commit, so a reader that goes by the largest id
-- skips rows that commit late. Each row carries the number of its transaction instead; a reader takes
-- only rows below the oldest transaction still running, in the order of (xact, id).

create table platform_outbox_events (
  id          bigint generated always as identity primary key,
  xact        xid8        not null default pg_current_xact_id(),
  name        text        not null,
  payload     jsonb       not null,
  recorded_at timestamptz not null,
  constraint platform_outbox_events__name_given check (name <> '')
);

create index platform_outbox_events__xact_id on platform_outbox_events (xact, id);

-- Where each handler has got to: everything up to and including this row is handled.
create table platform_outbox_cursors (
  handler  text        primary key,
  xact     xid8        not null,
  event_id bigint      not null,
  moved_at timestamptz not null,
  constraint platform_outbox_cursors__handler_given check (handler <> '')
);

-- An event that a handler could not digest is set aside with all that is needed to try it again, so
-- that it does not stop the events behind it.
create table platform_outbox_failures (
  handler    text        not null,
  event_id   bigint      not null,
  name       text        not null,
  payload    jsonb       not null,
  attempts   int         not null,
  last_error text        not null,
  failed_at  timestamptz not null,
  primary key (handler, event_id),
  constraint platform_outbox_failures__attempted check (attempts > 0)
);
