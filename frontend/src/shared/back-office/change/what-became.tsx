import { ChangesPreview, type ChangeWords } from './changes-preview';

type Facts = Readonly<Record<string, unknown>>;

interface WhatBecameProps extends ChangeWords {
  /** As this screen showed it. */
  seen: Facts;
  /** As another member of staff left it. */
  current: Facts;
}

/** What another member of staff changed in a record meanwhile, as far as its fields have names here. */
export function WhatBecame({ seen, current, ...words }: WhatBecameProps) {
  const names = Object.keys(words.labels).filter((name) => seen[name] !== current[name]);
  if (names.length === 0) return null;
  const chosen = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  const change = { action: '', entity_type: '', entity_id: '', before: chosen(seen), after: chosen(current) };
  return <ChangesPreview changes={[change]} {...words} />;
}
