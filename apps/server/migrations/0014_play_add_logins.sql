-- Why: whoever logs out has left the games as well. A game's session therefore knows the login that it was
-- launched from, and ends with it; a game that was launched from another device goes on.

alter table play_launches add column login_id uuid;
alter table play_sessions add column login_id uuid;
