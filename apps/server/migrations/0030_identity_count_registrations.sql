-- Why: a machine opened ten accounts within two seconds from one address. How many accounts a network has opened lately is
-- counted here, by address or, for IPv6, by each of the networks around it; rows are forgotten once they count no more.

create table identity_registrations (
  member_id uuid not null references identity_members on delete cascade,
  merchant_code text not null references site_merchants,
  network text not null,
  registered_at timestamptz not null,
  primary key (member_id, network)
);

create index identity_registrations__network
  on identity_registrations (merchant_code, network, registered_at desc);

create index identity_registrations__registered_at on identity_registrations (registered_at);
