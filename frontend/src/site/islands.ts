import type { PageIslands } from '../shared/performance/island';
import { frameIslands } from './frame/frame-islands';

const files = import.meta.glob<{ islands: PageIslands }>('./pages/*.islands.ts');

export async function loadIslands(pageId: string): Promise<PageIslands> {
  const own = await files[`./pages/${pageId}.islands.ts`]?.();
  if (!own) return frameIslands;
  return {
    ...own.islands,
    namespaces: [...frameIslands.namespaces, ...own.islands.namespaces],
    components: { ...frameIslands.components, ...own.islands.components },
  };
}
