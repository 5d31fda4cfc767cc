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

/** A day of the back-office with as much data as usual, so that the screens are as full as in reality. */
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
