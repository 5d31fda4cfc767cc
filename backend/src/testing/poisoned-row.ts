import type { TestDatabase } from './test-database.js';

/** A row that no statement can change any more, as a fault of the data or of our code would make it. */
export async function poisonRow(
  { owner }: Pick<TestDatabase, 'owner'>,
  table: string,
  id: string,
  column = 'id',
): Promise<{ cure(): Promise<void> }> {
  const name = `poison_${id.replaceAll(/\W/g, '_')}`;
  await owner.sequelize.query(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'poisoned row'; END $$;
     CREATE TRIGGER ${name} BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW
       WHEN (OLD.${column}::text = '${id}') EXECUTE FUNCTION ${name}();`,
  );
  return {
    async cure() {
      await owner.sequelize.query(`DROP FUNCTION ${name} CASCADE`);
    },
  };
}
