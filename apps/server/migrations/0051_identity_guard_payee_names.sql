-- Why: payouts go to accounts in the member's own name alone. Once an account was bound the name stays as it is, or the
-- rule would mean nothing; and whoever had the payment password reset waits for a day, in case that it was not the owner.

alter table identity_members
  add column payee_name_locked_at timestamptz,
  add column payment_password_reset_at timestamptz;
