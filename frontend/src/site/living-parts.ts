import type { Namespace } from 'i18next';
import type { ComponentType } from 'react';

/** What scripts take over of a page: `pages/<id>.parts.ts` exports it as `parts`, if the page has any. */
export type LivingParts = {
  /** All texts that the parts use; they are sent along with the page. */
  namespaces: Extract<Namespace, string>[];
  /** By the name under which `LivingPart` places each. */
  components: Readonly<Record<string, ComponentType>>;
};
