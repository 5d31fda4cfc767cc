/** The body of a successful answer. */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call;
  // Refusals have thrown already, so data is missing only for answers that have none.
  return data as Body;
}
