import { activations } from './commands/activations.js';
import { alarms } from './commands/alarms.js';
import { audit } from './commands/audit.js';
import { balance } from './commands/balance/balance.js';
import { cases } from './commands/cases.js';
import { categories } from './commands/categories.js';
import { countries } from './commands/countries.js';
import { gateways } from './commands/gateways.js';
import { incidents } from './commands/incidents.js';
import { orders } from './commands/orders/orders.js';
import { overview } from './commands/overview.js';
import { products } from './commands/products/products.js';
import { profiles } from './commands/profiles.js';
import { providers } from './commands/providers.js';
import { reports } from './commands/reports/reports.js';
import { login } from './commands/session/login.js';
import { logout, whoami } from './commands/session/session.js';
import { sessions } from './commands/sessions.js';
import { settings } from './commands/settings/settings.js';
import { tokens } from './commands/tokens.js';
import { api } from './commands/tool/api.js';
import { open } from './commands/tool/open.js';
import { search } from './commands/tool/search.js';
import { topups } from './commands/topups.js';
import { users } from './commands/users/users.js';
import type { Catalogue } from './command/definition.js';
import { completionOf } from './reference/completion.js';

export const CATALOGUE: Catalogue = {
  login,
  logout,
  whoami,
  overview,
  search,
  profiles,
  users,
  balance,
  sessions,
  tokens,
  orders,
  activations,
  topups,
  products,
  categories,
  countries,
  providers,
  gateways,
  reports,
  audit,
  settings,
  alarms,
  cases,
  incidents,
  api,
  open,
  completion: completionOf(() => CATALOGUE),
};
