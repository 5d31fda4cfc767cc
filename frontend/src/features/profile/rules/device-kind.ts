export type DeviceKind = 'computer' | 'phone' | 'program';

const phoneSystems = new Set(['Android', 'iOS']);

/** What to draw for a sign-in: those that carry a name of their own were made by a program. */
export function deviceKind({ name, system }: { name: string; system: string | null }): DeviceKind {
  if (name !== 'web') return 'program';
  return system && phoneSystems.has(system) ? 'phone' : 'computer';
}
