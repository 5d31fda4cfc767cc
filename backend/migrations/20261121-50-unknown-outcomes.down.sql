DROP FUNCTION number_found(
  text, text, text, text, text, bigint, boolean, double precision, double precision, double precision, timestamptz);
DROP FUNCTION attempts_give_up(timestamptz, timestamptz);
DROP FUNCTION attempts_lose(timestamptz, timestamptz);
