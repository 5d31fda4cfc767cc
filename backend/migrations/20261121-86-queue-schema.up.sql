-- The schema of the job queue, which fills it by itself; the role that serves may not create one.
DO $$
BEGIN
  IF to_regnamespace('pgboss') IS NULL THEN
    CREATE SCHEMA pgboss;
  END IF;
END
$$;
