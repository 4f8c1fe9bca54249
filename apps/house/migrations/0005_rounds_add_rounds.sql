-- Why: a round is decided before anybody is told, and its money is moved by a stranger who may not
-- answer. The row is written first, with its outcome; every step after it can be taken again from what
-- stands here, by any node, after any crash.
--
-- PLACED: the platform is asked, or was about to be. UNDOING: nobody knows what it did; it is asked to
-- take the bet back until it says what happened. TAKEN: the stake is ours, the jackpots are not drawn.
-- PAYING: all wins are fixed and are paid one after the other. SETTLED, DECLINED, VOIDED: over.
--
-- Invariants: a player has at most one round that is not over; a wish (key) becomes one round; an
-- outcome never changes; what is open has a time at which it is looked at again.

create table rounds (
  player_id     uuid        not null,
  id            uuid        not null,
  key           uuid        not null,
  session_id    uuid        not null,
  merchant      text        not null,
  vendor        text        not null,
  game_id       text        not null,
  currency      text        not null,
  stake         bigint      not null,
  -- Jackpots included, once they are drawn.
  win           bigint      not null,
  -- What the platform is asked to pay, in order, with the number and the time of each; empty where
  -- stake and win are one step.
  wins          jsonb       not null default '[]',
  model         text        not null,
  model_version integer     not null,
  outcome       jsonb       not null,
  pay           integer     not null,
  -- What proves it: the seeds, the place in their stream, and how much of it was read.
  seed_id       uuid        not null,
  commitment    text        not null,
  nonce         integer     not null,
  blocks        integer     not null,
  -- The jackpots' own draw, where there was one.
  draw_no       bigint,
  draw_seed_id  uuid,
  has_jackpots  boolean     not null,
  status        text        not null,
  -- The platform's code, where it declined.
  reason        text,
  is_seen       boolean     not null default false,
  placed_at     timestamptz not null,
  taken_at      timestamptz,
  decided_at    timestamptz,
  next_try_at   timestamptz,
  attempts      integer     not null default 0,
  primary key (player_id, id),
  constraint rounds__wish_once unique (player_id, key),
  constraint rounds__status_known check
    (status in ('PLACED', 'UNDOING', 'TAKEN', 'PAYING', 'SETTLED', 'DECLINED', 'VOIDED')),
  constraint rounds__open_is_looked_at check ((decided_at is null) = (next_try_at is not null)),
  constraint rounds__over_is_decided check
    ((decided_at is null) = (status in ('PLACED', 'UNDOING', 'TAKEN', 'PAYING'))),
  constraint rounds__amounts check (stake > 0 and win >= 0)
) partition by hash (player_id);

create unique index rounds__one_open on rounds (player_id) where decided_at is null;
create index rounds__due on rounds (next_try_at) where next_try_at is not null;
create index rounds__unseen on rounds (player_id) where not is_seen;
create index rounds__session on rounds (player_id, session_id);
create index rounds__history on rounds (player_id, game_id, id);
create index rounds__decided_at on rounds using brin (decided_at) with (pages_per_range = 16);

do $$
begin
  for part in 0..7 loop
    execute format(
      'create table rounds_%s partition of rounds
         for values with (modulus 8, remainder %s) with (fillfactor = 80)', part, part);
  end loop;
end $$;
