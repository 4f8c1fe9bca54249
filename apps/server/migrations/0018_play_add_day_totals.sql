-- Why: rollover, levels, missions, rebates, salaries and reports all ask how much somebody has played. They read
-- sums that are kept as bets are decided, instead of adding up tickets each time.
--
-- Sums are numeric: a bigint would bound what a year of an operator's largest players may come to.

create table play_day_totals (
  member_id      uuid    not null,
  business_day   date    not null,
  category       text    not null,
  vendor_code    text    not null,
  currency       text    not null,
  merchant_code  text    not null,
  stake          numeric not null,
  valid_turnover numeric not null,
  payout         numeric not null,
  bets           bigint  not null,
  primary key (member_id, business_day, category, vendor_code, currency)
);

-- What a merchant's members played on a day.
create index play_day_totals__day on play_day_totals (merchant_code, business_day);
