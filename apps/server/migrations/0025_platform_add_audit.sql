-- Why: whoever runs a merchant can be asked afterwards who did what, from where and for what reason. Each
-- act is a row that nobody changes, takes away or puts in between: every row carries a hash of itself and
-- of the row before it, and the head of a merchant's chain says which row is the last.

create table platform_audit_heads (
  merchant_code text   primary key,
  seq           bigint not null,
  hash          bytea  not null
);

create table platform_audit (
  merchant_code text        not null,
  seq           bigint      not null,
  at            timestamptz not null,
  operator_id   uuid        not null,
  operator_name text        not null,
  address       text        not null,
  -- The name of the call by which it was done.
  act           text        not null,
  subject       text        not null,
  reason        text,
  before        jsonb       not null,
  after         jsonb       not null,
  hash          bytea       not null,
  primary key (merchant_code, seq)
);

create index platform_audit__operator on platform_audit (merchant_code, operator_name, seq);
create index platform_audit__act on platform_audit (merchant_code, act, seq);
create index platform_audit__subject on platform_audit (merchant_code, subject, seq);

-- What is hashed, in one place for writing and for checking. Times as microseconds, because their text
-- depends on the session's zone; jsonb has one text for one value.
create function platform_audit_hash(previous bytea, entry platform_audit) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry.merchant_code, entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.operator_id,
    entry.operator_name, entry.address, entry.act, entry.subject, entry.reason, entry.before, entry.after
  )::text, 'UTF8'))
$$;

create function platform_audit_append() returns trigger language plpgsql as $$
declare
  previous platform_audit_heads;
begin
  insert into platform_audit_heads (merchant_code, seq, hash) values (new.merchant_code, 0, ''::bytea)
    on conflict (merchant_code) do nothing;
  select * into previous from platform_audit_heads where merchant_code = new.merchant_code for update;
  new.seq := previous.seq + 1;
  new.hash := platform_audit_hash(previous.hash, new);
  update platform_audit_heads set seq = new.seq, hash = new.hash where merchant_code = new.merchant_code;
  return new;
end
$$;

create trigger platform_audit__append
  before insert on platform_audit for each row execute function platform_audit_append();

create function platform_audit_refuse() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'The audit trail is only ever added to.';
end
$$;

create trigger platform_audit__no_change
  before update or delete on platform_audit for each row execute function platform_audit_refuse();

create trigger platform_audit__no_truncate
  before truncate on platform_audit for each statement execute function platform_audit_refuse();
