import type pg from 'pg';

/** Defined for PostgreSQL before 18. RFC 9562: milliseconds since 1970, 12 bits of microseconds, the rest random. */
export const CREATE_UUIDV7 = `
  CREATE FUNCTION public.uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
    SELECT encode(
      int8send((microseconds / 1000 << 16) | x'7000'::bigint | (microseconds % 1000 * 4096 / 1000))
      || substring(uuid_send(gen_random_uuid()) FROM 9), 'hex')::uuid
      FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS microseconds) AS now
  $$`;

export async function ensureUuidv7(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regprocedure('uuidv7()') IS NOT NULL AS exists",
  );
  if (!rows[0]?.exists) await client.query(CREATE_UUIDV7);
}
