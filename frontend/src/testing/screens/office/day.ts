import type { Answers } from '../documented-server';
import { audit } from './audit';
import { catalogue } from './catalogue';
import { figures } from './figures';
import { live } from './live';
import { oneOrder } from './one-order';
import { oneUser } from './one-user';
import { orders } from './orders';
import { overview } from './overview';
import { people } from './people';

/** A day of the back-office at its usual size, so that its screens are seen as full as they are. */
export const day: Answers = {
  ...figures,
  ...people,
  ...oneUser,
  ...orders,
  ...oneOrder,
  ...live,
  ...catalogue,
  ...audit,
  ...overview,
};
