import { generateClientTypes } from './client-types.mjs';
import { generateRouteTree } from './route-tree.mjs';
import { generateServerContract } from './server-contract.mjs';

/** Rewrites every generated file of the tree, in the order in which one comes from the other. */
export async function generateAll() {
  await generateServerContract();
  await generateClientTypes();
  await generateRouteTree();
}
