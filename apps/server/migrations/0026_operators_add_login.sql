-- Why: operators come in by themselves, with a password and a code of the moment, and never with one of both
-- alone. The key of the codes is derived from the deployment's secret and a salt: a copy of these tables opens
-- nothing. Whoever has neither yet was invited, and chooses them with the invitation.

alter table operators_accounts
  add column password_hash    text,
  add column code_salt        text,
  -- The period of the last code that was taken: no code is taken twice.
  add column code_period      bigint not null default 0,
  -- Null for anywhere.
  add column allowed_networks cidr[],
  -- Anybody may know the password of a demonstration.
  add column is_demo          boolean not null default false,
  add constraint operators_accounts__both_proofs check ((password_hash is null) = (code_salt is null)),
  add constraint operators_accounts__allowed_networks_some check (allowed_networks <> '{}');

alter table operators_sessions
  add column address     text not null default '',
  add column address_key text not null default '',
  add column user_agent  text not null default '';

-- For whoever lost what makes their codes; each opens once.
create table operators_recovery_codes (
  operator_id uuid        not null references operators_accounts (id),
  code_hash   text        not null,
  used_at     timestamptz,
  primary key (operator_id, code_hash)
);

create table operators_invitations (
  operator_id uuid        primary key references operators_accounts (id),
  token_hash  text        not null,
  code_salt   text        not null,
  expires_at  timestamptz not null,
  constraint operators_invitations__token_hash_unique unique (token_hash)
);

-- Wrong tries, by where they come from. What is older than the guard looks back says nothing.
create table operators_failures (
  operator_id uuid        not null references operators_accounts (id),
  address_key text        not null,
  failures    integer     not null,
  last_at     timestamptz not null,
  primary key (operator_id, address_key)
);

create function operators_keep_demo_from_money() returns trigger language plpgsql as $$
begin
  if exists (select from site_market_policies where mode = 'REAL')
     and exists (select from operators_accounts where is_demo and disabled_at is null) then
    raise check_violation using message =
      'A market for real money and demo operators exclude each other: npm run demo:remove';
  end if;
  return null;
end
$$;

create trigger site_market_policies__no_demo_operators
  after insert or update of mode on site_market_policies
  for each row when (new.mode = 'REAL') execute function operators_keep_demo_from_money();

create trigger operators_accounts__no_demo
  after insert or update of is_demo, disabled_at on operators_accounts
  for each row when (new.is_demo and new.disabled_at is null)
  execute function operators_keep_demo_from_money();
