#!/bin/sh
# Makes the role that a standby copies as. Run once, where the database is made.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=password="$REPLICATOR_PASSWORD" <<'SQL'
create role replicator login replication password :'password';
SQL
