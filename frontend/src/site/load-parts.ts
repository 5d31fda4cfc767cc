import { frameParts } from './frame/frame-parts';
import type { LivingParts } from './living-parts';

const files = import.meta.glob<{ parts: LivingParts }>('./pages/*.parts.ts');

/** What is alive on a page, its frame included. */
export async function loadParts(pageId: string): Promise<LivingParts> {
  const own = await files[`./pages/${pageId}.parts.ts`]?.();
  if (!own) return frameParts;
  return {
    namespaces: [...frameParts.namespaces, ...own.parts.namespaces],
    components: { ...frameParts.components, ...own.parts.components },
  };
}
