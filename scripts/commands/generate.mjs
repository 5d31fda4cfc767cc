import { generateAll } from '../generate/generate-all.mjs';
import { readGenerated } from '../generate/generated-files.mjs';

export async function run() {
  const before = readGenerated();
  await generateAll();
  const changed = [...readGenerated()].filter(([name, content]) => before.get(name) !== content);
  console.log(
    changed.length === 0
      ? 'Everything was up to date.'
      : `Rewrote ${changed.map(([name]) => name).join(', ')}.`,
  );
}
