-- Why: agents see how many of their team are here now. Who was seen within some minutes is asked once a minute for
-- each merchant, and must not read every session that was ever opened.

create index identity_sessions__seen_at on identity_sessions (merchant_code, seen_at);
