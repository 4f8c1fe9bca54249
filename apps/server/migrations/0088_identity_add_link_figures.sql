-- Why: an agent wants to know what a link brings: who looked, who registered, who paid something in. The first is
-- counted when a visitor's link is checked, the others follow from the code by which a member came.
--
-- Invariants: `visits` has grown by one for each row that identity_affiliate_visits ever held; rows of past days go.

alter table identity_affiliate_codes add column visits integer not null default 0;
alter table identity_members add column invitation_code text;

create table identity_affiliate_visits (
  merchant_code text not null,
  code          text not null,
  day           date not null,
  -- A digest of what tells one browser from another.
  visitor       text not null,
  primary key (merchant_code, code, day, visitor),
  foreign key (merchant_code, code) references identity_affiliate_codes (merchant_code, code)
);

create index identity_affiliate_visits__day on identity_affiliate_visits (day);
create index identity_affiliate_codes__newest
  on identity_affiliate_codes (merchant_code, created_at desc, code);
