import { Generator, getConfig } from '@tanstack/router-generator';
import { fromRoot } from '../runtime/paths.mjs';

/** The frontend's route files → route-tree.gen.ts, as its Vite plugin does on every build. */
export async function generateRouteTree() {
  const root = fromRoot('frontend');
  const config = await getConfig({ disableLogging: true }, root);
  await new Generator({ config, root }).run();
}
