-- Why: the credit of a demonstration is a currency of its own now (`JPY.DEMO`), and jackpots that are fed with
-- it are never paid in money: each merchant has a vault for it (`maneki.DEMO`) beside that of money. Until
-- now nothing but such credit fed any vault, so all of them are of that kind; those of money begin anew.
--
-- Rounds and sessions follow what the platform calls their wallets. Where the house stands beside the platform it
-- can see which markets play for money; apart from it, nothing but credit was played for.

insert into vault_merchants (merchant, draw_no)
select merchant || '.DEMO', draw_no from vault_merchants;
update vault_pools set merchant = merchant || '.DEMO';
update vault_seeds set merchant = merchant || '.DEMO';
delete from vault_merchants where merchant not like '%.DEMO';

do $$
declare
  is_money text := 'false';
begin
  if to_regclass('public.site_market_policies') is not null then
    is_money := 'exists (select from public.identity_members as m
                           join public.site_market_policies as p on p.country_code = m.country_code
                          where m.id = player_id and p.mode = ''REAL'')';
  end if;
  execute 'update sessions set currency = currency || ''.DEMO''
            where currency not like ''%.%'' and not ' || is_money;
  execute 'update rounds set currency = currency || ''.DEMO''
            where currency not like ''%.%'' and not ' || is_money;
end
$$;
