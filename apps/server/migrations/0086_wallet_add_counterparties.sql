-- Why: an agent's record tells with whom money was exchanged, and is searched for one of them. Few transfers have
-- another member on their far side, so who that is stands beside the ledger instead of in each of its rows.

create table wallet_counterparties (
  member_id       uuid not null,
  source          text not null,
  key             text not null,
  counterparty_id uuid not null references identity_members (id),
  primary key (member_id, source, key)
);

create index wallet_counterparties__with on wallet_counterparties (member_id, counterparty_id);
