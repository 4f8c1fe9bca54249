-- Why: whoever takes a time-out or excludes themselves may still come in, but only to what pays out and tells. Every call
-- asks whose session it is; until when somebody stays away is answered with that, and every node has to hear of it at once.
-- The decision and its history are the feature safety's.

alter table identity_members add column excluded_until timestamptz;

drop trigger identity_members__told on identity_members;

create trigger identity_members__told
  after delete or update of type, username, must_change_password, disabled_at, expires_at, excluded_until
  on identity_members
  for each row execute function identity_tell_session_change('id');
