-- Why: a round is no longer a spin. What was bet on and what came of it belong to the kind of game, an
-- outcome may come later than the bet, and whether a player may have several rounds at once is decided by
-- the kind: a machine has one lever, a table takes bet upon bet.
--
-- Invariants: of the rounds that stand alone, a player has at most one of a kind that is not over.

alter table rounds add column kind text not null default 'slots';
alter table rounds alter column kind drop default;
alter table rounds add column bet jsonb;
alter table rounds add column is_alone boolean not null default true;
alter table rounds alter column is_alone drop default;
alter table rounds alter column outcome drop not null;
-- A spin's outcome says what it pays.
alter table rounds drop column pay;

drop index rounds__one_open;
create unique index rounds__one_open on rounds (player_id, kind) where decided_at is null and is_alone;
create index rounds__open on rounds (player_id) where decided_at is null;
