-- Why: the credit of a demonstration stands in books of its own, and which books a member plays in follows from
-- the market's mode. Books outlive a mode: a market that is closed after it was real still owes money, and
-- credit that is opened where money is played for is a mistake that somebody must be able to find. Both need
-- to know since when. Only the database sees every writer.

alter table site_market_policies add column real_since timestamptz;

create function site_remember_real_market() returns trigger language plpgsql as $$
begin
  if new.mode = 'REAL' then
    new.real_since := coalesce(new.real_since, now());
  elsif new.mode = 'DEMO' then
    new.real_since := null;
  end if;
  return new;
end
$$;

create trigger site_market_policies__remember_real
  before insert or update on site_market_policies
  for each row execute function site_remember_real_market();

update site_market_policies set real_since = now() where mode = 'REAL';
