#!/bin/sh
# Copies the database of $PRIMARY into $PGDATA, once, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	mkdir -p "$PGDATA"
	chmod 0700 "$PGDATA"
	way="host=$PRIMARY user=replicator application_name=standby"
	# A copy that was broken off leaves its slot behind, and its files.
	until pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --checkpoint=fast --create-slot --slot=standby --dbname="$way" ||
		pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --checkpoint=fast --slot=standby --dbname="$way"; do
		rm -rf "${PGDATA:?}"/*
		sleep 2
	done
	# pg_basebackup leaves passwords of the environment out.
	echo "primary_conninfo = '$way password=$PGPASSWORD'" >>"$PGDATA/postgresql.auto.conf"
fi
exec postgres -D "$PGDATA" -c config_file=/etc/stakeout/standby.conf -c hba_file=/etc/stakeout/pg_hba.conf
