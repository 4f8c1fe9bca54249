-- Why: a client encrypts its login to a public key of ours, and any node must be able to read it,
-- also shortly after a newer key took over. The private halves are stored sealed by the
-- deployment's own secret: a copy of this table alone opens nothing.

create table platform_call_keys (
  id                 text        primary key,
  public_key         text        not null,
  private_key_sealed text        not null,
  created_at         timestamptz not null,
  retires_at         timestamptz not null,
  constraint platform_call_keys__retires_after_creation check (retires_at > created_at)
);

create index platform_call_keys__retires_at on platform_call_keys (retires_at);

-- An encrypted call carries a challenge that may be spent once. The primary key decides between two
-- nodes that receive the same call at the same moment; what has expired may be forgotten.
create table platform_spent_challenges (
  challenge  text        primary key,
  expires_at timestamptz not null
);

create index platform_spent_challenges__expires_at on platform_spent_challenges (expires_at);
