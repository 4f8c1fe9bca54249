-- Why: operators look through all friends of a merchant, those who joined last on top.

create index rewards_referrals__newest on rewards_referrals (merchant_code, joined_at desc, friend_id desc);
