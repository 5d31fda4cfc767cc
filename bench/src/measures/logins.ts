import { createPasswordHasher } from '../../../backend/src/modules/auth/passwords/password-hasher.js';
import { interleave, type Figure } from '../ratio.js';

const CLIENTS = 4;
const SECONDS = 4;
const ROUNDS = 2;

/** How often per second a few workers at once finish the work. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < endsAt) {
        await work();
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - startedAt)) * 1000;
}

/** Sign-ins compared with only checking the same password: the difference to 1 is not the hash. */
export async function measureLogins(logIn: () => Promise<unknown>, password: string): Promise<Figure> {
  const hasher = createPasswordHasher();
  const passwordHash = await hasher.hash(password);
  const { subject, baseline, ratio, spread } = await interleave(
    ROUNDS,
    () => perSecond(() => hasher.verify(passwordHash, password)),
    () => perSecond(logIn),
  );
  return {
    name: 'Sign-ins',
    measured: `${Math.round(subject)} /s`,
    baseline: `argon2id alone: ${Math.round(baseline)} /s (spread ${Math.round(spread * 100)} %)`,
    value: ratio.toFixed(2),
    goal: '',
    met: null,
  };
}
