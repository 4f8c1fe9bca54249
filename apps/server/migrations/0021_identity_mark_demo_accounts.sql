-- Why: anybody may know the password of a demo account, and the gift of a demonstration is money out of
-- nothing. Neither may be there where real money is played for, whoever switches which of them on, and in
-- whichever order. Only the database sees all of that.

alter table identity_members add column is_demo boolean not null default false;

update identity_members set is_demo = true
 where joined_via = 'OPERATOR' and username in ('general01', 'agent01', 'sakura', 'demoagent');

create index identity_members__is_demo on identity_members (id) where is_demo;

create function identity_keep_demo_from_money() returns trigger language plpgsql as $$
begin
  if exists (select from site_market_policies where mode = 'REAL')
     and (exists (select from identity_members where is_demo and disabled_at is null)
          or exists (select from identity_merchant_settings where bonus_ru > 0)) then
    raise check_violation using message =
      'A market for real money and demo accounts or their gift exclude each other: npm run demo:remove';
  end if;
  return null;
end
$$;

create trigger site_market_policies__no_demo
  after insert or update of mode on site_market_policies
  for each row when (new.mode = 'REAL') execute function identity_keep_demo_from_money();

create trigger identity_members__no_demo
  after insert or update of is_demo, disabled_at on identity_members
  for each row when (new.is_demo and new.disabled_at is null)
  execute function identity_keep_demo_from_money();

create trigger identity_merchant_settings__no_demo
  after insert or update of bonus_ru on identity_merchant_settings
  for each row when (new.bonus_ru > 0) execute function identity_keep_demo_from_money();
