-- Why: a label may take a right away, such as that to chat. Open pages that have it must hear so at once, as they do of
-- an exclusion, whichever process wrote it.

drop trigger identity_members__told on identity_members;

create trigger identity_members__told
  after delete or update of type, username, must_change_password, disabled_at, expires_at, excluded_until, labels
  on identity_members
  for each row execute function identity_tell_session_change('id');
