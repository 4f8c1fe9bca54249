-- Why: members of a market that plays for no money were given credit in accounts of that money, so that it stood
-- in the books of JPY. Credit has books of its own now, in wallets DEMO of a currency JPY.DEMO. What was played
-- for so far moves there as it is, with its whole history: every transfer keeps its number, its two sides
-- and its place in time, so that the chains carry on and each currency still comes to nothing.
--
-- It goes by the market of each member, as it is now; members of a REAL market keep their money. Trials and
-- the demo line have play credit already.

-- Which books a member plays in follows from the market's mode, and books outlive a mode: a market that is closed
-- after it was real still owes money, and credit that is opened where money is played for is a mistake that
-- somebody must be able to find. Both need to know since when. Only the database sees every writer.

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

create temporary table demo_members on commit drop as
select a.member_id
  from wallet_accounts as a
  join identity_members as m on m.id = a.member_id
  left join site_market_policies as p on p.country_code = m.country_code
 where a.code = 'MAIN' and a.currency not like '%.%' and coalesce(p.mode, 'DEMO') <> 'REAL';

alter table demo_members add primary key (member_id);

update wallet_accounts as a set code = 'DEMO', currency = a.currency || '.DEMO'
  from demo_members as d where d.member_id = a.member_id and a.code = 'MAIN';

-- A refill that is wished for again is found under its name, which says the wallet.
update wallet_transfers as t
   set wallet   = case t.wallet when 'MAIN' then 'DEMO' else t.wallet end,
       debit    = case t.debit when 'MAIN' then 'DEMO' else t.debit end,
       credit   = case t.credit when 'MAIN' then 'DEMO' else t.credit end,
       currency = t.currency || '.DEMO',
       key      = case when t.source = 'wallet' then regexp_replace(t.key, '^(opening|refill)-MAIN', '\1-DEMO')
                       else t.key end
  from demo_members as d
 where d.member_id = t.member_id and t.currency <> '' and t.currency not like '%.%';

update wallet_holds as h set wallet = 'DEMO', currency = h.currency || '.DEMO'
  from demo_members as d where d.member_id = h.member_id and h.wallet = 'MAIN';
update wallet_debts as o set wallet = 'DEMO', currency = o.currency || '.DEMO'
  from demo_members as d where d.member_id = o.member_id and o.wallet = 'MAIN';
update wallet_checkpoints as c set wallet = 'DEMO'
  from demo_members as d where d.member_id = c.member_id and c.wallet = 'MAIN';

-- The house has summed up what came before its mark; the same goes over to the books of the credit.
create temporary table moved_sums on commit drop as
select t.merchant_code, side.account, t.currency, sum(side.delta) as balance
  from wallet_transfers as t
 cross join lateral (values (t.credit, t.amount), (t.debit, -t.amount)) as side(account, delta)
 where t.outcome = 'DONE' and t.amount > 0 and side.account is distinct from t.wallet
   and t.currency like '%.DEMO'
   and t.xact < (select xact from wallet_watermarks where name = 'house')
 group by t.merchant_code, side.account, t.currency;

update wallet_house_balances as b set balance = b.balance - s.balance
  from moved_sums as s
 where s.merchant_code = b.merchant_code and s.account = b.account
   and s.currency = b.currency || '.DEMO';
delete from wallet_house_balances as b using moved_sums as s
 where s.merchant_code = b.merchant_code and s.account = b.account
   and s.currency = b.currency || '.DEMO' and b.balance = 0;
insert into wallet_house_balances (merchant_code, account, currency, balance)
select merchant_code, account, currency, balance from moved_sums;

-- What was played with it.
update play_launches as l set wallet = 'DEMO'
  from demo_members as d where d.member_id = l.member_id and l.wallet = 'MAIN';
update play_sessions as s set wallet = 'DEMO', currency = s.currency || '.DEMO'
  from demo_members as d where d.member_id = s.member_id and s.wallet = 'MAIN';
update play_tickets as t set wallet = 'DEMO', currency = t.currency || '.DEMO'
  from demo_members as d where d.member_id = t.member_id and t.wallet = 'MAIN';
update play_fund_transfers as f set currency = f.currency || '.DEMO'
  from demo_members as d where d.member_id = f.member_id and f.currency not like '%.%';
update play_held_wins as w set currency = w.currency || '.DEMO'
  from demo_members as d where d.member_id = w.member_id and w.currency not like '%.%';
update play_day_totals as y set currency = y.currency || '.DEMO'
  from demo_members as d where d.member_id = y.member_id and y.currency not like '%.%';
update play_wins as w set currency = w.currency || '.DEMO'
  from demo_members as d where d.member_id = w.member_id and w.currency not like '%.%';

-- Facts that somebody has yet to hear are counted where the bet now stands.
update platform_outbox_events as e
   set payload = jsonb_set(e.payload, '{currency}', to_jsonb((e.payload ->> 'currency') || '.DEMO'))
  from demo_members as d
 where e.name in ('play.bet_settled', 'play.bet_resettled')
   and d.member_id = (e.payload ->> 'memberId')::uuid
   and e.payload ->> 'currency' not like '%.%';

-- What the house may lose in a day is counted apart for credit. Nobody can tell the two apart in a sum;
-- where no market plays for money all of it was credit.
create temporary table credit_exposures on commit drop as
select * from play_exposures
 where not is_play and not exists (select from site_market_policies where mode = 'REAL');
delete from play_exposures as e using credit_exposures as c
 where e.business_day = c.business_day and e.process_id = c.process_id
   and e.provider_code = c.provider_code and e.vendor_code = c.vendor_code
   and e.game_id = c.game_id and not e.is_play;
insert into play_exposures as e
       (business_day, process_id, provider_code, vendor_code, game_id, is_play, staked, paid)
select business_day, process_id, provider_code, vendor_code, game_id, true, staked, paid
  from credit_exposures
    on conflict (business_day, process_id, provider_code, vendor_code, game_id, is_play)
    do update set staked = e.staked + excluded.staked, paid = e.paid + excluded.paid;
