-- Why: every node remembers for a few seconds whose a session is, so that not each call asks for it. It must
-- hear at once when that is over, whoever wrote so: another node, a job, or an operator by hand. Only the
-- database sees all of them. The notice says whose sessions to look up again, and decides nothing.

create function identity_tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity_sessions', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;

create trigger identity_sessions__told
  after delete or update of ended_at, ends_at, idle_ms, token_hash on identity_sessions
  for each row execute function identity_tell_session_change('member_id');

create trigger identity_members__told
  after delete or update of type, username, must_change_password, disabled_at, expires_at
  on identity_members
  for each row execute function identity_tell_session_change('id');
