/** What staff read, and how long it may take. */
export interface Reading {
  name: string;
  path: string;
  /** A first page or a statistic takes at most three times what it takes in a small business, a filter at most a second. */
  kind: 'first page' | 'statistic' | 'filter';
}

const page = (name: string, path: string): Reading => ({ name, path, kind: 'first page' });
const statistic = (name: string, path: string): Reading => ({ name, path, kind: 'statistic' });
const filter = (name: string, path: string): Reading => ({ name, path, kind: 'filter' });

export const READINGS: readonly Reading[] = [
  statistic('Dashboard', 'dashboard/stats'),
  statistic('Overview of today', 'dashboard/overview'),
  statistic('Overview of 30 days', 'dashboard/overview?period=30d'),
  statistic('Chart by day', 'dashboard/series'),
  statistic('Chart by month', 'dashboard/series?by=month'),
  statistic('Revenue', 'revenue/stats'),
  page('Users', 'users'),
  page('Users by e-mail', 'users?sort=email&direction=asc'),
  filter('Users: a name that many have', 'users?search=maria'),
  filter('Users: a name that few have', 'users?search=zuleica+uchoa'),
  filter('Users: an address', 'users?search=maria7'),
  filter('Users: two letters', 'users?search=ya'),
  filter('Users: a CPF', 'users?search=00000000900'),
  filter('Users: inactive', 'users?status=inactive'),
  filter('Users: managers', 'users?role=MANAGER'),
  filter('Users: customers', 'users?role=CUSTOMER'),
  filter('Users: page 150', 'users?page=150'),
];
