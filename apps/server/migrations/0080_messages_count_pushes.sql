-- Why: a delivery is gone once it was taken, so operators could not see whether notifications arrive.
--
-- Invariants: one row for each merchant, day (UTC), category and end that deliveries of that day had.

create table messages_push_days (
  merchant_code text    not null references site_merchants (code),
  day           date    not null,
  category      text    not null,
  -- Taken by the push service; the device was gone; refused for good; given up after all attempts.
  outcome       text    not null,
  count         integer not null,
  primary key (merchant_code, day, category, outcome),
  constraint messages_push_days__category_known check (category in ('FINANCE', 'SECURITY', 'PROMO')),
  constraint messages_push_days__outcome_known check (outcome in ('TAKEN', 'GONE', 'REFUSED', 'GIVEN_UP')),
  constraint messages_push_days__counted check (count > 0)
);
