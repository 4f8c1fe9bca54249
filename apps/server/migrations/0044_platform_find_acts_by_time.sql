-- Why: whoever asks the trail for a day of last year must not wait until every act since then was looked at.

create index platform_audit__at on platform_audit (merchant_code, at);
