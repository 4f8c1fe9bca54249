-- Why: operators find a member by whatever they know of one, among a million of them, block those who must not play, and write
-- down what they learn. Every way of looking has an index of its own, in the order in which it is shown.

alter table identity_members
  add column disabled_by text,
  add column disabled_reason text;

create index identity_members__newest on identity_members (merchant_code, registered_at, id);
create index identity_members__type on identity_members (merchant_code, type, registered_at, id);
create index identity_members__blocked
  on identity_members (merchant_code, registered_at, id) where disabled_at is not null;
create index identity_members__labels on identity_members using gin (labels);
create index identity_members__name on identity_members (merchant_code, username text_pattern_ops);
create index identity_members__mobile on identity_members (merchant_code, mobile) where mobile is not null;
create index identity_members__email on identity_members (merchant_code, email) where email is not null;
create index identity_members__registered_address
  on identity_members (merchant_code, registered_address) where registered_address <> '';
create index identity_sessions__address on identity_sessions (merchant_code, address);
create index identity_devices__device_hash on identity_devices (device_hash);

-- The labels that a merchant has ever given, so that the same thing keeps one name.
create table identity_labels (
  merchant_code text not null references site_merchants,
  name          text not null,
  primary key (merchant_code, name),
  constraint identity_labels__name_given check (name <> '' and length(name) <= 32)
);

insert into identity_labels (merchant_code, name)
select distinct merchant_code, label from identity_members, unnest(labels) as label
 where label <> '' and length(label) <= 32;

create table identity_notes (
  id            uuid        primary key,
  member_id     uuid        not null references identity_members on delete cascade,
  operator_id   uuid        not null,
  operator_name text        not null,
  text          text        not null,
  written_at    timestamptz not null,
  constraint identity_notes__text_given check (text <> '')
);

create index identity_notes__member_id on identity_notes (member_id, id);

-- What was noted stays as it was written; it goes only with an account that is forgotten as a whole.
create function identity_notes_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'notes about members are not changed';
end
$$;

create trigger identity_notes__unchanged
  before update on identity_notes for each row execute function identity_notes_refuse();
