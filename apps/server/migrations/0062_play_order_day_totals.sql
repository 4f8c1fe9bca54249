-- Why: what is paid for a day is paid member by member, in batches: each begins where the one before ended.

create index play_day_totals__day_member on play_day_totals (merchant_code, business_day, member_id);

drop index play_day_totals__day;
