-- Why: a decided bet whose stake came back after all takes its turnover away again. That may be heard of before the bet
-- itself, or in the month after, and a sum is then less than nothing for a while. Whoever counted stood still instead, and
-- with them all that waits until everything is counted.

alter table rewards_vip_members drop constraint rewards_vip_members__sums_count;
alter table rewards_vip_members add constraint rewards_vip_members__deposits_count check (deposits >= 0);
