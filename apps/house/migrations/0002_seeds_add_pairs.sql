-- Why: a round must be provable afterwards and unforeseeable before. A player has a server seed in use,
-- whose hash is shown before the first round, and the next one, whose hash is shown before the first is
-- revealed. Revealed pairs stay, because old rounds are checked against them.
--
-- Invariants: at most one ACTIVE and one NEXT pair a player; the nonce counts the rounds of a pair
-- without a gap; a seed is readable only once it is REVEALED, and then no round uses it any more.

create table seeds (
  player_id          uuid        not null,
  id                 uuid        not null,
  status             text        not null,
  -- Sealed with the master secret also after it was revealed: there is one way to read it.
  server_seed_sealed text        not null,
  commitment         text        not null,
  -- Chosen or drawn when the pair comes into use.
  client_seed        text,
  nonce              integer     not null default 0,
  created_at         timestamptz not null,
  activated_at       timestamptz,
  revealed_at        timestamptz,
  primary key (player_id, id),
  constraint seeds__status_known check (status in ('NEXT', 'ACTIVE', 'REVEALED')),
  constraint seeds__used_with_client_seed check ((status = 'NEXT') = (client_seed is null)),
  constraint seeds__revealed_at_once check ((status = 'REVEALED') = (revealed_at is not null))
) partition by hash (player_id);

create unique index seeds__one_in_use on seeds (player_id, status) where status <> 'REVEALED';

do $$
begin
  for part in 0..7 loop
    execute format(
      'create table seeds_%s partition of seeds
         for values with (modulus 8, remainder %s) with (fillfactor = 80)', part, part);
  end loop;
end $$;
